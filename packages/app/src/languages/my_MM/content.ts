import type { content as english } from '../en_US/content.ts';
import type { Translation } from '../texts.ts';

/** Texts of notices and of the site's documents. */
export const content: Translation<typeof english> = {
  noticesEmptyTitle: 'ကြေညာချက် မရှိပါ',
  noticesEmptyText: 'ဆိုက်၏ သတင်းများကို ဤနေရာတွင် ပြပါမည်။',
  noticeMissingTitle: 'ဤကြေညာချက် မရှိတော့ပါ',
  noticeMissingText: 'ဖြုတ်ထားခြင်း၊ သို့မဟုတ် လိပ်စာ မပြည့်စုံခြင်း ဖြစ်နိုင်သည်။',
  allNotices: 'ကြေညာချက် အားလုံး',
  seeGames: 'ဂိမ်းများ ကြည့်ရန်',
  learnMore: 'ပိုမို လေ့လာရန်',
  agreementEmptyTitle: 'ဘာမှ မရေးရသေးပါ',
  agreementEmptyText: 'ဆိုက်က ဤစာရွက်စာတမ်းကို မထုတ်ပြန်ရသေးပါ။',
  documents: {
    label: 'စာရွက်စာတမ်းများ',
    userAgreement: 'သဘောတူညီချက်',
    privacy: 'ကိုယ်ရေးအချက်အလက်',
    promotionTerms: 'ပရိုမိုးရှင်း',
  },
};
