/**
 * The scales that every theme shares: space, type, radius, motion, layers. Space and radius are in
 * px, so that larger text does not enlarge the gaps; type is in rem, so that it follows the
 * browser's font size.
 */

export const space = {
  4: '4px',
  8: '8px',
  12: '12px',
  16: '16px',
  20: '20px',
  24: '24px',
  32: '32px',
  40: '40px',
  48: '48px',
  64: '64px',
} as const;

export const radius = {
  thumbnail: '8px',
  control: '12px',
  card: '16px',
  sheet: '20px',
  full: '9999px',
} as const;

/** Size in px at the browser's default, line height in px, tracking in em. */
const ramp = {
  12: { line: 16, tracking: 0 },
  13: { line: 18, tracking: -0.003 },
  15: { line: 22, tracking: -0.01 },
  17: { line: 24, tracking: -0.012 },
  20: { line: 28, tracking: -0.018 },
  24: { line: 32, tracking: -0.022 },
  32: { line: 40, tracking: -0.03 },
  40: { line: 48, tracking: -0.03 },
} as const;

export type TextSize = keyof typeof ramp;
export const textSizes = [12, 13, 15, 17, 20, 24, 32, 40] as const satisfies readonly TextSize[];

export type TextStyle = {
  size: string;
  line: string;
  tracking: string;
};

/** A number that depends on the language of the element. */
type Property = `var(--${string})`;

/** The type ramp. `room` scales the line height, `tracked` the letter spacing. */
export function typeRamp({ room, tracked }: { room: 1 | Property; tracked: true | Property }) {
  const style = (size: TextSize): TextStyle => {
    const line = String(Math.round((ramp[size].line / size) * 1000) / 1000);
    const tracking = `${ramp[size].tracking}em`;
    return {
      size: `${size / 16}rem`,
      line: room === 1 ? line : `calc(${line} * ${room})`,
      tracking:
        tracked === true || ramp[size].tracking === 0 ? tracking : `calc(${tracking} * ${tracked})`,
    };
  };
  return {
    12: style(12),
    13: style(13),
    15: style(15),
    17: style(17),
    20: style(20),
    24: style(24),
    32: style(32),
    40: style(40),
  };
}

export const weight = { regular: '400', medium: '540', semibold: '620', bold: '700' } as const;

/** System fonts come last and render Chinese, which none of the bundled web fonts covers. */
export const font = {
  body: "'Inter Variable', 'Noto Sans Thai Variable', 'Noto Sans Myanmar Variable', system-ui, -apple-system, 'Segoe UI', 'PingFang SC', 'PingFang TC', 'Noto Sans CJK SC', 'Microsoft YaHei', sans-serif",
} as const;

export const motion = {
  fast: '120ms',
  base: '200ms',
  slow: '320ms',
  easing: 'cubic-bezier(0.2, 0, 0, 1)',
} as const;

/** Stacking order. */
export const z = {
  base: '0',
  sticky: '10',
  nav: '20',
  overlay: '100',
  dialog: '110',
  toast: '120',
} as const;

/** Minimum window width of each layout, in px. Below the first one is a phone. */
export const breakpoint = { tablet: 600, desktop: 1024, wide: 1360 } as const;
