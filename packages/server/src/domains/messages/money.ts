import type { Locale } from '@parlor/api/constants';
import { toDecimal } from '@parlor/api/rules';
import type { Clock } from '../../core/clock.ts';
import type { Trx } from '../../core/database/schema.ts';
import { readSite } from '../site/index.ts';
import { sendMessage } from './store.ts';
import type { MessageText } from './tables.ts';

type Event = 'depositDone' | 'withdrawalPaid' | 'withdrawalReturned';
type Words = Readonly<Record<Locale, readonly [title: string, content: string]>>;

/** `{amount}` is the only figure, under the site's own symbol. */
const words: Readonly<Record<Event, Words>> = {
  depositDone: {
    en_US: ['Your deposit has arrived', '{amount} is in your wallet.'],
    zh_CN: ['充值已到账', '{amount} 已存入您的钱包。'],
    my_MM: ['ငွေသွင်းမှု ရောက်ရှိပါပြီ', '{amount} သင့်ပိုက်ဆံအိတ်ထဲ ရောက်ပါပြီ။'],
    th_TH: ['เงินฝากเข้าแล้ว', '{amount} เข้ากระเป๋าของคุณแล้ว'],
    ms_MY: ['Deposit anda telah tiba', '{amount} kini dalam dompet anda.'],
  },
  withdrawalPaid: {
    en_US: ['Your withdrawal was paid', '{amount} is on its way to your card.'],
    zh_CN: ['提现已支付', '{amount} 正在转入您的银行卡。'],
    my_MM: ['ငွေထုတ်မှု ပေးချေပြီးပါပြီ', '{amount} သင့်ကတ်သို့ ပို့နေပါသည်။'],
    th_TH: ['จ่ายเงินถอนแล้ว', '{amount} กำลังเข้าบัตรของคุณ'],
    ms_MY: ['Pengeluaran anda telah dibayar', '{amount} sedang menuju ke kad anda.'],
  },
  withdrawalReturned: {
    en_US: [
      'Your withdrawal could not be paid',
      '{amount} is back in your wallet. Check the card, or ask customer service.',
    ],
    zh_CN: ['提现未能支付', '{amount} 已退回您的钱包。请检查银行卡，或联系客服。'],
    my_MM: ['ငွေထုတ်၍ မရပါ', '{amount} သင့်ပိုက်ဆံအိတ်သို့ ပြန်ရောက်ပါပြီ။ ကတ်ကို စစ်ပါ၊ သို့မဟုတ် ဖောက်သည်ဝန်ဆောင်မှုကို မေးပါ။'],
    th_TH: ['จ่ายเงินถอนไม่สำเร็จ', '{amount} กลับเข้ากระเป๋าของคุณแล้ว ตรวจสอบบัตรหรือสอบถามฝ่ายบริการลูกค้า'],
    ms_MY: [
      'Pengeluaran anda tidak dapat dibayar',
      '{amount} kembali ke dompet anda. Semak kad, atau tanya khidmat pelanggan.',
    ],
  },
};

const links: Readonly<Record<Event, string>> = {
  depositDone: '/pages/account/myWallet',
  withdrawalPaid: '/pages/account/cashoutAudit',
  withdrawalReturned: '/pages/account/cashoutAudit',
};

/** Tells a player what became of their money, in the transaction that moved it. */
export async function tellOfMoney(
  trx: Trx,
  clock: Clock,
  event: Event,
  money: {
    readonly playerId: string;
    /** Minor units. */
    readonly amount: bigint;
    readonly currency: string;
  },
): Promise<void> {
  const site = await readSite(trx);
  const figure = grouped(toDecimal(money.amount, site.currencyExponent));
  const isOfSite = money.currency === site.currencyCode;
  const amount = isOfSite ? `${site.currencySymbol}${figure}` : `${money.currency} ${figure}`;
  const texts = Object.fromEntries(
    Object.entries(words[event]).map(([locale, [title, content]]): [string, MessageText] => [
      locale,
      { title, content: `<p>${content.replace('{amount}', () => amount)}</p>` },
    ]),
  );
  await sendMessage(trx, clock, {
    playerId: money.playerId,
    kind: 'system',
    texts,
    link: links[event],
  });
}

/** With a comma between thousands: as the screens write amounts, in every language. */
function grouped(decimal: string): string {
  return decimal.replace(/\B(?=(?:\d{3})+(?!\d))/g, ',');
}
