import type { LocaleTexts } from '../types.ts';
import { errors } from './errors.ts';

export const en_US: LocaleTexts = { errors };
