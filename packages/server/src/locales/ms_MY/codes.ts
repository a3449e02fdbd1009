import type { CodeTexts } from '../types.ts';

export const codes: CodeTexts = {
  sms: '{code} ialah kod {site} anda, sah selama 10 minit. Jangan beritahu sesiapa.',
};
