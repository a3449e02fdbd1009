import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { type Grounds, withFirstPaint } from './first-paint.ts';

const grounds: Grounds = { green: ['#0f0', '#010'], pink: ['#fcc', '#200'] };
const html = withFirstPaint('<head><!-- here --></head>', grounds, '<!-- here -->');

interface Device {
  stored?: Readonly<Record<string, string>>;
  dark?: boolean;
  /** A browser that throws on any access to its storage. */
  refuses?: boolean;
}

/** Runs the script as a page does: its text, with only a window as global. */
function paint({ stored = {}, dark = false, refuses = false }: Device) {
  const page = { dataset: {}, style: {}, lang: 'en' };
  const meta = { content: '' };
  const window = {
    document: {
      documentElement: page,
      querySelector: () => ({
        setAttribute: (_: string, value: string) => Object.assign(meta, { content: value }),
      }),
    },
    get localStorage() {
      if (refuses) throw new DOMException('no', 'SecurityError');
      return { getItem: (name: string) => stored[name] ?? null };
    },
    matchMedia: () => ({ matches: dark }),
  };
  const script = /<script>([\s\S]*)<\/script>/.exec(html)?.[1] ?? '';
  runInNewContext(script, { window });
  return { ...page, themeColor: meta.content };
}

describe('what is painted first', () => {
  it('uses the stored preference before that of the device', () => {
    const stored = { theme: 'pink', appearance: 'dark', locale: 'th_TH' };
    expect(paint({ stored })).toEqual({
      dataset: { theme: 'pink', appearance: 'dark' },
      style: { colorScheme: 'dark' },
      lang: 'th-TH',
      themeColor: '#200',
    });
    expect(paint({ stored: { appearance: 'light' }, dark: true }).themeColor).toBe('#0f0');
  });

  it('is green and follows the device without a stored preference', () => {
    const light = {
      dataset: { theme: 'green' },
      style: { colorScheme: 'light' },
      lang: 'en',
      themeColor: '#0f0',
    };
    const dark = { ...light, style: { colorScheme: 'dark' }, themeColor: '#010' };
    expect(paint({})).toEqual(light);
    expect(paint({ dark: true })).toEqual(dark);
    expect(paint({ stored: { appearance: 'system' }, dark: true })).toEqual(dark);
  });

  it('ignores invalid values, and works without storage', () => {
    const stored = { theme: 'toString', appearance: 'red', locale: '"><b>' };
    const first = {
      dataset: { theme: 'green' },
      style: { colorScheme: 'light' },
      lang: 'en',
      themeColor: '#0f0',
    };
    expect(paint({ stored })).toEqual(first);
    expect(paint({ refuses: true })).toEqual(first);
  });

  it('requires a place in the page template', () => {
    expect(() => withFirstPaint('<head></head>', grounds, '<!-- here -->')).toThrow('no <!-- here');
  });
});
