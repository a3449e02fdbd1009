import type { MessageText } from '../messages/index.ts';
import type { Localised } from '../site/index.ts';

/** Tells a player that customer service has answered. */
export const answeredTexts: Localised<MessageText> = {
  en_US: {
    title: 'Customer service has answered you',
    content: '<p>You find the answer beside what you wrote to us.</p>',
  },
  zh_CN: {
    title: '客服已回复您',
    content: '<p>回复就在您提交的内容下方。</p>',
  },
  my_MM: {
    title: 'ဖောက်သည်ဝန်ဆောင်မှုက သင့်ကို ဖြေကြားပြီးပါပြီ',
    content: '<p>သင်ရေးခဲ့သည့် စာအောက်တွင် အဖြေကို ဖတ်နိုင်ပါသည်။</p>',
  },
  th_TH: {
    title: 'ฝ่ายบริการลูกค้าตอบกลับคุณแล้ว',
    content: '<p>ดูคำตอบได้ใต้ข้อความที่คุณเขียนถึงเรา</p>',
  },
  ms_MY: {
    title: 'Khidmat pelanggan telah menjawab anda',
    content: '<p>Jawapannya ada di bawah apa yang anda tulis kepada kami.</p>',
  },
};
