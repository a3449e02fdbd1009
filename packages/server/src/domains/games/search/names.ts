import { pinyin } from 'pinyin-pro';
import type { Localised } from '../../site/index.ts';
import { getRuns, type Run, termsOfName } from './text.ts';

/** What a game is found by. */
export interface SearchedGame {
  /** Every name between line ends, its stretches between spaces; the maker's after a tab. */
  readonly haystack: string;
  readonly terms: readonly string[];
  /** The Latin terms of its names, for typo correction. */
  readonly words: readonly string[];
}

const HAN = /\p{Script=Han}/u;
const SHORTEST_WORD = 4;

/** All that a game is called: in each language, in Chinese by pinyin and its initials, and its maker. */
export function searchedGame(game: {
  readonly name: string;
  readonly titles: Localised<string>;
  readonly makerName: string;
}): SearchedGame {
  const names = [...new Set([game.name, ...Object.values(game.titles)])];
  const written = names.map(getRuns);
  const spoken = names.filter((name) => HAN.test(name)).flatMap(getPinyin);
  const maker = getRuns(game.makerName);
  const own = [...written, ...spoken].flatMap((runs) => [getLine(runs), joined(runs)]);
  return {
    haystack: `\n${[...new Set(own)].join('\n')}\n\t${getLine(maker)}\n`,
    terms: [
      ...new Set(
        [...written, ...written.map(asOne), ...spoken, maker].flatMap((runs) =>
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

/** Chinese as it is typed by sound: syllables, all of them in one, and the first letter of each. */
function getPinyin(name: string): Run[][] {
  const syllables = pinyin(name, { toneType: 'none', type: 'array', nonZh: 'consecutive', v: true })
    .flatMap((syllable) => getRuns(syllable))
    .filter(({ isLatin }) => isLatin);
  const initials = syllables.map(({ text }) => text.charAt(0)).join('');
  return [syllables, asOne(syllables), [{ isLatin: true, text: initials }]];
}

const getLine = (runs: readonly Run[]) => runs.map(({ text }) => text).join(' ');
const joined = (runs: readonly Run[]) => runs.map(({ text }) => text).join('');

/** For those who leave out the spaces. */
function asOne(runs: readonly Run[]): Run[] {
  const isLatin = runs.length > 1 && runs.every((run) => run.isLatin);
  return isLatin ? [{ isLatin, text: joined(runs) }] : [];
}
