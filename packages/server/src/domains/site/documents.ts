import { LOCALES, type Locale } from '@parlor/api/constants';
import { htmlOf, type SiteText } from './agreement.ts';

type Texts = Readonly<Record<Locale, SiteText>>;

const privacy: Texts = {
  en_US: {
    title: 'Privacy',
    parts: [
      [
        'What we keep',
        'Your phone number, what you tell us in your profile, your bills and your rounds. We need them to run your account, and the law asks us to keep some of them.',
      ],
      [
        'Who sees it',
        'You, and the people here who look after your account. Payment providers and game makers learn what a payment or a round needs, and never your name or phone.',
      ],
      [
        'On your device',
        'The page on privacy in your account lists everything that is stored there, and clears it. Visits are counted for advertisers only if you turn that on.',
      ],
      [
        'Your choice',
        'Ask customer service for what we keep about you, to correct it, or to close your account. What the law asks us to keep stays until its time is over.',
      ],
    ],
  },
  zh_CN: {
    title: '隐私',
    parts: [
      [
        '我们保存什么',
        '您的手机号、您在资料中填写的内容、账单和游戏记录。运营您的账户需要它们，部分依法须保存。',
      ],
      [
        '谁能看到',
        '您本人，以及负责您账户的工作人员。支付方和游戏厂商只得到完成支付或游戏所需的信息，不会得到您的姓名或手机号。',
      ],
      [
        '在您的设备上',
        '账户中的隐私页面列出设备上存储的一切，并可清除。只有您开启后，才会为广告商统计访问。',
      ],
      [
        '您的选择',
        '您可以向客服查询、更正我们保存的信息，或关闭账户。依法须保存的内容会保留至期满。',
      ],
    ],
  },
  my_MM: {
    title: 'ကိုယ်ရေးအချက်အလက်',
    parts: [
      [
        'ကျွန်ုပ်တို့ သိမ်းသည့်အရာ',
        'သင့်ဖုန်းနံပါတ်၊ ပရိုဖိုင်တွင် ဖြည့်ထားသည်များ၊ ငွေစာရင်းနှင့် ကစားပွဲမှတ်တမ်း။ သင့်အကောင့်အတွက် လိုအပ်ပြီး အချို့ကို ဥပဒေအရ သိမ်းရပါသည်။',
      ],
      [
        'မည်သူ မြင်ရသနည်း',
        'သင်နှင့် သင့်အကောင့်ကို ကြည့်ရှုသော ဝန်ထမ်းများသာ။ ငွေပေးချေမှုနှင့် ဂိမ်းထုတ်လုပ်သူများသည် လိုအပ်သလောက်သာ သိပြီး သင့်အမည်နှင့် ဖုန်းကို မသိပါ။',
      ],
      [
        'သင့်စက်ပေါ်တွင်',
        'အကောင့်ရှိ ကိုယ်ရေးအချက်အလက် စာမျက်နှာသည် သိမ်းထားသမျှကို ပြပြီး ရှင်းပေးပါသည်။ သင် ဖွင့်မှသာ ကြော်ငြာသူအတွက် ရေတွက်ပါသည်။',
      ],
      [
        'သင့်ရွေးချယ်မှု',
        'ကျွန်ုပ်တို့ သိမ်းထားသည်ကို သိရန်၊ ပြင်ရန် သို့မဟုတ် အကောင့်ပိတ်ရန် ဝန်ဆောင်မှုကို ပြောပါ။ ဥပဒေအရ သိမ်းရမည့်အရာများ ကာလပြည့်သည်အထိ ကျန်ပါမည်။',
      ],
    ],
  },
  th_TH: {
    title: 'ความเป็นส่วนตัว',
    parts: [
      [
        'สิ่งที่เราเก็บ',
        'เบอร์โทร ข้อมูลในโปรไฟล์ รายการเงิน และรอบการเล่นของคุณ เราต้องใช้เพื่อดูแลบัญชี และกฎหมายกำหนดให้เก็บบางส่วน',
      ],
      [
        'ใครเห็นได้',
        'คุณ และเจ้าหน้าที่ที่ดูแลบัญชีของคุณ ผู้ให้บริการชำระเงินและผู้ผลิตเกมได้เท่าที่จำเป็น และไม่ได้ชื่อหรือเบอร์โทรของคุณ',
      ],
      [
        'ในอุปกรณ์ของคุณ',
        'หน้าความเป็นส่วนตัวในบัญชีแสดงทุกสิ่งที่เก็บไว้และล้างได้ การนับการเข้าชมให้ผู้ลงโฆษณามีเมื่อคุณเปิดเท่านั้น',
      ],
      ['ทางเลือกของคุณ', 'สอบถาม แก้ไขข้อมูล หรือปิดบัญชีได้ที่ฝ่ายบริการลูกค้า สิ่งที่กฎหมายให้เก็บจะอยู่จนครบกำหนด'],
    ],
  },
  ms_MY: {
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
};

const promotionTerms: Texts = {
  en_US: {
    title: 'Terms of promotions',
    parts: [
      [
        'Joining',
        'What a promotion gives, what it asks and until when stands on its page before you join, and is kept as it was when you did.',
      ],
      [
        'What counts',
        'Bets count from settled rounds, by the weight of their game. Bets that cover both sides count for nothing. New bets are compiled within about half an hour.',
      ],
      [
        'How it ends',
        'Settling moves the whole balance of the promotion to your wallet and ends unused free spins. Closing it voids the balance. What is lost and what is kept is shown before you confirm.',
      ],
      [
        'Fair play',
        'One person takes part once. Bonuses that were taken by several accounts of one person are taken back.',
      ],
    ],
  },
  zh_CN: {
    title: '优惠条款',
    parts: [
      ['参加', '优惠的内容、要求和期限在参加前列明，并以您参加时的为准。'],
      ['如何计算', '投注按已结算的局和游戏权重计算。对打投注不计。新投注约半小时内汇总。'],
      [
        '如何结束',
        '结算会把优惠余额全部转入钱包，未用的免费旋转作废。关闭则余额作废。确认前会显示得失。',
      ],
      ['公平', '每人参加一次。一人多账户所得的奖金将被收回。'],
    ],
  },
  my_MM: {
    title: 'ပရိုမိုးရှင်း စည်းကမ်းများ',
    parts: [
      ['ပါဝင်ခြင်း', 'ရမည့်အရာ၊ လိုအပ်ချက်နှင့် ကာလကို မပါဝင်မီ ပြထားပြီး သင် ပါဝင်ချိန်အတိုင်း ထားပါသည်။'],
      [
        'ဘာတွေ ရေတွက်သလဲ',
        'ပြီးဆုံးသော ပွဲများမှ လောင်းကြေးကို ဂိမ်းအလေးချိန်ဖြင့် တွက်ပါသည်။ နှစ်ဖက်လောင်းခြင်း မရေတွက်ပါ။ လောင်းကြေးအသစ်များကို နာရီဝက်ခန့်အတွင်း စုစည်းပါသည်။',
      ],
      [
        'ဘယ်လို ပြီးဆုံးသလဲ',
        'ရှင်းလင်းပါက ပရိုမိုးရှင်းလက်ကျန်အားလုံး ပိုက်ဆံအိတ်သို့ ရောက်ပြီး မသုံးရသေးသော အခမဲ့လှည့်ခြင်း ပျက်ပါမည်။ ပိတ်ပါက လက်ကျန် ပျက်ပါမည်။ အတည်မပြုမီ ပြပါမည်။',
      ],
      ['တရားမျှတမှု', 'တစ်ဦးလျှင် တစ်ကြိမ်သာ။ တစ်ဦးတည်း အကောင့်များစွာဖြင့် ယူသော ဆုကြေးကို ပြန်ယူပါမည်။'],
    ],
  },
  th_TH: {
    title: 'ข้อกำหนดของโปรโมชัน',
    parts: [
      ['การเข้าร่วม', 'สิ่งที่ได้ เงื่อนไข และกำหนดเวลาแสดงไว้ก่อนเข้าร่วม และยึดตามตอนที่คุณเข้าร่วม'],
      ['สิ่งที่นับ', 'นับเดิมพันจากรอบที่จบแล้วตามน้ำหนักของเกม เดิมพันสองฝั่งไม่นับ เดิมพันใหม่รวบรวมภายในราวครึ่งชั่วโมง'],
      [
        'การสิ้นสุด',
        'การปิดยอดจะโอนยอดโปรโมชันทั้งหมดเข้ากระเป๋าและยกเลิกฟรีสปินที่เหลือ การปิดโปรโมชันทำให้ยอดเป็นโมฆะ ระบบแสดงผลก่อนคุณยืนยัน',
      ],
      ['ความยุติธรรม', 'หนึ่งคนเข้าร่วมหนึ่งครั้ง โบนัสที่ได้จากหลายบัญชีของคนเดียวจะถูกเรียกคืน'],
    ],
  },
  ms_MY: {
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

const inAllLanguages = (texts: Texts): Readonly<Record<string, string>> =>
  Object.fromEntries(LOCALES.map((locale) => [locale, htmlOf(texts[locale])]));

/** What a site publishes beside its agreement, as HTML by language, until its operator writes another. */
export const siteDocuments = {
  privacy: inAllLanguages(privacy),
  promotionTerms: inAllLanguages(promotionTerms),
};
