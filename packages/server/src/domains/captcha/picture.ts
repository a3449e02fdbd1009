import sharp from 'sharp';
import { create } from 'svg-captcha';

export interface CaptchaPicture {
  /** Four characters; compared case-insensitively. */
  text: string;
  /** PNG as a data URL. */
  img: string;
}

/**
 * Draws a captcha of four characters (docs/product.md: Validation rules), without those that look
 * alike.
 */
export async function drawCaptcha(): Promise<CaptchaPicture> {
  const { text, data } = create({
    size: 4,
    width: 240,
    height: 96,
    fontSize: 84,
    noise: 2,
    color: true,
    background: '#f4f6f4',
    ignoreChars: '0oO1iIlL5sS2zZ8B9gq',
  });
  const png = await sharp(Buffer.from(data)).png({ palette: true }).toBuffer();
  return { text, img: `data:image/png;base64,${png.toString('base64')}` };
}
