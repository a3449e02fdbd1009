import { beasts } from './beasts.ts';
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
export function drawPicture(name: string): string {
  const drawing = DRAWINGS[name] ?? ranks.wild;
  if (drawing === undefined) throw new RangeError(`No picture is called ${name}.`);
  return new Paint().picture(drawing);
}
