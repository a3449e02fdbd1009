import { labels } from '@parlor/ui/labels/th_TH';
import { common } from '../th_TH/common.ts';
import type { LocaleTexts } from './locale-texts.ts';

export const texts: LocaleTexts = {
  common,
  labels,
  namespaces: import.meta.glob(['../th_TH/*.ts', '!../th_TH/{common,head}.ts']),
};
