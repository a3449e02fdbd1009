import type { errors as english } from '../en_US/errors.ts';
import type { Translation } from '../texts.ts';

/** What happened, and what to do next. */
export const errors: Translation<typeof english> = {
  reasons: {
    accountFrozen:
      'Akaun anda digantung buat sementara. Wang anda selamat; sila hubungi khidmat pelanggan.',
    'amount.belowMinimum': 'Jumlah minimum ialah {{limit}}. Masukkan jumlah yang lebih besar.',
    'amount.aboveMaximum': 'Jumlah maksimum ialah {{limit}}. Masukkan jumlah yang lebih kecil.',
    'amount.invalid': 'Masukkan jumlah yang betul.',
    'arguments.invalid': 'Ada maklumat yang tidak betul. Semak dan cuba lagi.',
    'avatar.invalid': 'Muat naik gambar dahulu, kemudian pilih gambar itu.',
    'bankCard.duplicate': 'Akaun bank ini sudah ada. Pilih daripada senarai anda.',
    'bankCard.invalid': 'Butiran bank tidak betul. Semak bank, nama dan nombor akaun.',
    'bankCard.needed': 'Tiada maklumat akaun bank, adakah anda mahu menambahnya?',
    'bankCard.tooMany': 'Bilangan akaun bank telah mencapai had. Padam satu dahulu.',
    'birthday.invalid': 'Tarikh lahir ini tidak betul. Semak tarikhnya.',
    'birthday.set':
      'Hari lahir anda sudah ditetapkan dan tidak boleh diubah. Hubungi khidmat pelanggan jika salah.',
    'birthday.tooYoung':
      'Anda mesti berumur sekurang-kurangnya {{limit}} tahun untuk bermain di sini.',
    'captcha.needed': 'Masukkan aksara dalam gambar.',
    'captcha.wrong': 'Aksara tidak betul. Cuba gambar baharu.',
    'claim.expired': 'Tempoh untuk menuntut ini sudah tamat.',
    'code.expired': 'Kod ini tidak lagi sah. Minta kod baharu.',
    'code.wrong': 'Kod tidak betul. Semak SMS terkini.',
    conflict: 'Maklumat telah berubah. Lihat semula dan ulangi jika masih mahu.',
    'credentials.wrong':
      'Nama pengguna atau kata laluan salah. Cuba lagi, atau log masuk melalui SMS.',
    'deposit.bankNoTimes':
      'Bilangan deposit melalui bank ini hari ini telah habis. Pilih bank lain.',
    'deposit.bankOverLimit':
      'Had dilebihi. Anda boleh mendeposit {{limit}} lagi melalui bank ini hari ini.',
    'deposit.channelNoTimes':
      'Bilangan deposit dengan kaedah ini hari ini telah habis. Pilih kaedah lain.',
    'deposit.channelOverLimit':
      'Had dilebihi. Anda boleh mendeposit {{limit}} lagi dengan kaedah ini hari ini.',
    'deposit.closed': 'Deposit ditutup buat masa ini. Cuba lagi nanti.',
    'deposit.duplicate':
      'Anda telah menghantar pindahan ini. Semak statusnya dalam senarai deposit anda.',
    'deposit.noTimes': 'Bilangan deposit hari ini telah habis. Kembali esok.',
    'deposit.overLimit': 'Had dilebihi. Anda boleh mendeposit {{limit}} lagi hari ini.',
    'email.invalid': 'Alamat e-mel ini tidak betul. Semak, atau biarkan kosong.',
    'event.ended':
      'Acara telah ditutup atau tamat tempoh dan anda tidak boleh menyertainya lagi. Lihat acara lain.',
    'event.notStarted': 'Acara ini belum bermula. Kembali apabila ia dibuka.',
    forbidden: 'Ini tidak tersedia untuk anda.',
    'game.maintenance': 'Permainan sedang diselenggara. Pilih yang lain dahulu.',
    'game.providerDown':
      'Pengeluar permainan tidak memberi respons. Wang anda ada dalam dompet; cuba lagi sebentar nanti.',
    'game.sessionEnded': 'Permainan terputus, keluar dan masuk semula.',
    'idempotency.conflict': 'Ini sudah dihantar dengan jumlah lain. Semak transaksi anda dahulu.',
    'idempotency.missing':
      'Ini tidak dapat dihantar dengan selamat. Muat semula halaman dan cuba lagi.',
    'identity.providerDown':
      'Rangkaian sosial tidak memberi respons. Cuba lagi sebentar nanti, atau log masuk melalui SMS.',
    'identity.refused':
      'Log masuk sosial tidak sah: mungkin sudah luput atau telah digunakan. Mula semula.',
    insufficientBalance:
      'Baki tidak mencukupi. Deposit dahulu, atau pilih jumlah yang lebih kecil.',
    internal: 'Laman mengalami masalah. Wang anda selamat; cuba lagi sebentar nanti.',
    'inviteCode.invalid': 'Kod jemputan ini tidak wujud. Semak, atau teruskan tanpa kod.',
    'nickname.invalid': 'Nama samaran selebih-lebihnya {{limit}} aksara, dalam satu baris.',
    'nickname.reserved': 'Nama samaran ini dikhaskan untuk kakitangan. Pilih nama lain.',
    notFound: 'Ia tiada, atau tidak wujud lagi.',
    overloaded: 'Laman sangat sibuk. Cuba lagi sebentar nanti.',
    'password.invalid': 'Gunakan 6 hingga 20 huruf, angka atau _ . ! @ # $ % ^ & * ?',
    'password.sameAsOld': 'Kata laluan baharu dan lama tidak boleh sama.',
    'password.wrong': 'Kata laluan semasa tidak betul. Cuba lagi.',
    'payment.providerDown':
      'Penyedia pembayaran tidak memberi respons. Tiada wang ditolak; cuba lagi sebentar nanti.',
    'period.invalid':
      'Pilih tempoh selebih-lebihnya {{limit}} hari, tarikh mula sebelum tarikh akhir.',
    'phone.bound': 'Akaun anda sudah mempunyai nombor telefon.',
    'phone.invalid': 'Sila masukkan nombor telefon yang betul.',
    'phone.taken': 'Nombor ini sudah mempunyai akaun. Sila log masuk.',
    'phone.unbound': 'Pautkan nombor telefon anda dahulu; selepas itu semuanya terbuka untuk anda.',
    'preview.changed':
      'Ada perubahan sejak anda melihat pratonton ini. Semak yang baharu dan sahkan semula.',
    'promotion.alreadyJoined': 'Anda sudah menyertainya. Lihat dalam promosi anda.',
    'promotion.codeWrong': 'Kod promosi ini tidak betul. Semak dan cuba lagi.',
    'promotion.givesUpSettlement':
      'Syarat sudah dipenuhi. Selesaikan untuk dibayar; menutupnya membatalkan baki.',
    'promotion.notSettlable': 'Syaratnya belum dipenuhi, atau tidak lagi. Lihat apa yang kurang.',
    'promotion.notUnlockable': 'Ia boleh dibuka kunci apabila bakinya kurang daripada {{limit}}.',
    'promotion.ended':
      'Promosi ini telah tamat, jadi ia tidak boleh digunakan untuk permainan. Main dari dompet anda.',
    'promotion.gameNotAllowed':
      'Promosi ini tidak termasuk permainan ini. Pilih permainannya, atau main dari dompet anda.',
    'promotion.roundOpen': 'Satu pusingan masih terbuka. Selesaikannya, kemudian cuba lagi.',
    'promotion.stakeTooHigh':
      'Pertaruhan melebihi had promosi ini. Pilih yang lebih rendah, atau main dari dompet anda.',
    proofNeeded: 'Sahkan diri anda dahulu dengan kata laluan atau kod SMS.',
    'proof.wrong': 'Pengesahan tidak berjaya. Cuba lagi.',
    'realname.invalid': 'Tulis nama anda seperti dalam dokumen, selebih-lebihnya {{limit}} aksara.',
    'reset.mismatch':
      'Nombor telefon dan nama pengguna tidak sepadan. Semak kedua-duanya; jika tiada nama dipilih, nombor telefon ialah nama pengguna anda.',
    'round.notReplayable':
      'Pusingan ini tidak boleh dimainkan semula: hanya 50 pusingan terakhir yang tamat bagi setiap permainan.',
    'seeds.inUse': 'Satu pusingan dengan benih ini masih terbuka. Tamatkan dahulu, kemudian tukar.',
    'session.dead': 'Anda telah log keluar. Log masuk semula untuk meneruskan.',
    'signUp.codeNeeded': 'Masukkan kod SMS dahulu.',
    'signUp.bankNeeded': 'Tambah akaun bank anda dahulu.',
    'sms.providerDown':
      'Kod tidak dapat dihantar. Cuba lagi sebentar nanti, atau gunakan kata laluan.',
    tooMany: 'Terlalu banyak percubaan. Tunggu sebentar dan cuba lagi.',
    'upload.missing': 'Satu gambar sudah tiada. Tambahkannya semula.',
    'upload.tooLarge':
      'Melebihi saiz fail yang dibenarkan. Pilih gambar tidak melebihi {{limit}} MB.',
    'upload.tooMany': 'Melebihi bilangan fail maksimum. Had ialah {{limit}}.',
    'upload.unreadable': 'Muat naik gagal: gambar ini tidak dapat dibaca. Cuba gambar lain.',
    'upload.wrongType': 'Pilih gambar JPEG, PNG atau WebP.',
    'username.invalid': 'Gunakan 4 hingga 20 huruf, angka atau _ . @',
    'username.taken': 'Nama pengguna ini sudah diambil. Pilih yang lain.',
    'withdrawal.closed': 'Pengeluaran ditutup buat masa ini. Cuba lagi nanti.',
    'withdrawal.noTimes': 'Bilangan pengeluaran hari ini telah habis. Kembali esok.',
  },
  violations: {
    'phone.required': 'Masukkan nombor telefon anda.',
    'phone.incorrect': 'Sila masukkan nombor telefon yang betul.',
    'username.required': 'Masukkan nama pengguna atau telefon anda.',
    'username.incorrect': 'Gunakan 4 hingga 20 huruf, angka atau _ . @',
    'password.required': 'Masukkan kata laluan.',
    'password.incorrect': 'Gunakan 6 hingga 20 huruf, angka atau _ . ! @ # $ % ^ & * ?',
    'password.tooShort': 'Kata laluan mesti sekurang-kurangnya 6 aksara.',
    'password.sameAsOld': 'Kata laluan baharu dan lama tidak boleh sama.',
    'confirmPassword.required': 'Masukkan kata laluan sekali lagi.',
    'confirmPassword.mismatch': 'Kata laluan yang dimasukkan tidak sepadan.',
    'code.required': 'Masukkan kod.',
    'code.incorrect': 'Kod mempunyai enam digit.',
    'captcha.required': 'Masukkan aksara dalam gambar.',
    'captcha.incorrect': 'Gambar menunjukkan empat aksara.',
    'amount.required': 'Sila masukkan jumlah.',
    'amount.incorrect': 'Masukkan jumlah yang betul.',
    'deposit.belowMinimum': 'Jumlah deposit minimum ialah {{limit}}.',
    'deposit.aboveMaximum': 'Jumlah deposit maksimum ialah {{limit}}.',
    'deposit.noTimes': 'Bilangan deposit telah habis.',
    'deposit.limitExceeded': 'Had dilebihi. Anda boleh mendeposit {{limit}} lagi hari ini.',
    'withdrawal.incorrectAmount': 'Sila pilih jumlah pengeluaran yang betul.',
    'withdrawal.insufficientBalance': 'Baki tidak mencukupi.',
    'withdrawal.noTimes': 'Bilangan pengeluaran telah habis.',
    'promotion.belowMinimum': 'Sertai dengan sekurang-kurangnya {{limit}}.',
    'promotion.aboveMaximum': 'Sertai dengan paling banyak {{limit}}.',
    'promotion.insufficientBalance': 'Baki tidak mencukupi. Anda ada {{limit}}.',
    'promotionCode.required': 'Masukkan kod promosi.',
    'bank.required': 'Pilih bank anda.',
    'cardholder.required': 'Masukkan nama pemegang akaun.',
    'cardholder.incorrect': 'Masukkan nama seperti yang didaftarkan dengan bank.',
    'bankAccount.required': 'Masukkan nombor akaun.',
    'bankAccount.incorrect': 'Nombor akaun mempunyai 6 hingga 24 digit.',
    'payee.required': 'Pilih akaun yang menerima wang anda.',
    'payerAccount.required': 'Masukkan akaun yang anda gunakan untuk membayar.',
    'depositTime.required': 'Masukkan tarikh dan masa pindahan anda.',
    'depositTime.inFuture': 'Masukkan masa yang telah lepas.',
    'depositTime.tooOld':
      'Masukkan pindahan dalam {{limit}} hari lepas. Untuk yang lebih lama, hubungi khidmat pelanggan.',
    'receipt.required': 'Tambah imej resit anda.',
    'feedback.required': 'Beritahu kami apa yang berlaku.',
    'feedback.tooShort': 'Tulis sekurang-kurangnya {{limit}} aksara.',
    'feedback.tooLong': 'Tulis selebih-lebihnya {{limit}} aksara.',
    'contactInfo.required': 'Masukkan maklumat untuk dihubungi.',
    'contactInfo.tooLong': 'Gunakan selebih-lebihnya {{limit}} aksara.',
    'comment.required': 'Tulis komen anda.',
    'comment.tooLong': 'Tulis tidak melebihi {{limit}} aksara.',
    'nickname.required': 'Masukkan nama samaran.',
    'nickname.incorrect': 'Nama samaran selebih-lebihnya {{limit}} aksara, dalam satu baris.',
    'realname.required': 'Masukkan nama sebenar anda.',
    'realname.incorrect':
      'Tulis nama anda seperti dalam dokumen: huruf sahaja, selebih-lebihnya {{limit}}.',
    'gender.required': 'Pilih satu.',
    'email.incorrect': 'Alamat e-mel ini tidak betul. Semak, atau biarkan kosong.',
    'birthday.required': 'Pilih tarikh lahir anda.',
    'birthday.incorrect': 'Tarikh ini tiada dalam kalendar.',
    'birthday.inFuture': 'Tarikh lahir mestilah sebelum hari ini.',
    'birthday.tooYoung':
      'Anda mesti berumur sekurang-kurangnya {{limit}} tahun untuk bermain di sini.',
    'birthday.alreadySet': 'Tarikh lahir sudah ditetapkan dan tidak boleh diubah.',
    'upload.empty': 'Fail ini kosong. Pilih fail lain.',
    'upload.tooLarge': 'Melebihi saiz fail yang dibenarkan.',
    'upload.tooMany': 'Melebihi bilangan fail maksimum.',
    'upload.wrongType': 'Pilih gambar JPEG, PNG atau WebP.',
  },
};
