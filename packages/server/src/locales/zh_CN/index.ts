import type { LocaleTexts } from '../types.ts';
import { errors } from './errors.ts';

export const zh_CN: LocaleTexts = { errors };
