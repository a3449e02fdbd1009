import type { CodeTexts } from '../types.ts';

export const codes: CodeTexts = {
  sms: '{code} is your {site} code. It is good for 10 minutes. Nobody at {site} will ever ask you for it.',
};
