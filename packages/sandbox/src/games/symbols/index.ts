import { beasts } from './beasts.ts';
import { dangers } from './dangers.ts';
import { fortune } from './fortune.ts';
import { fruit } from './fruit.ts';
import { gems } from './gems.ts';
import { myth } from './myth.ts';
import { type Drawing, Paint } from './paint.ts';
import { ranks } from './ranks.ts';
import { sea } from './sea.ts';
import { sky } from './sky.ts';
import { sweets } from './sweets.ts';

const DRAWINGS: Readonly<Record<string, Drawing>> = {
  ...ranks,
  ...dangers,
  ...gems,
  ...fruit,
  ...sweets,
  ...sea,
  ...sky,
  ...beasts,
  ...myth,
  ...fortune,
};

/** The picture of that name as an SVG document; of an unknown name, the wild. */
function drawPicture(name: string): string {
  const drawing = DRAWINGS[name] ?? ranks.wild;
  if (drawing === undefined) throw new RangeError(`No picture is called ${name}.`);
  return new Paint().picture(drawing);
}

/** The picture of that name as an address for `src`. */
export function pictureUrl(name: string): string {
  return `data:image/svg+xml,${encodeURIComponent(drawPicture(name))}`;
}
