import type { Clock } from '../../core/clock.ts';
import type { Trx } from '../../core/database/schema.ts';
import type { Localised } from '../site/index.ts';
import { type NewMessage, sendMessage } from './store.ts';
import type { MessageText } from './tables.ts';

const text = (title: string, ...paragraphs: readonly string[]): MessageText => ({
  title,
  content: paragraphs.map((words) => `<p>${words}</p>`).join(''),
});

const welcome: Localised<MessageText> = {
  en_US: text(
    'Welcome',
    'Good to have you here. Your wallet shows every unit of your money, wherever it stands: in the wallet, in a game, on its way, or on hold.',
    'When a game breaks off, what stands in it comes back to your wallet by itself.',
  ),
  zh_CN: text(
    '欢迎加入',
    '很高兴您的到来。钱包会显示每一笔资金的所在：钱包、游戏中、途中或冻结。',
    '游戏中断时，其中的资金会自动回到您的钱包。',
  ),
  my_MM: text(
    'ကြိုဆိုပါသည်',
    'သင်ရောက်လာသည့်အတွက် ဝမ်းသာပါသည်။ ပိုက်ဆံအိတ်တွင် သင့်ငွေအားလုံး ဘယ်မှာရှိသည်ကို မြင်ရသည်။ ပိုက်ဆံအိတ်၊ ဂိမ်း၊ လမ်းခရီး သို့မဟုတ် ဆိုင်းငံ့ထားမှု။',
    'ဂိမ်း ပြတ်တောက်သွားပါက ထိုထဲရှိ ငွေသည် ပိုက်ဆံအိတ်သို့ အလိုအလျောက် ပြန်ရောက်မည်။',
  ),
  th_TH: text(
    'ยินดีต้อนรับ',
    'ดีใจที่คุณมา กระเป๋าเงินแสดงเงินทุกหน่วยของคุณว่าอยู่ที่ไหน ในกระเป๋า ในเกม ระหว่างทาง หรือถูกพักไว้',
    'ถ้าเกมขาดการเชื่อมต่อ เงินในเกมจะกลับเข้ากระเป๋าของคุณโดยอัตโนมัติ',
  ),
  ms_MY: text(
    'Selamat datang',
    'Gembira menerima anda. Dompet anda menunjukkan setiap unit wang anda, di mana pun ia berada: dalam dompet, dalam permainan, dalam perjalanan atau ditahan.',
    'Apabila permainan terputus, wang di dalamnya kembali ke dompet anda dengan sendirinya.',
  ),
};

const firstDeposit: Localised<MessageText> = {
  en_US: text(
    'Your first deposit, and what it can bring',
    'Look at the promotions before you deposit: each says what it asks, by when, and what happens if you leave it.',
  ),
  zh_CN: text('首次充值有什么好处', '充值前请先看看活动：每个活动都写明条件、期限以及放弃的后果。'),
  my_MM: text(
    'ပထမဆုံး ငွေသွင်းမှုက ဘာရနိုင်သလဲ',
    'ငွေမသွင်းမီ ပရိုမိုးရှင်းများကို ကြည့်ပါ။ ဘာလိုအပ်သည်၊ ဘယ်အချိန်အထိ၊ ထွက်ပါက ဘာဖြစ်မည်ကို ဖော်ပြထားသည်။',
  ),
  th_TH: text(
    'ฝากครั้งแรกได้อะไรบ้าง',
    'ดูโปรโมชันก่อนฝาก แต่ละรายการบอกเงื่อนไข กำหนดเวลา และสิ่งที่เกิดขึ้นเมื่อคุณออก',
  ),
  ms_MY: text(
    'Deposit pertama anda, dan apa yang boleh diperoleh',
    'Lihat promosi sebelum deposit: setiap satu menyatakan syarat, tempoh, dan apa yang berlaku jika anda keluar.',
  ),
};

const keepSafe: Localised<MessageText> = {
  en_US: text(
    'Keep your account yours',
    'Nobody of ours ever asks for your password or an SMS code. A new bank card and the first withdrawal to it ask you to prove that it is you.',
    'In your profile you see where you are logged in, and can log out the others.',
  ),
  zh_CN: text(
    '守护您的账户',
    '我们绝不会索要您的密码或短信验证码。添加银行卡以及首次提现到新卡时，需要验证是您本人。',
    '在个人资料中可以查看登录设备，并让其他设备退出。',
  ),
  my_MM: text(
    'သင့်အကောင့်ကို ကာကွယ်ပါ',
    'ကျွန်ုပ်တို့သည် သင့်စကားဝှက် သို့မဟုတ် SMS ကုဒ်ကို ဘယ်တော့မှ မတောင်းပါ။ ဘဏ်ကတ်အသစ်နှင့် ထိုကတ်သို့ ပထမဆုံး ငွေထုတ်ခြင်းတွင် သင်ကိုယ်တိုင်ဖြစ်ကြောင်း အတည်ပြုရန် လိုသည်။',
    'ပရိုဖိုင်တွင် မည်သည့်စက်များမှ ဝင်ထားသည်ကို ကြည့်ပြီး အခြားစက်များကို ထွက်စေနိုင်သည်။',
  ),
  th_TH: text(
    'ดูแลบัญชีของคุณ',
    'เราจะไม่ขอรหัสผ่านหรือรหัส SMS ของคุณ การเพิ่มบัตรธนาคารใหม่และการถอนครั้งแรกไปยังบัตรนั้นต้องยืนยันตัวตน',
    'ในโปรไฟล์คุณดูได้ว่าเข้าสู่ระบบที่ไหนบ้าง และให้อุปกรณ์อื่นออกได้',
  ),
  ms_MY: text(
    'Jaga akaun anda',
    'Kami tidak pernah meminta kata laluan atau kod SMS anda. Kad bank baharu dan pengeluaran pertama kepadanya memerlukan pengesahan bahawa itu anda.',
    'Dalam profil anda dapat melihat di mana anda log masuk, dan mengeluarkan peranti lain.',
  ),
};

/** In the order in which a new player meets them, the first one lowest. */
const first: readonly Pick<NewMessage, 'kind' | 'texts' | 'link'>[] = [
  { kind: 'platform', texts: welcome },
  { kind: 'system', texts: keepSafe, link: '/pages/account/myInfomation' },
  { kind: 'activity', texts: firstDeposit, link: '/pages/privilege/privilege' },
];

/** What every new player finds in the mailbox, one of each kind; once, where there is none. */
export async function seedMessages(trx: Trx, clock: Clock): Promise<void> {
  const known = await trx
    .selectFrom('message')
    .select('id')
    .where('player_id', 'is', null)
    .limit(1)
    .execute();
  if (known.length > 0) return;
  for (const [index, message] of first.entries()) {
    // A moment apart, so that their order is certain.
    const at = clock.now() - first.length + index;
    await sendMessage(trx, { now: () => at }, { playerId: null, ...message });
  }
}
