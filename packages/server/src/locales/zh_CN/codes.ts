import type { CodeTexts } from '../types.ts';

export const codes: CodeTexts = {
  sms: '您的 {site} 验证码是 {code}，10 分钟内有效。{site} 的工作人员绝不会向您索取。',
};
