import type { AccordionItem } from './index.ts';

/** Realistic questions and answers for stories. */
export const help: AccordionItem[] = [
  {
    value: 'arrives',
    title: 'When does a withdrawal arrive?',
    content:
      'Asked before midnight, it arrives by 18:00 on the next day that banks work. The page of the withdrawal shows the time computed for yours.',
  },
  {
    value: 'cost',
    title: 'What does it cost?',
    hint: '₱0.00',
    content: 'Nothing. What you withdraw is what arrives.',
  },
  {
    value: 'burmese',
    title: 'ငွေသွင်းမှု မရောက်သေးပါက ဘာလုပ်ရမလဲ။',
    content: 'သင့်ငွေသည် ဘေးကင်းပါသည်။ ဘဏ်က အတည်ပြုသည်နှင့် အလိုအလျောက် ရောက်ရှိပါမည်။',
  },
  {
    value: 'limits',
    title: 'How much can I withdraw at once?',
    content: 'Up to ₱50,000.00, five times a day.',
    disabled: true,
  },
];
