import { formatHex } from 'culori';
import { parseColour } from './primitives/colour.ts';
import {
  breakpoint,
  font,
  motion,
  radius,
  space,
  textSizes,
  typeRamp,
  weight,
  z,
} from './primitives/scales.ts';
import { themes } from './themes/index.ts';
import { defaultTheme, type ThemeName, themeNames } from './themes/names.ts';
import { type Appearance, appearances, type ShadowLayer } from './themes/theme.types.ts';

/*
 * The tokens in the W3C Community Group's Design Tokens Format, 2025.10, for design tools. One file
 * holds the shared tokens, one file each a theme in one appearance, and a resolver combines them.
 */

type Token = { $value: unknown; $type?: string; $description?: string };
export type TokenGroup = { [name: string]: TokenGroup | Token | string };

const SCHEMA = 'https://www.designtokens.org/schemas/2025.10';

/** Every file of the export, by its name. */
export function designTokenFiles(): Record<string, object> {
  const combinations = themeNames.flatMap((theme) =>
    appearances.map((appearance) => ({ theme, appearance })),
  );
  return {
    'base.tokens.json': withSchema(baseTokens()),
    ...Object.fromEntries(
      combinations.map(({ theme, appearance }) => [
        getFileName(theme, appearance),
        withSchema(themeTokens(theme, appearance)),
      ]),
    ),
    'parlor.resolver.json': resolver(),
  };
}

function withSchema(tokens: TokenGroup): TokenGroup {
  return { $schema: `${SCHEMA}/format.json`, ...tokens };
}

function getFileName(theme: ThemeName, appearance: Appearance): string {
  return `${theme}-${appearance}.tokens.json`;
}

function resolver(): object {
  const context = (theme: ThemeName, appearance: Appearance) => [
    `${theme}-${appearance}`,
    [{ $ref: getFileName(theme, appearance) }],
  ];
  return {
    $schema: `${SCHEMA}/resolver.json`,
    name: 'Parlor',
    version: '2025.10',
    sets: { base: { sources: [{ $ref: 'base.tokens.json' }] } },
    modifiers: {
      theme: {
        description: 'A theme in one appearance',
        contexts: Object.fromEntries(
          themeNames.flatMap((theme) => appearances.map((of) => context(theme, of))),
        ),
        default: `${defaultTheme}-${appearances[0]}`,
      },
    },
    resolutionOrder: [{ $ref: '#/sets/base' }, { $ref: '#/modifiers/theme' }],
  };
}

function baseTokens(): TokenGroup {
  const ramp = typeRamp({ room: 1, tracked: true });
  return {
    space: group('dimension', space, dimension),
    radius: group('dimension', radius, dimension),
    breakpoint: group('dimension', breakpoint, (px) => dimension(`${px}px`)),
    font: group('fontFamily', font, families),
    weight: group('fontWeight', weight, Number),
    text: {
      $type: 'typography',
      $description:
        'The type ramp for Latin. Burmese, Thai and Chinese take more room by language.',
      ...Object.fromEntries(
        textSizes.map((size) => [
          size,
          {
            $value: {
              fontFamily: '{font.body}',
              fontSize: dimension(ramp[size].size),
              fontWeight: '{weight.regular}',
              letterSpacing: tracking(ramp[size].tracking, size),
              lineHeight: Number(ramp[size].line),
            },
          },
        ]),
      ),
    },
    motion: {
      fast: { $type: 'duration', $value: dimension(motion.fast) },
      base: { $type: 'duration', $value: dimension(motion.base) },
      slow: { $type: 'duration', $value: dimension(motion.slow) },
      easing: { $type: 'cubicBezier', $value: motion.easing.match(/[\d.]+/g)?.map(Number) },
    },
    z: group('number', z, Number),
  };
}

function themeTokens(theme: ThemeName, appearance: Appearance): TokenGroup {
  const { color, shadow } = themes[theme][appearance];
  const { tone, ...meanings } = color;
  const colours = (values: Readonly<Record<string, string>>): TokenGroup =>
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, { $value: colour(value) }]),
    );
  const groups = (values: Readonly<Record<string, Readonly<Record<string, string>>>>): TokenGroup =>
    Object.fromEntries(Object.entries(values).map(([name, inner]) => [name, colours(inner)]));
  return {
    color: { $type: 'color', ...groups(meanings), tone: groups(tone) },
    shadow: group('shadow', shadow, shadows),
  };
}

function group<T>(
  $type: string,
  values: Readonly<Record<string, T>>,
  convert: (value: T) => unknown,
): TokenGroup {
  const tokens = Object.entries(values).map(([name, value]) => [name, { $value: convert(value) }]);
  return { $type, ...Object.fromEntries(tokens) };
}

/** `12px`, `0.8125rem`, `120ms`. @throws {Error} for any other format. */
function dimension(text: string): { value: number; unit: string } {
  const [, value, unit] = /^(-?[\d.]+)(px|rem|ms)?$/.exec(text) ?? [];
  if (value === undefined) throw new Error(`Not a dimension: ${text}`);
  return { value: Number(value), unit: unit ?? 'px' };
}

/** The format has no em, so tracking is written in rem, relative to the given font size. */
function tracking(em: string, size: number): { value: number; unit: string } {
  const rem = (Number.parseFloat(em) * size) / 16;
  return { value: Math.round(rem * 100_000) / 100_000, unit: 'rem' };
}

function families(list: string): string[] {
  return list.split(',').map((name) => name.trim().replaceAll("'", ''));
}

function colour(text: string): object {
  const { r, g, b, alpha = 1 } = parseColour(text);
  const part = (value: number) => Math.round(value * 10_000) / 10_000;
  return {
    colorSpace: 'srgb',
    components: [part(r), part(g), part(b)],
    alpha: Math.round(alpha * 100) / 100,
    hex: formatHex({ mode: 'rgb', r, g, b }),
  };
}

function shadows(layers: readonly ShadowLayer[]): object[] {
  const px = (value: number) => dimension(`${value}px`);
  return layers.map(({ y, blur, color }) => ({
    color: colour(color),
    offsetX: px(0),
    offsetY: px(y),
    blur: px(blur),
    spread: px(0),
  }));
}
