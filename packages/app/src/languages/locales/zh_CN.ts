import { labels } from '@parlor/ui/labels/zh_CN';
import { common } from '../zh_CN/common.ts';
import type { LocaleTexts } from './locale-texts.ts';

export const texts: LocaleTexts = {
  common,
  labels,
  namespaces: import.meta.glob(['../zh_CN/*.ts', '!../zh_CN/{common,head}.ts']),
};
