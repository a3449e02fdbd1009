import type { LocaleTexts } from '../types.ts';
import { codes } from './codes.ts';
import { content } from './content.ts';
import { documents } from './documents.ts';
import { errors } from './errors.ts';
import { games } from './games.ts';
import { messages } from './messages.ts';
import { promotions } from './promotions.ts';
import { site } from './site.ts';

export const zh_CN: LocaleTexts = {
  codes,
  content,
  documents,
  errors,
  games,
  messages,
  promotions,
  site,
};
