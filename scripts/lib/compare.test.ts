import sharp, { type OverlayOptions } from 'sharp';
import { describe, expect, it } from 'vitest';
import { compareAll, comparePictures } from './compare.ts';

const ground = { r: 250, g: 251, b: 252 };

function picture(marks: OverlayOptions[] = [], height = 40): Promise<Buffer> {
  return sharp({ create: { width: 60, height, channels: 3, background: ground } })
    .composite(marks)
    .png()
    .toBuffer();
}

const square = (side: number, colour: typeof green, left = 10): OverlayOptions => ({
  input: { create: { width: side, height: side, channels: 3, background: colour } },
  left,
  top: 10,
});
const green = { r: 33, g: 131, b: 88 };

describe('comparing two images', () => {
  it('finds no difference between equal images', async () => {
    const { changed } = await comparePictures(await picture(), await picture());
    expect(changed).toBe(0);
  });

  it('counts the changed pixels', async () => {
    const { changed, width, height } = await comparePictures(
      await picture(),
      await picture([square(8, green)]),
    );
    expect({ changed, width, height }).toEqual({ changed: 64, width: 60, height: 40 });
  });

  it('finds a color change of one step', async () => {
    const step = { r: 43, g: 154, b: 102 };
    const { changed } = await comparePictures(
      await picture([square(8, green)]),
      await picture([square(8, step)]),
    );
    expect(changed).toBe(64);
  });

  it('counts pixels outside of the smaller image', async () => {
    const { changed, height } = await comparePictures(await picture(), await picture([], 50));
    expect({ changed, height }).toEqual({ changed: 600, height: 50 });
  });
});

it('lists changed images by size of the change, added and removed ones', async () => {
  const [plain, small, large] = await Promise.all([
    picture(),
    picture([square(4, green)]),
    picture([square(12, green)]),
  ]);
  const verdict = await compareAll(
    new Map([
      ['kept', plain],
      ['small', plain],
      ['large', plain],
      ['gone', plain],
    ]),
    new Map([
      ['kept', plain],
      ['small', small],
      ['large', large],
      ['new', plain],
    ]),
  );
  expect(verdict.changed.map(({ name, comparison }) => [name, comparison.changed])).toEqual([
    ['large', 144],
    ['small', 16],
  ]);
  expect(verdict).toMatchObject({ added: ['new'], removed: ['gone'], same: 1 });
});
