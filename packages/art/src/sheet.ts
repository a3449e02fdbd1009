import sharp from 'sharp';

/** A contact sheet of covers as a PNG, to review a batch at its display size. */
export const drawSheet = async (
  files: readonly string[],
  target: string,
  width: number,
  columns: number,
): Promise<void> => {
  const height = Math.round((width * 4) / 3);
  const gap = Math.max(4, Math.round(width / 18));
  const mask = Buffer.from(
    `<svg width="${width}" height="${height}"><rect width="${width}" height="${height}" rx="${width * 0.055}"/></svg>`,
  );
  const tiles = await Promise.all(
    files.map(async (file, index) => ({
      input: await sharp(file)
        .resize(width, height)
        .composite([{ input: mask, blend: 'dest-in' }])
        .png()
        .toBuffer(),
      left: gap + (index % columns) * (width + gap),
      top: gap + Math.floor(index / columns) * (height + gap),
    })),
  );
  const rows = Math.ceil(files.length / columns);
  await sharp({
    create: {
      width: gap + columns * (width + gap),
      height: gap + rows * (height + gap),
      channels: 3,
      background: '#111312',
    },
  })
    .composite(tiles)
    .png()
    .toFile(target);
};
