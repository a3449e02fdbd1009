import { labels } from '@parlor/ui/labels/my_MM';
import { common } from '../my_MM/common.ts';
import type { LocaleTexts } from './locale-texts.ts';

export const texts: LocaleTexts = {
  common,
  labels,
  namespaces: import.meta.glob(['../my_MM/*.ts', '!../my_MM/{common,head}.ts']),
};
