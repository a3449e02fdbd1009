import { randomUUID } from 'node:crypto';
import type { Clock } from '../../core/clock.ts';
import { instantOf } from '../../core/clock.ts';
import type { Trx } from '../../core/database/schema.ts';
import type { BannerTable, BulletinTable } from '../site/index.ts';

type BannerTexts = BannerTable['texts']['__select__'];
type BulletinTexts = BulletinTable['texts']['__select__'];

const HOUR_MS = 3_600_000;

interface BannerSeed {
  art: string;
  color: string;
  link: string;
  texts: BannerTexts;
}

const words = (kicker: string, title: string, text: string, action: string) => ({
  kicker,
  title,
  text,
  action,
});

const banners: readonly BannerSeed[] = [
  {
    art: 'banners/phoenix-welcome.webp',
    color: '#2b0a05',
    link: '/pages/account/recharge',
    texts: {
      en_US: words(
        'New here?',
        'Your first deposit, in a minute',
        'Every unit of it shows in your wallet',
        'Deposit',
      ),
      zh_CN: words('新朋友', '首次充值，一分钟完成', '每一笔资金都在钱包里清楚可见', '充值'),
      my_MM: words('အသစ်လား', 'ပထမဆုံး ငွေသွင်း၊ တစ်မိနစ်အတွင်း', 'ငွေတိုင်းကို ပိုက်ဆံအိတ်တွင် မြင်ရသည်', 'ငွေသွင်းမည်'),
      th_TH: words('มาใหม่ใช่ไหม', 'ฝากครั้งแรกในหนึ่งนาที', 'เห็นเงินทุกบาทในกระเป๋าของคุณ', 'ฝากเงิน'),
      ms_MY: words(
        'Baru di sini?',
        'Deposit pertama, seminit sahaja',
        'Setiap sen kelihatan dalam dompet anda',
        'Deposit',
      ),
    },
  },
  {
    art: 'banners/ocean-hunt.webp',
    color: '#06264b',
    link: '/pages/index/index?category=fishing',
    texts: {
      en_US: words(
        'Deep water',
        'Hunt the tide',
        'Sharks, krakens and a lagoon that glows',
        'See the games',
      ),
      zh_CN: words('深海', '乘浪捕猎', '鲨鱼、海怪与发光的潟湖', '查看游戏'),
      my_MM: words('ပင်လယ်နက်', 'ဒီရေကို လိုက်ဖမ်းပါ', 'ငါးမန်း၊ ကရာကန်နှင့် တောက်ပသော ရေကန်', 'ဂိမ်းများ ကြည့်ရန်'),
      th_TH: words('น้ำลึก', 'ล่าตามกระแสน้ำ', 'ฉลาม คราเคน และลากูนเรืองแสง', 'ดูเกม'),
      ms_MY: words(
        'Laut dalam',
        'Buru arus pasang',
        'Jerung, kraken dan lagun bercahaya',
        'Lihat permainan',
      ),
    },
  },
  {
    art: 'banners/live-salon.webp',
    color: '#2a0b12',
    link: '/pages/index/index?category=live',
    texts: {
      en_US: words(
        'The salon',
        'A seat at the table',
        'Roulette, baccarat and the big wheel',
        'Take a seat',
      ),
      zh_CN: words('贵宾厅', '为您留座', '轮盘、百家乐与幸运大转盘', '入座'),
      my_MM: words('ဧည့်ခန်း', 'စားပွဲတွင် နေရာတစ်ခု', 'ရူးလက်၊ ဘက်ကာရက်နှင့် ဘီးကြီး', 'ထိုင်မည်'),
      th_TH: words('ห้องรับรอง', 'ที่นั่งที่โต๊ะ', 'รูเล็ต บาคาร่า และวงล้อใหญ่', 'นั่งโต๊ะ'),
      ms_MY: words('Salon', 'Kerusi di meja', 'Rolet, bakarat dan roda besar', 'Ambil tempat'),
    },
  },
  {
    art: 'banners/sweet-weekend.webp',
    color: '#4a0a35',
    link: '/pages/index/index?category=slots',
    texts: {
      en_US: words('This weekend', 'Sweet reels', 'Five reels of sugar, no fine print', 'Spin'),
      zh_CN: words('本周末', '甜蜜转轴', '五轴糖果，没有套路', '开转'),
      my_MM: words('ယခု စနေ တနင်္ဂနွေ', 'ချိုမြိန်သော ရီးလ်များ', 'သကြားလုံး ရီးလ် ငါးခု', 'လှည့်မည်'),
      th_TH: words('สุดสัปดาห์นี้', 'วงล้อแสนหวาน', 'ห้าวงล้อลูกกวาด ไม่มีเงื่อนไขซ่อน', 'หมุนเลย'),
      ms_MY: words('Hujung minggu ini', 'Gelendong manis', 'Lima gelendong gula', 'Putar'),
    },
  },
];

