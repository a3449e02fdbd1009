import type { Locale } from '@parlor/api/entities';

const texts: Readonly<Record<Locale, (site: string, code: string) => string>> = {
  en_US: (site, code) =>
    `${code} is your ${site} code. It is good for 10 minutes. Nobody at ${site} will ever ask you for it.`,
  zh_CN: (site, code) =>
    `您的 ${site} 验证码是 ${code}，10 分钟内有效。${site} 的工作人员绝不会向您索取。`,
  my_MM: (site, code) => `သင့် ${site} ကုဒ်မှာ ${code} ဖြစ်သည်။ 10 မိနစ်အတွင်း သုံးပါ။ မည်သူ့ကိုမျှ မပေးပါနှင့်။`,
  th_TH: (site, code) => `รหัส ${site} ของคุณคือ ${code} ใช้ได้ภายใน 10 นาที ห้ามบอกผู้อื่น`,
  ms_MY: (site, code) =>
    `${code} ialah kod ${site} anda, sah selama 10 minit. Jangan beritahu sesiapa.`,
};

/** The words of a code's SMS; the code is the first run of six digits in them. */
export function codeText(locale: Locale, site: string, code: string): string {
  return texts[locale](site, code);
}
