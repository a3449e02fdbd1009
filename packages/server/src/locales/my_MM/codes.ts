import type { CodeTexts } from '../types.ts';

export const codes: CodeTexts = {
  sms: 'သင့် {site} ကုဒ်မှာ {code} ဖြစ်သည်။ 10 မိနစ်အတွင်း သုံးပါ။ မည်သူ့ကိုမျှ မပေးပါနှင့်။',
};
