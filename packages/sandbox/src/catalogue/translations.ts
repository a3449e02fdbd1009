import type { Locale } from './types.ts';

type Translation = readonly [my_MM: string, th_TH: string, ms_MY: string];

/**
 * Burmese, Thai and Malay names of the most played games: translated if the name has a meaning,
 * transcribed otherwise. The Chinese names are listed with the titles.
 */
const translations: Readonly<Record<string, Translation>> = {
  'abyss-angler': ['ပင်လယ်နက် ငါးမျှား', 'นักตกปลาห้วงลึก', 'Pemancing Jurang'],
  'amihan-temple': ['အမီဟန် ဘုရားကျောင်း', 'วิหารลมอามิฮัน', 'Kuil Amihan'],
  'andar-bahar-nights': ['အန်ဒါ ဘာဟာ ညများ', 'ค่ำคืนอันดาร์บาฮาร์', 'Malam Andar Bahar'],
  'aurora-stag': ['အော်ရိုရာ သမင်', 'กวางแสงเหนือ', 'Rusa Aurora'],
  'baccarat-salon': ['ဘက်ကာရက် ဧည့်ခန်း', 'ห้องบาคาร่า', 'Salon Bakarat'],
  'balloon-rush': ['မိုးပျံပူဖောင်း အပြေး', 'บอลลูนทะยานฟ้า', 'Belon Pantas'],
  'bells-ablaze': ['မီးလောင် ခေါင်းလောင်း', 'ระฆังเพลิง', 'Loceng Berapi'],
  'bianca-blackjack': ['ဘီယန်ကာ ဘက်ကာရက်', 'บาคาร่าเบียงก้า', 'Bakarat Bianca'],
  'bingo-bakery': ['ဘင်ဂို မုန့်ဆိုင်', 'บิงโกเบเกอรี่', 'Bingo Bakeri'],
  'bingo-barrio': ['ဘင်ဂို ရပ်ကွက်', 'บิงโกชาวบ้าน', 'Bingo Kampung'],
  'bingo-galaxy': ['ဘင်ဂို ဂလက်ဆီ', 'บิงโกกาแล็กซี', 'Bingo Galaksi'],
  'block-bazaar': ['အတုံးလေးများ စျေး', 'ตลาดบล็อก', 'Bazar Blok'],
  'calavera-fiesta': ['အရိုးခေါင်း ပွဲတော်', 'เทศกาลหัวกะโหลก', 'Pesta Calavera'],
  'captain-saltbeard': ['ကပ္ပတိန် ဆားမုတ်ဆိတ်', 'กัปตันเคราเกลือ', 'Kapten Janggut Masin'],
  'color-game-fiesta': ['အရောင်ဂိမ်း ပွဲတော်', 'เทศกาลเกมทายสี', 'Pesta Permainan Warna'],
  'crown-of-siam': ['ယိုးဒယား သရဖူ', 'มงกุฎสยาม', 'Mahkota Siam'],
  'deep-diver': ['ပင်လယ်နက် ရေငုပ်သမား', 'นักดำน้ำลึก', 'Penyelam Dalam'],
  'diamond-tide': ['စိန်ဒီရေ', 'คลื่นเพชร', 'Ombak Berlian'],
  'domino-plaza': ['ဟိုင်းလို ပလာဇာ', 'ไฮโลพลาซ่า', 'Plaza Hi-Lo'],
  'donut-district': ['ဒိုးနတ် ရပ်ကွက်', 'ย่านโดนัท', 'Daerah Donat'],
  'dragon-tiger-duel': ['နဂါး ကျား တိုက်ပွဲ', 'ศึกมังกรเสือ', 'Duel Naga Harimau'],
  'fire-sevens': ['မီး ခုနစ်လုံး', 'เจ็ดเพลิง', 'Tujuh Berapi'],
  'goal-line-crash': ['ဂိုးစည်း ခရက်ရှ်', 'แครชเส้นประตู', 'Crash Garisan Gol'],
  'golden-arowana': ['ရွှေ အာရိုဝါနာ', 'ปลามังกรทอง', 'Arowana Emas'],
  'golden-carabao': ['ရွှေကျွဲ', 'ควายทองคำ', 'Kerbau Emas'],
  'golden-hour-baccarat': ['ရွှေနာရီ ဘက်ကာရက်', 'บาคาร่านาทีทอง', 'Bakarat Waktu Emas'],
  'golden-ticket': ['ရွှေလက်မှတ်', 'ตั๋วทองคำ', 'Tiket Emas'],
  'grand-prix-bay': ['ဂရမ်းပရီး ပင်လယ်အော်', 'กรังด์ปรีซ์ริมอ่าว', 'Grand Prix Teluk'],
  'halo-halo-heaven': ['ဟာလို ဟာလို ကောင်းကင်', 'สวรรค์ฮาโลฮาโล', 'Syurga Halo-Halo'],
  'hoops-manila': ['မနီလာ ဘတ်စကက်', 'บาสมะนิลา', 'Bola Keranjang Manila'],
  'hot-coals': ['မီးခဲ', 'ถ่านร้อน', 'Bara Panas'],
  'jade-serpent': ['ကျောက်စိမ်း မြွေ', 'งูหยก', 'Ular Jed'],
  'keno-comet': ['ကီနို ကြယ်တံခွန်', 'คีโนดาวหาง', 'Komet Keno'],
  'knockout-night': ['နောက်အောက် ည', 'คืนน็อกเอาต์', 'Malam Kalah Mati'],
  'koi-king': ['ကွိုင်ငါး ဘုရင်', 'ราชาปลาคาร์ป', 'Raja Koi'],
  'kraken-bounty': ['ကရာကန် ဆုငွေ', 'ล่าค่าหัวคราเคน', 'Ganjaran Kraken'],
  'lotus-nights': ['ကြာပန်း ညများ', 'ค่ำคืนดอกบัว', 'Malam Teratai'],
  'lucky-6-49': ['ကံကောင်း ၆/၄၉', 'โชคดี 6/49', 'Tuah 6/49'],
  'lucky-cat-lane': ['ကံကောင်းကြောင် လမ်းကြား', 'ตรอกแมวกวัก', 'Lorong Kucing Bertuah'],
  'lucky-jar': ['ကံကောင်းအိုး', 'โถนำโชค', 'Balang Bertuah'],
  'lucky-nine-lounge': ['ကံကောင်း ကိုးမှတ် ဘက်ကာရက်', 'บาคาร่าเก้านำโชค', 'Bakarat Tuah Sembilan'],
  'mahjong-dynasty': ['ဟိုင်းလို မင်းဆက်', 'ราชวงศ์ไฮโล', 'Dinasti Hi-Lo'],
  'mines-of-cebu': ['ဆီဘူး မိုင်းတွင်း', 'เหมืองเซบู', 'Lombong Cebu'],
  'ninja-neko': ['နင်ဂျာ ကြောင်', 'แมวนินจา', 'Kucing Ninja'],
  'octo-arcade': ['ရေဘဝဲ အာကိတ်', 'อาร์เคดปลาหมึก', 'Arked Sotong'],
  'parrot-bay': ['ကြက်တူရွေး ပင်လယ်အော်', 'อ่าวนกแก้ว', 'Teluk Nuri'],
  pegfall: ['ဘောလုံးကျ', 'ลูกแก้วร่วง', 'Bola Jatuh'],
  'pharaohs-ember': ['ဖာရို မီးကြွင်း', 'ถ่านเพลิงฟาโรห์', 'Bara Firaun'],
  'phoenix-ascent': ['ဇာမဏီ တက်လှမ်းခြင်း', 'หงส์เพลิงทะยานฟ้า', 'Feniks Mendaki'],
  'pinball-tropico': ['ပင်ဘော အပူပိုင်း', 'พินบอลเมืองร้อน', 'Pinball Tropika'],
  'propeller-ace': ['ပန်ကာ လေယာဉ်မှူး', 'เสืออากาศใบพัด', 'Jaguh Kipas'],
  'pusoy-royale': ['ဟိုင်းလို တော်ဝင်', 'ไฮโลรอยัล', 'Hi-Lo Diraja'],
  'queen-of-cinders': ['ပြာမှုန် ဘုရင်မ', 'ราชินีเถ้าถ่าน', 'Ratu Abu'],
  'queen-of-hearts': ['ဟတ် ဘုရင်မ', 'ราชินีโพแดง', 'Ratu Hati'],
  'royale-roulette': ['တော်ဝင် ရူးလက်', 'รูเล็ตรอยัล', 'Rolet Diraja'],
  'ruby-reactor': ['ပတ္တမြား ဓာတ်ပေါင်းဖို', 'เตาปฏิกรณ์ทับทิม', 'Reaktor Delima'],
  'sampaguita-spins': ['စံပယ်ပန်း လှည့်ကွက်', 'สปินดอกมะลิ', 'Putaran Melur'],
  'shan-koe-mee-star': ['ရန်ကုန် ကြယ် ဘက်ကာရက်', 'บาคาร่าดาวย่างกุ้ง', 'Bakarat Bintang Yangon'],
  'shark-tide': ['ငါးမန်း ဒီရေ', 'คลื่นฉลาม', 'Ombak Jerung'],
  'sic-bo-imperial': ['ဧကရာဇ် အန်စာတုံး', 'ไฮโลจักรพรรดิ', 'Sic Bo Maharaja'],
  'skyrocket-x': ['ဒုံးပျံ အိတ်စ်', 'จรวดทะยานเอ็กซ์', 'Roket Langit X'],
  'snake-byte': ['မြွေလေး ဘိုက်', 'งูไบต์', 'Ular Bait'],
  'star-sentry': ['ကြယ် ကင်းစောင့်', 'ผู้พิทักษ์ดวงดาว', 'Pengawal Bintang'],
  'striker-cup': ['တိုက်စစ်မှူး ဖလား', 'ถ้วยศูนย์หน้า', 'Piala Penyerang'],
  'sugar-parade': ['သကြား ချီတက်ပွဲ', 'ขบวนพาเหรดน้ำตาล', 'Perarakan Gula'],
  'tiger-monsoon': ['မုတ်သုံ ကျား', 'เสือมรสุม', 'Harimau Monsun'],
  'tongits-masters': ['ဟိုင်းလို ဆရာကြီးများ', 'เซียนไฮโล', 'Jaguh Hi-Lo'],
  'volcano-gold': ['မီးတောင် ရွှေ', 'ทองภูเขาไฟ', 'Emas Gunung Berapi'],
  'whale-song': ['ဝေလငါး တေးသံ', 'บทเพลงวาฬ', 'Lagu Paus'],
  'wheel-of-manila': ['မနီလာ ဘီး', 'วงล้อมะนิลา', 'Roda Manila'],
};

/** A game's names in further languages; empty without a translation. */
export function getTranslations(slug: string): Partial<Record<Locale, string>> {
  const found = translations[slug];
  if (!found) return {};
  const [my_MM, th_TH, ms_MY] = found;
  return { my_MM, th_TH, ms_MY };
}
