import type { LocaleTexts } from '../types.ts';
import { errors } from './errors.ts';

export const my_MM: LocaleTexts = { errors };
