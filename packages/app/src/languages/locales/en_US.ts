import { common } from '../en_US/common.ts';
import type { LocaleTexts } from './locale-texts.ts';

/** The kit's components include their English labels. */
export const texts: LocaleTexts = {
  common,
  labels: {},
  namespaces: import.meta.glob(['../en_US/*.ts', '!../en_US/{common,head}.ts']),
};
