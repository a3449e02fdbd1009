import sharp from 'sharp';

/** Weight of a pixel: high for saturated colours, low near black and white. */
const weight = (r: number, g: number, b: number): number => {
  const [high, low] = [Math.max(r, g, b), Math.min(r, g, b)];
  const light = (high + low) / 510;
  return (high - low) * (1 - Math.abs(light - 0.45) * 1.6) + 2;
};

/**
 * Placeholder colour of a picture, `#rrggbb`: the weighted mean of its colours, slightly darkened so
 * that it is unobtrusive.
 */
export const placeholderColor = async (picture: Buffer): Promise<string> => {
  const { data } = await sharp(picture)
    .resize(24, 32, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const sum = [0, 0, 0];
  let total = 0;
  for (let i = 0; i < data.length; i += 3) {
    const pixel = [data[i] ?? 0, data[i + 1] ?? 0, data[i + 2] ?? 0] as const;
    const w = Math.max(1, weight(...pixel));
    total += w;
    pixel.forEach((value, channel) => {
      sum[channel] = (sum[channel] ?? 0) + value * w;
    });
  }
  const channels = sum.map((value) => Math.round((value / total) * 0.82));
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
};