const notices: readonly BulletinTexts[] = [
  {
    en_US: {
      title:
        'Live tables rest from 04:00 to 04:30. Money in play comes back to your wallet by itself.',
      content:
        '<p>The live tables close for half an hour every night, from 04:00 to 04:30, site time.</p><p>A round that is open is finished first. Whatever stands in a game then returns to your wallet by itself.</p>',
    },
    zh_CN: {
      title: '真人桌台每日 04:00 至 04:30 休息，游戏中的资金会自动回到钱包。',
      content:
        '<p>真人桌台每晚 04:00 至 04:30（本站时间）休息半小时。</p><p>进行中的牌局会先完成，游戏中的资金随后自动回到您的钱包。</p>',
    },
    my_MM: {
      title: 'တိုက်ရိုက်စားပွဲများ 04:00 မှ 04:30 အထိ နားပါမည်။ ကစားနေသော ငွေသည် ပိုက်ဆံအိတ်သို့ အလိုအလျောက် ပြန်ရောက်မည်။',
      content:
        '<p>တိုက်ရိုက်စားပွဲများသည် ညစဉ် ဝဘ်ဆိုက်စံတော်ချိန် 04:00 မှ 04:30 အထိ နာရီဝက် ပိတ်ပါသည်။</p><p>ဖွင့်ထားသော ပွဲကို အရင် အပြီးကစားစေမည်။ ထို့နောက် ဂိမ်းထဲတွင် ရှိသမျှ ငွေသည် ပိုက်ဆံအိတ်သို့ အလိုအလျောက် ပြန်ရောက်မည်။</p>',
    },
    th_TH: {
      title: 'โต๊ะสดพัก 04:00–04:30 น. เงินในเกมจะกลับเข้ากระเป๋าโดยอัตโนมัติ',
      content:
        '<p>โต๊ะสดปิดพักครึ่งชั่วโมงทุกคืน เวลา 04:00–04:30 น. ตามเวลาเว็บไซต์</p><p>รอบที่เปิดอยู่จะเล่นให้จบก่อน จากนั้นเงินที่อยู่ในเกมจะกลับเข้ากระเป๋าของคุณโดยอัตโนมัติ</p>',
    },
    ms_MY: {
      title:
        'Meja langsung berehat 04:00 hingga 04:30. Wang dalam permainan kembali ke dompet anda dengan sendirinya.',
      content:
        '<p>Meja langsung ditutup setengah jam setiap malam, dari 04:00 hingga 04:30, waktu laman.</p><p>Pusingan yang sedang berjalan diselesaikan dahulu. Apa yang ada dalam permainan kemudian kembali ke dompet anda dengan sendirinya.</p>',
    },
  },
  {
    en_US: {
      title: 'Withdrawals asked for on a weekday arrive at 18:00 the next day.',
      content:
        '<p>A withdrawal asked for from Monday to Friday arrives at 18:00 the next day; one asked for at the weekend arrives on Monday at 18:00. Public holidays are announced separately. The withdrawal page always shows the computed time.</p>',
    },
    zh_CN: {
      title: '工作日申请的提现于次日 18:00 到账。',
      content:
        '<p>周一至周五申请的提现于次日 18:00 到账，周末申请的于下周一 18:00 到账；公共假期另行通知。提现页面始终显示算好的到账时间。</p>',
    },
    my_MM: {
      title: 'အလုပ်ရက်တွင် တောင်းဆိုသော ငွေထုတ်မှုများ နောက်ရက် 18:00 တွင် ရောက်ရှိမည်။',
      content:
        '<p>တနင်္လာမှ သောကြာအထိ တောင်းဆိုသော ငွေထုတ်မှုများ နောက်ရက် 18:00 တွင် ရောက်ရှိပြီး စနေ၊ တနင်္ဂနွေတွင် တောင်းဆိုသည်များ တနင်္လာ 18:00 တွင် ရောက်ရှိမည်။ ရုံးပိတ်ရက်များကို သီးခြား အသိပေးမည်။ ငွေထုတ်သည့် စာမျက်နှာတွင် တွက်ချက်ပြီး အချိန်ကို အမြဲ ပြထားသည်။</p>',
    },
    th_TH: {
      title: 'การถอนในวันธรรมดาจะเข้าบัญชีเวลา 18:00 น. ของวันถัดไป',
      content:
        '<p>คำขอถอนวันจันทร์ถึงศุกร์เข้าบัญชีเวลา 18:00 น. ของวันถัดไป คำขอช่วงสุดสัปดาห์เข้าวันจันทร์เวลา 18:00 น. วันหยุดราชการจะประกาศแยกต่างหาก หน้าถอนเงินแสดงเวลาที่คำนวณแล้วเสมอ</p>',
    },
    ms_MY: {
      title: 'Pengeluaran pada hari bekerja tiba jam 18:00 keesokan harinya.',
      content:
        '<p>Permintaan dari Isnin hingga Jumaat tiba jam 18:00 keesokan harinya; permintaan hujung minggu tiba pada Isnin jam 18:00. Cuti umum diumumkan secara berasingan. Halaman pengeluaran sentiasa menunjukkan masa yang dikira.</p>',
    },
  },
];

/** The first banners and notices of a new site. */
export async function seedContent(trx: Trx, clock: Clock): Promise<void> {
  await trx
    .insertInto('banner')
    .values(
      banners.map((banner, position) => ({
        id: randomUUID(),
        art: banner.art,
        color: banner.color,
        link: banner.link,
        texts: JSON.stringify(banner.texts),
        position,
      })),
    )
    .execute();
  await trx
    .insertInto('bulletin')
    .values(
      notices.map((texts, index) => ({
        id: randomUUID(),
        published_at: instantOf(clock, -index * HOUR_MS),
        texts: JSON.stringify(texts),
      })),
    )
    .execute();
}
