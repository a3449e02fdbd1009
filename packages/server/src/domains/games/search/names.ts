import { pinyin } from 'pinyin-pro';
import type { Localised } from '../../site/index.ts';
import { getRuns, type Run, termsOfName } from './text.ts';

/** The search data of a game. */
export interface SearchedGame {
  /** All names, separated by line ends, with terms between spaces; the maker's after a tab. */
  readonly haystack: string;
  readonly terms: readonly string[];
  /** The Latin terms of its names, for typo correction. */
  readonly words: readonly string[];
}

const HAN = /\p{Script=Han}/u;
const SHORTEST_WORD = 4;

/** All names of a game: in each locale, in Chinese by pinyin and its initials, and its maker. */
export function searchedGame(game: {
  readonly name: string;
  readonly titles: Localised<string>;
  readonly makerName: string;
}): SearchedGame {
  const names = [...new Set([game.name, ...Object.values(game.titles)])];
  const written = names.map(getRuns);
  const pronunciations = names.filter((name) => HAN.test(name)).flatMap(getPinyin);
  const maker = getRuns(game.makerName);
  const own = [...written, ...pronunciations].flatMap((runs) => [getLine(runs), joined(runs)]);
  return {
    haystack: `\n${[...new Set(own)].join('\n')}\n\t${getLine(maker)}\n`,
    terms: [
      ...new Set(
        [...written, ...written.map(asOne), ...pronunciations, maker].flatMap((runs) =>
          runs.flatMap(termsOfName),
        ),
      ),
    ],
    words: [
      ...new Set(
        [...written, maker]
          .flat()
          .flatMap(({ isLatin, text }) => (isLatin && text.length >= SHORTEST_WORD ? [text] : [])),
      ),
    ],
  };
}

/** Chinese as typed by sound: syllables, all of them joined, and the initial letters. */
function getPinyin(name: string): Run[][] {
  const syllables = pinyin(name, { toneType: 'none', type: 'array', nonZh: 'consecutive', v: true })
    .flatMap((syllable) => getRuns(syllable))
    .filter(({ isLatin }) => isLatin);
  const initials = syllables.map(({ text }) => text.charAt(0)).join('');
  return [syllables, asOne(syllables), [{ isLatin: true, text: initials }]];
}

const getLine = (runs: readonly Run[]) => runs.map(({ text }) => text).join(' ');
const joined = (runs: readonly Run[]) => runs.map(({ text }) => text).join('');

/** For queries without spaces. */
function asOne(runs: readonly Run[]): Run[] {
  const isLatin = runs.length > 1 && runs.every((run) => run.isLatin);
  return isLatin ? [{ isLatin, text: joined(runs) }] : [];
}
