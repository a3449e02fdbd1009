import type { DocumentTexts } from '../types.ts';

export const documents: DocumentTexts = {
  userAgreement: {
    title: 'Perjanjian pengguna',
    parts: [
      [
        'Siapa boleh bermain',
        'Anda berumur sekurang-kurangnya {age} tahun dan bermain untuk diri sendiri dengan wang sendiri.',
      ],
      [
        'Akaun anda',
        'Seorang satu akaun. Simpan kata laluan dan kod anda; kakitangan kami tidak akan memintanya.',
      ],
      [
        'Wang anda',
        'Baki ialah milik anda. Deposit, pertaruhan, kemenangan dan pengeluaran disenaraikan serta-merta. Pengeluaran hanya ke kad atas nama anda.',
      ],
      [
        'Permainan',
        'Permainan datang daripada pembuat bebas; pelayan mereka menentukan setiap pusingan. Pusingan yang terganggu diselesaikan atau dibayar balik ke dompet anda.',
      ],
      [
        'Bermain ikut kemampuan',
        'Bermain ialah hiburan. Berhenti apabila tidak lagi menyeronokkan.',
      ],
    ],
  },
  privacy: {
    title: 'Privasi',
    parts: [
      [
        'Apa yang kami simpan',
        'Nombor telefon anda, maklumat dalam profil, bil dan pusingan anda. Kami memerlukannya untuk akaun anda, dan undang-undang meminta sebahagiannya disimpan.',
      ],
      [
        'Siapa yang melihatnya',
        'Anda, dan kakitangan yang menjaga akaun anda. Penyedia bayaran dan pembuat permainan mengetahui apa yang perlu sahaja, dan tidak nama atau telefon anda.',
      ],
      [
        'Pada peranti anda',
        'Halaman privasi dalam akaun menyenaraikan semua yang disimpan dan mengosongkannya. Lawatan dikira untuk pengiklan hanya jika anda menghidupkannya.',
      ],
      [
        'Pilihan anda',
        'Minta khidmat pelanggan untuk maklumat tentang anda, membetulkannya, atau menutup akaun. Yang diminta oleh undang-undang kekal sehingga tamat tempohnya.',
      ],
    ],
  },
  promotionTerms: {
    title: 'Terma promosi',
    parts: [
      [
        'Menyertai',
        'Apa yang diberi, apa yang diminta dan sehingga bila ditunjukkan sebelum anda menyertai, dan kekal seperti ketika anda menyertai.',
      ],
      [
        'Apa yang dikira',
        'Pertaruhan dikira daripada pusingan yang selesai mengikut pemberat permainan. Pertaruhan kedua-dua belah tidak dikira. Pertaruhan baharu dikumpul dalam kira-kira setengah jam.',
      ],
      [
        'Bagaimana ia tamat',
        'Penyelesaian memindahkan seluruh baki promosi ke dompet dan menamatkan putaran percuma yang belum digunakan. Penutupan membatalkan baki. Kesannya ditunjukkan sebelum anda mengesahkan.',
      ],
      [
        'Adil',
        'Seorang menyertai sekali. Bonus yang diambil melalui beberapa akaun oleh seorang akan ditarik balik.',
      ],
    ],
  },
};
