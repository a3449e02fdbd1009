import type { payment as english } from '../en_US/payment.ts';
import type { Translation } from '../texts.ts';

/** Texts of paying a deposit by transfer, and of the player's deposits. */
export const payment: Translation<typeof english> = {
  bank: 'သင့်ဘဏ်',
  offer: 'ကမ်းလှမ်းချက်',
  noOffer: 'ကမ်းလှမ်းချက် မယူပါ',
  channelBank: 'ဘဏ်',
  transferCheck: 'နောက်အဆင့်တွင် ငွေလွှဲရန် အချက်အလက်များ ရပါမည်။',
  transferConfirm: 'ငွေပေးချေရန် အချက်အလက် ကြည့်မည်',
  transferTitle: 'ဤပမာဏအတိအကျ လွှဲပါ',
  transferText: 'လွှဲငွေ ရောက်သည်နှင့် ထည့်ပေးပါမည်။ ဤစာမျက်နှာမှ ထွက်နိုင်ပါသည်။',
  scanTitle: 'ဘဏ်အက်ပ်ဖြင့် စကင်ဖတ်ပါ',
  scan: '{{amount}} ပေးချေရန် QR ကုဒ်',
  bankName: 'ဘဏ်',
  accountName: 'အကောင့်အမည်',
  accountNumber: 'အကောင့်နံပါတ်',
  amount: 'ပမာဏ',
  reference: 'ကိုးကားနံပါတ်',
  referenceHelp: 'သင့်ငွေလွှဲမှုကို စစ်ဆေးနိုင်ရန် ဤကိုးကားနံပါတ်ကို ငွေလွှဲရာတွင် ထည့်ပါ။',
  openBank: 'ဘဏ်အက်ပ် ဖွင့်မည်',
  orders: 'သင့်ငွေသွင်းမှုများ',
  ordersEmptyTitle: 'ငွေသွင်းမှု မရှိသေးပါ',
  ordersEmptyText: 'ငွေသွင်းမှုများနှင့် အခြေအနေများ ဤနေရာတွင် ပေါ်ပါမည်။',
  new: 'ငွေသွင်းမှုအသစ်',
  states: {
    pendingReview: 'စစ်ဆေးနေသည်',
    pendingPayment: 'ငွေပေးချေရန် စောင့်နေသည်',
    done: 'ပြီးပါပြီ',
    failed: 'မအောင်မြင်ပါ',
  },
  pendingTitle: 'ငွေသွင်းမှု မပြီးသေးပါ',
  pendingText: '{{channel}} ဖြင့် {{amount}}',
  resume: 'ဆက်သွင်းမည်',
  timeLeft: 'ကျန်ချိန်',
};
