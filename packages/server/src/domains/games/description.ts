import type { Locale } from '@parlor/api/constants';
import type { GameTable } from './tables.ts';

type Volatility = GameTable['volatility'];

interface Words {
  /** By category; `{maker}` is the maker's name. */
  readonly kinds: Readonly<Record<string, string>>;
  readonly another: string;
  readonly volatility: Readonly<Record<Volatility, string>>;
}

const words: Readonly<Record<Locale, Words>> = {
  en_US: {
    kinds: {
      slots: 'A slot by {maker}: set your stake, spin, and watch the reels.',
      live: 'A table by {maker}: take a seat and bet before the round begins.',
      fishing: 'A shooting game by {maker}: aim, and each catch pays what it is worth.',
      cards: 'A card game by {maker}: quick rounds, plain rules.',
      crash: 'A crash game by {maker}: the figure climbs until it does not; take out in time.',
      sports: 'A sports game by {maker}: short matches around the clock.',
      lottery: 'A draw by {maker}: choose your numbers and wait for them.',
      arcade: 'An arcade game by {maker}: a moment’s skill, a moment’s luck.',
    },
    another: 'A game by {maker}.',
    volatility: {
      low: 'Wins come often and small.',
      medium: 'Wins come at an even pace, small ones and large ones.',
      high: 'Wins are rare, and large when they come.',
    },
  },
  zh_CN: {
    kinds: {
      slots: '{maker} 出品的老虎机：定好注额，转动转轴。',
      live: '{maker} 出品的桌台游戏：入座，开局前下注。',
      fishing: '{maker} 出品的捕鱼游戏：瞄准，捕到多少赔多少。',
      cards: '{maker} 出品的棋牌游戏：节奏快，规则简单。',
      crash: '{maker} 出品的崩盘游戏：倍数一路上升，及时收手。',
      sports: '{maker} 出品的体育游戏：全天候短赛。',
      lottery: '{maker} 出品的彩票游戏：选号，等开奖。',
      arcade: '{maker} 出品的街机游戏：一点手感，一点运气。',
    },
    another: '{maker} 出品的游戏。',
    volatility: {
      low: '中奖频繁，金额较小。',
      medium: '中奖节奏平稳，有大有小。',
      high: '中奖较少，一旦中奖金额较大。',
    },
  },
  my_MM: {
    kinds: {
      slots: '{maker} ၏ စလော့ဂိမ်း။ လောင်းကြေးသတ်မှတ်ပြီး လှည့်ပါ။',
      live: '{maker} ၏ စားပွဲဂိမ်း။ နေရာယူပြီး ပွဲမစမီ လောင်းပါ။',
      fishing: '{maker} ၏ ငါးပစ်ဂိမ်း။ ချိန်ပစ်ပါ၊ ရသမျှ တန်ဖိုးအတိုင်း ပေးသည်။',
      cards: '{maker} ၏ ဖဲဂိမ်း။ ပွဲမြန်ပြီး စည်းမျဉ်းရိုးရှင်းသည်။',
      crash: '{maker} ၏ ခရက်ရှ်ဂိမ်း။ ဂဏန်းတက်နေစဉ် အချိန်မီ ထုတ်ပါ။',
      sports: '{maker} ၏ အားကစားဂိမ်း။ ပွဲတိုများ နေ့ညမပြတ်။',
      lottery: '{maker} ၏ ထီဂိမ်း။ ဂဏန်းရွေးပြီး စောင့်ပါ။',
      arcade: '{maker} ၏ အာကိတ်ဂိမ်း။ လက်စွမ်းနည်းနည်း၊ ကံနည်းနည်း။',
    },
    another: '{maker} ၏ ဂိမ်း။',
    volatility: {
      low: 'အနိုင်ရမှု မကြာခဏ၊ ပမာဏနည်းသည်။',
      medium: 'အနိုင်ရမှု ပုံမှန်၊ အနည်းအများ ရောနှောသည်။',
      high: 'အနိုင်ရမှု ရှားသော်လည်း ရလျှင် များသည်။',
    },
  },
  th_TH: {
    kinds: {
      slots: 'สล็อตจาก {maker} ตั้งเดิมพัน หมุน แล้วลุ้นวงล้อ',
      live: 'เกมโต๊ะจาก {maker} นั่งที่โต๊ะและวางเดิมพันก่อนเริ่มรอบ',
      fishing: 'เกมยิงปลาจาก {maker} เล็งให้แม่น จับได้เท่าไรจ่ายเท่านั้น',
      cards: 'เกมไพ่จาก {maker} รอบเร็ว กติกาง่าย',
      crash: 'เกมแครชจาก {maker} ตัวคูณไต่ขึ้นเรื่อย ๆ ถอนให้ทัน',
      sports: 'เกมกีฬาจาก {maker} แมตช์สั้นตลอดวัน',
      lottery: 'เกมจับรางวัลจาก {maker} เลือกเลขแล้วรอลุ้น',
      arcade: 'เกมอาร์เคดจาก {maker} ฝีมือนิด โชคหน่อย',
    },
    another: 'เกมจาก {maker}',
    volatility: {
      low: 'ชนะบ่อยแต่ครั้งละน้อย',
      medium: 'ชนะสม่ำเสมอ มีทั้งน้อยและมาก',
      high: 'ชนะไม่บ่อย แต่ได้มากเมื่อชนะ',
    },
  },
  ms_MY: {
    kinds: {
      slots: 'Slot daripada {maker}: tetapkan pertaruhan, putar dan lihat gelendong.',
      live: 'Permainan meja daripada {maker}: ambil tempat dan bertaruh sebelum pusingan bermula.',
      fishing: 'Permainan menembak ikan daripada {maker}: bidik, setiap tangkapan ada nilainya.',
      cards: 'Permainan kad daripada {maker}: pusingan pantas, peraturan mudah.',
      crash: 'Permainan crash daripada {maker}: angka terus naik; keluar tepat pada masanya.',
      sports: 'Permainan sukan daripada {maker}: perlawanan pendek sepanjang masa.',
      lottery: 'Cabutan daripada {maker}: pilih nombor dan tunggu.',
      arcade: 'Permainan arked daripada {maker}: sedikit kemahiran, sedikit tuah.',
    },
    another: 'Permainan daripada {maker}.',
    volatility: {
      low: 'Kemenangan kerap dan kecil.',
      medium: 'Kemenangan sekata, ada kecil dan ada besar.',
      high: 'Kemenangan jarang, tetapi besar apabila tiba.',
    },
  },
};

/** What a game is, for those of which neither provider nor operator says more. */
export function describeGame(
  game: {
    readonly categoryId: string;
    readonly makerName: string;
    readonly volatility: Volatility;
  },
  locale: Locale,
): string {
  const { kinds, another, volatility } = words[locale];
  const kind = (kinds[game.categoryId] ?? another).replace('{maker}', () => game.makerName);
  const space = locale === 'zh_CN' ? '' : ' ';
  return `${kind}${space}${volatility[game.volatility]}`;
}
