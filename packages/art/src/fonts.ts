import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import opentype, { type Font } from 'opentype.js';
import { num } from './geometry.ts';

const require = createRequire(import.meta.url);

/** Display faces by mood, all under the SIL Open Font License. */
const files = {
  cinzel: '@fontsource/cinzel/files/cinzel-latin-900-normal.woff',
  lilita: '@fontsource/lilita-one/files/lilita-one-latin-400-normal.woff',
  titan: '@fontsource/titan-one/files/titan-one-latin-400-normal.woff',
  bowlby: '@fontsource/bowlby-one/files/bowlby-one-latin-400-normal.woff',
  slab: '@fontsource/alfa-slab-one/files/alfa-slab-one-latin-400-normal.woff',
  anton: '@fontsource/anton/files/anton-latin-400-normal.woff',
  racing: '@fontsource/racing-sans-one/files/racing-sans-one-latin-400-normal.woff',
  russo: '@fontsource/russo-one/files/russo-one-latin-400-normal.woff',
  bungee: '@fontsource/bungee/files/bungee-latin-400-normal.woff',
  shrikhand: '@fontsource/shrikhand/files/shrikhand-latin-400-normal.woff',
  pixel: '@fontsource/press-start-2p/files/press-start-2p-latin-400-normal.woff',
  western: '@fontsource/rye/files/rye-latin-400-normal.woff',
  spooky: '@fontsource/creepster/files/creepster-latin-400-normal.woff',
  deco: '@fontsource/limelight/files/limelight-latin-400-normal.woff',
  brush: '@fontsource/knewave/files/knewave-latin-400-normal.woff',
  celtic: '@fontsource/uncial-antiqua/files/uncial-antiqua-latin-400-normal.woff',
} as const;

export type Face = keyof typeof files;

const loaded = new Map<Face, Font>();

export const font = (face: Face): Font => {
  const known = loaded.get(face);
  if (known !== undefined) return known;
  const bytes = readFileSync(require.resolve(files[face]));
  const parsed = opentype.parse(
    bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer,
  );
  loaded.set(face, parsed);
  return parsed;
};

/** Outlines of a short text, centred on a point. */
export const glyphs = (face: Face, text: string, size: number, x = 0, y = 0): string => {
  const outline = font(face).getPath(text, 0, 0, size);
  const box = outline.getBoundingBox();
  const [dx, dy] = [x - (box.x1 + box.x2) / 2, y - (box.y1 + box.y2) / 2];
  const at = (px: number, py: number): string => `${num(px + dx)} ${num(py + dy)}`;
  let d = '';
  for (const command of outline.commands) {
    if (command.type === 'Z') d += 'Z';
    else {
      const bends =
        command.type === 'C'
          ? `${at(command.x1, command.y1)} ${at(command.x2, command.y2)} `
          : command.type === 'Q'
            ? `${at(command.x1, command.y1)} `
            : '';
      d += `${command.type}${bends}${at(command.x, command.y)}`;
    }
  }
  return d;
};
