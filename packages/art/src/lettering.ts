import type { BoundingBox, Path } from 'opentype.js';
import type { Canvas } from './canvas.ts';
import { type Face, font } from './fonts.ts';
import { num, repeat, sin } from './geometry.ts';
import { type Ink, type InkName, inks } from './inks.ts';
import { blur, lit } from './light.ts';
import { ellipse, group, path } from './shapes.ts';

export type Warp =
  | 'none'
  | 'arch'
  | 'smile'
  | 'bulge'
  | 'pinch'
  | 'rise'
  | 'fall'
  | 'flag'
  | 'perspective';

export interface Line {
  readonly text: string;
  /** Cap on the line's height. */
  readonly height?: number;
  /** Share of the block's width, 0 to 1. */
  readonly width?: number;
}

export interface Lettering {
  readonly lines: readonly (string | Line)[];
  readonly face: Face;
  readonly ink: InkName | Ink;
  readonly warp?: Warp;
  /** Maximum displacement of points by the warp, 4 to 24. */
  readonly amount?: number;
  readonly maxHeight?: number;
  readonly maxWidth?: number;
  /** Baseline of the block. */
  readonly bottom?: number;
  readonly gap?: number;
  readonly skew?: number;
  readonly turn?: number;
  /** Weight of the outlines. */
  readonly weight?: number;
}

interface Block {
  readonly outline: Path;
  readonly box: BoundingBox;
  readonly scale: number;
  readonly height: number;
}

const measure = (line: Line, face: Face, maxWidth: number, maxHeight: number): Block => {
  const outline = font(face).getPath(line.text, 0, 0, 100);
  const box = outline.getBoundingBox();
  const scale = Math.min(
    (maxWidth * (line.width ?? 1)) / (box.x2 - box.x1),
    (line.height ?? maxHeight) / (box.y2 - box.y1),
  );
  return { outline, box, scale, height: (box.y2 - box.y1) * scale };
};

/** Displaces a point of the block; `u` is -1 to 1 across, `v` 0 to 1 down. */
const bend = (
  warp: Warp,
  amount: number,
  u: number,
  v: number,
): readonly [dx: number, dy: number] => {
  switch (warp) {
    case 'arch':
      return [0, amount * u * u - amount * 0.4];
    case 'smile':
      return [0, amount * 0.4 - amount * u * u];
    case 'bulge':
      return [0, (v - 0.5) * amount * 1.6 * (1 - u * u)];
    case 'pinch':
      return [0, (v - 0.5) * amount * 1.6 * u * u];
    case 'rise':
      return [0, -u * amount];
    case 'fall':
      return [0, u * amount];
    case 'flag':
      return [0, sin(u * 3.1) * amount * 0.5];
    case 'perspective':
      return [u * 150 * (0.22 * v - 0.18), 0];
    case 'none':
      return [0, 0];
  }
};

/** The title of a cover as glyph outlines, so that no font is needed. */
export const letter = (c: Canvas, options: Lettering): string => {
  const {
    face,
    warp = 'none',
    amount = 12,
    maxHeight = 60,
    maxWidth = 266,
    bottom = 382,
  } = options;
  const { gap = 9, skew = 0, turn = 0, weight = 1 } = options;
  const ink: Ink = typeof options.ink === 'string' ? inks[options.ink] : options.ink;
  const lines = options.lines.map((line) => (typeof line === 'string' ? { text: line } : line));
  const blocks = lines.map((line) => measure(line, face, maxWidth, maxHeight));
  const total = blocks.reduce((sum, block) => sum + block.height, 0) + gap * (blocks.length - 1);
  const top = bottom - total;
  const middle = c.width / 2;

  const warped = (x: number, y: number): string => {
    const [dx, dy] = bend(warp, amount, (x - middle) / middle, (y - top) / total);
    return `${num(x + dx - (y + dy - (bottom - total / 2)) * skew)} ${num(y + dy)}`;
  };

  let d = '';
  let y = top;
  let gloss = '';
  for (const block of blocks) {
    const left = middle - ((block.box.x1 + block.box.x2) / 2) * block.scale;
    const base = y - block.box.y1 * block.scale;
    const at = (px: number, py: number): string =>
      warped(left + px * block.scale, base + py * block.scale);
    d += outlineData(block.outline, at);
    gloss += ellipse(middle, y + block.height * 0.14, 190, block.height * 0.3, {
      fill: '#fff',
      opacity: 0.16,
    });
    y += block.height + gap;
  }

  const stroked = (color: string, width: number, move: string, extra = {}): string =>
    path(d, { fill: color, stroke: color, width: width * weight, cap: 'round', move, ...extra });
  const art =
    stroked(ink.outline, 15, 'translate(0 5)', { opacity: 0.55, filter: blur(c, 6) }) +
    stroked(ink.outline, 11, 'translate(0 2.5)') +
    repeat(5, (i) => stroked(ink.side, 5, `translate(0 ${num((5 - i) * 0.9)})`)) +
    path(d, { stroke: c.linear(ink.edge), width: 4.6 * weight, cap: 'round' }) +
    group(path(d, c.linear(ink.face)), {
      filter: lit(c, 1.4, { depth: 2.6, shine: 0.55, gloss: 26, shade: 0.5, drop: false }),
    }) +
    group(gloss, { clip: c.clip(d) });
  return turn
    ? group(art, { move: `rotate(${num(turn)} ${middle} ${num(bottom - total / 2)})` })
    : art;
};

/** Straight edges are split in three, so that the warp bends them too. */
const outlineData = (outline: Path, at: (x: number, y: number) => string): string => {
  let d = '';
  let [px, py] = [0, 0];
  for (const command of outline.commands) {
    switch (command.type) {
      case 'M':
        d += `M${at(command.x, command.y)}`;
        break;
      case 'L':
        for (let i = 1; i <= 3; i += 1) {
          d += `L${at(px + ((command.x - px) * i) / 3, py + ((command.y - py) * i) / 3)}`;
        }
        break;
      case 'Q':
        d += `Q${at(command.x1, command.y1)} ${at(command.x, command.y)}`;
        break;
      case 'C':
        d += `C${at(command.x1, command.y1)} ${at(command.x2, command.y2)} ${at(command.x, command.y)}`;
        break;
      case 'Z':
        d += 'Z';
        continue;
    }
    [px, py] = [command.x, command.y];
  }
  return d;
};
