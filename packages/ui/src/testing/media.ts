import { cdp } from 'vitest/browser';

interface Features {
  'prefers-reduced-motion'?: 'reduce';
  'forced-colors'?: 'active';
  'prefers-color-scheme'?: 'light' | 'dark';
}

/**
 * The methods of the Chrome DevTools Protocol that are used here; the browser provider has no types
 * for them.
 */
interface Session {
  send(
    method: 'Emulation.setEmulatedMedia',
    params: { media?: 'print' | ''; features: { name: string; value: string }[] },
  ): Promise<unknown>;
}

const session = () => cdp() as unknown as Session;

let emulated = false;

/** Emulates media features until the test ends. */
export async function emulateMedia(wishes: Features): Promise<void> {
  const features = Object.entries(wishes).map(([name, value]) => ({ name, value }));
  await session().send('Emulation.setEmulatedMedia', { media: '', features });
  emulated = features.length > 0;
}

/** Emulates print until the test ends. */
export async function emulatePrint(): Promise<void> {
  await session().send('Emulation.setEmulatedMedia', { media: 'print', features: [] });
  emulated = true;
}

let unhovered: { media: MediaList; text: string }[] = [];

/**
 * Emulates a touch screen without hover until the test ends, by disabling the hover rules of the
 * style sheets. The browser's own touch emulation cannot be switched off again.
 */
export function emulateTouch(): void {
  const rules = [...document.styleSheets].flatMap((sheet) => mediaRules(sheet.cssRules));
  unhovered = rules
    .filter(({ media }) => media.mediaText.includes('hover'))
    .map(({ media }) => ({ media, text: media.mediaText }));
  for (const { media } of unhovered) media.mediaText = 'not all';
}

function mediaRules(rules: CSSRuleList): CSSMediaRule[] {
  return [...rules].flatMap((rule) => {
    const own = rule instanceof CSSMediaRule ? [rule] : [];
    return rule instanceof CSSGroupingRule ? [...own, ...mediaRules(rule.cssRules)] : own;
  });
}

/** Runs after each test of every file, because all of them share one page. */
export async function endEmulation(): Promise<void> {
  if (emulated) await emulateMedia({});
  for (const { media, text } of unhovered) media.mediaText = text;
  unhovered = [];
}
