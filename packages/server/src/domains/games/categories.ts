import type { Locale } from '@parlor/api/entities';

export type Titles = Readonly<Record<Locale, string>>;

export const titles = (
  en_US: string,
  zh_CN: string,
  my_MM: string,
  th_TH: string,
  ms_MY: string,
): Titles => ({ en_US, zh_CN, my_MM, th_TH, ms_MY });

/** The categories of a new site, in the order of its strip; providers name them by these ids. */
export const categories: readonly { readonly id: string; readonly titles: Titles }[] = [
  { id: 'slots', titles: titles('Slots', '老虎机', 'စလော့', 'สล็อต', 'Slot') },
  { id: 'live', titles: titles('Live', '真人', 'တိုက်ရိုက်', 'สด', 'Langsung') },
  { id: 'fishing', titles: titles('Fishing', '捕鱼', 'ငါးဖမ်း', 'ยิงปลา', 'Memancing') },
  { id: 'cards', titles: titles('Cards', '棋牌', 'ဖဲဝိုင်း', 'ไพ่', 'Kad') },
  { id: 'crash', titles: titles('Crash', '小游戏', 'ခရက်ရှ်', 'แครช', 'Crash') },
  { id: 'sports', titles: titles('Sports', '体育', 'အားကစား', 'กีฬา', 'Sukan') },
  { id: 'lottery', titles: titles('Lottery', '彩票', 'ထီ', 'ลอตเตอรี่', 'Loteri') },
  { id: 'arcade', titles: titles('Arcade', '街机', 'အာကိတ်', 'อาร์เคด', 'Arked') },
];
