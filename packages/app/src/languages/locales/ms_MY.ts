import { labels } from '@parlor/ui/labels/ms_MY';
import { common } from '../ms_MY/common.ts';
import type { LocaleTexts } from './locale-texts.ts';

export const texts: LocaleTexts = {
  common,
  labels,
  namespaces: import.meta.glob(['../ms_MY/*.ts', '!../ms_MY/{common,head}.ts']),
};
