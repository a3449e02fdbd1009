import type { LocaleTexts } from '../types.ts';
import { errors } from './errors.ts';

export const ms_MY: LocaleTexts = { errors };
