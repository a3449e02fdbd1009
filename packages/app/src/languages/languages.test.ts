import { LOCALES } from '@parlor/api/constants';
import { describe, expect, it } from 'vitest';

/** Texts of one namespace, nested in groups. */
type TextTree = { readonly [name: string]: string | TextTree };

const modules = import.meta.glob<Readonly<Record<string, TextTree>>>('./*_*/*.ts', { eager: true });

/** The sources that name a locale's folder or its names of months: copies may name another's. */
const sources = import.meta.glob<string>(['./locales/*_*.ts', './*_*/dates.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Every text of a locale by its path; keys may contain dots, as those of reasons do. */
function collectTexts(locale: string): ReadonlyMap<string, string> {
  const visit = (texts: TextTree, path: string): [string, string][] =>
    Object.entries(texts).flatMap(([name, value]): [string, string][] =>
      typeof value === 'string' ? [[`${path}/${name}`, value]] : visit(value, `${path}/${name}`),
    );
  return new Map(
    Object.entries(modules)
      .filter(([file]) => file.startsWith(`./${locale}/`))
      .flatMap(([, module]) => visit(module, '')),
  );
}

function findFiles(locale: string): string[] {
  const prefix = `./${locale}/`;
  return Object.keys(modules)
    .filter((file) => file.startsWith(prefix))
    .map((file) => file.slice(prefix.length));
}

const placeholders = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).sort();

const english = collectTexts('en_US');
const translations = LOCALES.filter((locale) => locale !== 'en_US');

/** Texts without translatable content: figures, and names of banks with the end of a number. */
const wordless = (text: string) => !/\p{L}/u.test(text.replaceAll(/\{\{\w+\}\}/g, ''));
/** Texts that a language borrows from English with the same spelling. */
const loanwords: Readonly<Record<string, readonly string[]>> = {
  ms_MY: [
    'Deposit',
    'Bonus',
    'Bonus: {{subject}}',
    'Demo',
    'Status',
    'Thai',
    'Thailand',
    'Myanmar',
    'Malaysia',
  ],
};
/** Characters that a text in this language must contain; default: Latin letters. */
const scripts: Readonly<Record<string, RegExp>> = {
  zh_CN: /\p{Script=Han}/u,
  my_MM: /\p{Script=Myanmar}/u,
  th_TH: /\p{Script=Thai}/u,
};

describe.each(translations)('the texts of %s', (locale) => {
  const texts = collectTexts(locale);

  it('have every file of English', () => {
    expect(findFiles(locale)).toEqual(findFiles('en_US'));
  });

  it('are loaded from its own folder, with its kit labels and names of months', () => {
    const named = sources[`./locales/${locale}.ts`]?.match(/\b[a-z]{2}_[A-Z]{2}\b/g) ?? [];
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((name) => name !== locale)).toEqual([]);
    const [language] = locale.split('_');
    expect(sources[`./${locale}/dates.ts`]).toMatch(`dayjs/locale/${language}`);
  });

  it('have every text of English, and no other', () => {
    // These languages have one plural form for all numbers. Burmese repeats it as `_one`: browsers
    // that do not know its rules take those of English, and would find the English text.
    const expected = [...english.keys()].filter((key) => !key.endsWith('_one'));
    expect(expected.filter((key) => !texts.has(key))).toEqual([]);
    expect([...texts.keys()].filter((key) => !english.has(key))).toEqual([]);
  });

  it('have the placeholders of English', () => {
    for (const [key, text] of texts) {
      if (key.endsWith('_one')) continue;
      expect(placeholders(text), key).toEqual(placeholders(english.get(key) ?? ''));
    }
  });

  it('are written in the language, and trimmed', () => {
    for (const [key, text] of texts) {
      expect(text, key).toBe(text.trim());
      expect(text, key).not.toBe('');
      if (!wordless(text)) expect(text, key).toMatch(scripts[locale] ?? /\p{Script=Latin}/u);
    }
  });

  it('need no plural rules that a browser may lack', () => {
    if (locale !== 'my_MM') return;
    for (const [key, text] of texts) {
      if (key.endsWith('_other')) expect(texts.get(key.replace(/_other$/, '_one')), key).toBe(text);
    }
  });

  it('differ from English', () => {
    const same = [...texts].filter(
      ([key, text]) =>
        text === english.get(key) && !wordless(text) && !loanwords[locale]?.includes(text),
    );
    expect(same).toEqual([]);
  });
});
