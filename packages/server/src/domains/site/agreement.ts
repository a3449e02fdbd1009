import type { Locale } from '@parlor/api/constants';

/** A document of the site: a title, and parts with headings of their own. */
export interface SiteText {
  readonly title: string;
  readonly parts: readonly (readonly [heading: string, text: string])[];
}

const texts: Readonly<Record<Locale, (age: number) => SiteText>> = {
  en_US: (age) => ({
    title: 'User agreement',
    parts: [
      [
        'Who may play',
        `You are at least ${age} years old, and you play for yourself, with your own money.`,
      ],
      [
        'Your account',
        'One person has one account. Keep your password and your codes to yourself; nobody who works here will ever ask for them.',
      ],
      [
        'Your money',
        'Your balance is yours. Deposits, bets, wins and withdrawals are listed in your bills as they happen. Withdrawals go to a card in your own name.',
      ],
      [
        'Games',
        'Games come from independent makers, whose servers decide every round. A round that is interrupted is finished or paid back, and its money returns to your wallet.',
      ],
      [
        'Playing within your means',
        'Play is entertainment. Stop when it is no longer fun, and talk to us when you need a break.',
      ],
    ],
  }),
  zh_CN: (age) => ({
    title: '用户协议',
    parts: [
      ['谁可以游戏', `您已年满 ${age} 周岁，以自己的资金为自己游戏。`],
      ['您的账户', '一人一个账户。请妥善保管密码和验证码，本站工作人员绝不会向您索取。'],
      [
        '您的资金',
        '余额归您所有。充值、投注、派彩和提现会即时列入账单。提现只能转入您本人名下的银行卡。',
      ],
      [
        '游戏',
        '游戏由独立厂商提供，每一局的结果由其服务器决定。中断的游戏局会被完成或退款，资金会回到您的钱包。',
      ],
      ['量力而行', '游戏是娱乐。不再有趣时请停止；需要休息时请联系我们。'],
    ],
  }),
  my_MM: (age) => ({
    title: 'အသုံးပြုသူ သဘောတူညီချက်',
    parts: [
      ['မည်သူ ကစားနိုင်သနည်း', `သင်သည် အသက် ${age} နှစ် ပြည့်ပြီးဖြစ်ပြီး ကိုယ်ပိုင်ငွေဖြင့် ကိုယ်တိုင် ကစားသူဖြစ်သည်။`],
      ['သင့်အကောင့်', 'တစ်ဦးလျှင် အကောင့်တစ်ခုသာ။ စကားဝှက်နှင့် ကုဒ်များကို မည်သူ့ကိုမျှ မပေးပါနှင့်။'],
      [
        'သင့်ငွေ',
        'လက်ကျန်ငွေသည် သင့်ပိုင်ဆိုင်မှုဖြစ်သည်။ ငွေသွင်း၊ လောင်းကြေး၊ အနိုင်ငွေနှင့် ငွေထုတ် အားလုံးကို ဖြစ်သည်နှင့် စာရင်းတွင် ပြသည်။ ထုတ်သောငွေကို သင့်အမည်ပေါက် ကတ်သို့သာ ပေးပို့သည်။',
      ],
      ['ဂိမ်းများ', 'ပွဲတိုင်း၏ ရလဒ်ကို ဂိမ်းထုတ်လုပ်သူ၏ ဆာဗာက ဆုံးဖြတ်သည်။ ပြတ်တောက်သွားသော ပွဲ၏ ငွေသည် သင့်ပိုက်ဆံအိတ်သို့ ပြန်ရောက်မည်။'],
      ['တတ်နိုင်သလောက် ကစားပါ', 'ကစားခြင်းသည် ဖျော်ဖြေမှုသာ ဖြစ်သည်။ မပျော်ရွှင်တော့လျှင် ရပ်နားပါ။'],
    ],
  }),
  th_TH: (age) => ({
    title: 'ข้อตกลงผู้ใช้',
    parts: [
      ['ใครเล่นได้', `คุณมีอายุอย่างน้อย ${age} ปี และเล่นเพื่อตนเองด้วยเงินของตนเอง`],
      ['บัญชีของคุณ', 'หนึ่งคนต่อหนึ่งบัญชี เก็บรหัสผ่านและรหัสยืนยันไว้กับตัว เจ้าหน้าที่จะไม่ขอรหัสจากคุณ'],
      [
        'เงินของคุณ',
        'ยอดเงินเป็นของคุณ การฝาก เดิมพัน เงินรางวัล และการถอนจะแสดงในรายการทันที การถอนจะโอนเข้าบัตรชื่อของคุณเท่านั้น',
      ],
      [
        'เกม',
        'เกมมาจากผู้ผลิตอิสระซึ่งเซิร์ฟเวอร์ตัดสินผลทุกรอบ รอบที่ขาดตอนจะเล่นให้จบหรือคืนเงิน และเงินจะกลับสู่กระเป๋าของคุณ',
      ],
      ['เล่นตามกำลัง', 'การเล่นคือความบันเทิง หยุดเมื่อไม่สนุก และบอกเราเมื่อคุณต้องการพัก'],
    ],
  }),
  ms_MY: (age) => ({
    title: 'Perjanjian pengguna',
    parts: [
      [
        'Siapa boleh bermain',
        `Anda berumur sekurang-kurangnya ${age} tahun dan bermain untuk diri sendiri dengan wang sendiri.`,
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
  }),
};

/** A document as HTML. */
export function htmlOf({ title, parts }: SiteText): string {
  const body = parts.map(([heading, text]) => `<h2>${heading}</h2><p>${text}</p>`);
  return `<h1>${title}</h1>${body.join('')}`;
}

/** The site's user agreement as HTML, in one language. */
export function agreement(locale: Locale, minimumAge: number): string {
  return htmlOf(texts[locale](minimumAge));
}
