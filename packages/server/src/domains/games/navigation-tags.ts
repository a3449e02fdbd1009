import type { Titles } from './categories.ts';
import { titles } from './categories.ts';

/** The navigation tags of a new site, in the order of its chips; providers name them by these ids. */
export const navigationTags: readonly { readonly id: string; readonly titles: Titles }[] = [
  { id: 'hot', titles: titles('Hot', '热门', 'လူကြိုက်များ', 'ยอดนิยม', 'Popular') },
  { id: 'new', titles: titles('New', '新品', 'အသစ်', 'ใหม่', 'Baharu') },
  { id: 'exclusive', titles: titles('Exclusive', '独家', 'သီးသန့်', 'พิเศษ', 'Eksklusif') },
  { id: 'jackpot', titles: titles('Jackpot', '大奖', 'ဂျက်ပေါ့', 'แจ็กพอต', 'Jackpot') },
  {
    id: 'free-spins',
    titles: titles('Free spins', '免费旋转', 'အခမဲ့လှည့်', 'ฟรีสปิน', 'Putaran percuma'),
  },
  { id: 'multipliers', titles: titles('Multipliers', '倍数', 'အဆတိုး', 'ตัวคูณ', 'Pengganda') },
  { id: 'classic', titles: titles('Classics', '经典', 'ဂန္ထဝင်', 'คลาสสิก', 'Klasik') },
  { id: 'myth', titles: titles('Myths', '神话', 'ဒဏ္ဍာရီ', 'ตำนาน', 'Mitos') },
  { id: 'animals', titles: titles('Animals', '动物', 'တိရစ္ဆာန်', 'สัตว์', 'Haiwan') },
  { id: 'festival', titles: titles('Festival', '节庆', 'ပွဲတော်', 'เทศกาล', 'Perayaan') },
  { id: 'adventure', titles: titles('Adventure', '冒险', 'စွန့်စားခန်း', 'ผจญภัย', 'Pengembaraan') },
  { id: 'quick', titles: titles('Quick play', '快玩', 'အမြန်ကစား', 'เล่นเร็ว', 'Main pantas') },
];
