import type { CatalogueCategory, CatalogueTag, Localised } from './types.ts';

const titles = (
  en_US: string,
  zh_CN: string,
  my_MM: string,
  th_TH: string,
  ms_MY: string,
): Localised => ({ en_US, zh_CN, my_MM, th_TH, ms_MY });

/** The eight categories, in the order of the lobby's strip. */
export const categories: readonly CatalogueCategory[] = [
  { slug: 'slots', titles: titles('Slots', '老虎机', 'စလော့', 'สล็อต', 'Slot') },
  { slug: 'live', titles: titles('Live', '真人', 'တိုက်ရိုက်', 'สด', 'Langsung') },
  { slug: 'fishing', titles: titles('Fishing', '捕鱼', 'ငါးဖမ်း', 'ยิงปลา', 'Memancing') },
  { slug: 'cards', titles: titles('Cards', '棋牌', 'ဖဲဝိုင်း', 'ไพ่', 'Kad') },
  {
    slug: 'crash',
    titles: titles('Crash & mini', '崩盘小游戏', 'ခရက်ရှ်နှင့် မီနီ', 'แครชและมินิ', 'Crash & mini'),
  },
  { slug: 'sports', titles: titles('Sports', '体育', 'အားကစား', 'กีฬา', 'Sukan') },
  { slug: 'lottery', titles: titles('Lottery', '彩票', 'ထီ', 'ลอตเตอรี่', 'Loteri') },
  { slug: 'arcade', titles: titles('Arcade', '街机', 'အာကိတ်', 'อาร์เคด', 'Arked') },
];

/** The twelve navigation tags, in the order of the lobby's chips. */
export const tags: readonly CatalogueTag[] = [
  { slug: 'hot', titles: titles('Hot', '热门', 'လူကြိုက်များ', 'ยอดนิยม', 'Popular') },
  { slug: 'new', titles: titles('New', '新品', 'အသစ်', 'ใหม่', 'Baharu') },
  { slug: 'exclusive', titles: titles('Exclusive', '独家', 'သီးသန့်', 'พิเศษ', 'Eksklusif') },
  { slug: 'jackpot', titles: titles('Jackpot', '大奖', 'ဂျက်ပေါ့', 'แจ็กพอต', 'Jackpot') },
  {
    slug: 'free-spins',
    titles: titles('Bonus spins', '奖励旋转', 'ဘောနပ်စ်လှည့်', 'โบนัสสปิน', 'Putaran bonus'),
  },
  {
    slug: 'multipliers',
    titles: titles('Multipliers', '倍数', 'အဆတိုး', 'ตัวคูณ', 'Pengganda'),
  },
  { slug: 'classic', titles: titles('Classics', '经典', 'ဂန္ထဝင်', 'คลาสสิก', 'Klasik') },
  { slug: 'myth', titles: titles('Myths', '神话', 'ဒဏ္ဍာရီ', 'ตำนาน', 'Mitos') },
  { slug: 'animals', titles: titles('Animals', '动物', 'တိရစ္ဆာန်', 'สัตว์', 'Haiwan') },
  { slug: 'festival', titles: titles('Festival', '节庆', 'ပွဲတော်', 'เทศกาล', 'Perayaan') },
  { slug: 'adventure', titles: titles('Adventure', '冒险', 'စွန့်စားခန်း', 'ผจญภัย', 'Pengembaraan') },
  { slug: 'quick', titles: titles('Quick play', '快玩', 'အမြန်ကစား', 'เล่นเร็ว', 'Main pantas') },
];
