import type { LocaleTexts } from '../types.ts';
import { errors } from './errors.ts';

export const th_TH: LocaleTexts = { errors };
