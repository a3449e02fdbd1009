import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawCaptcha } from './picture.ts';

describe('the captcha picture (docs/product.md: Validation rules)', () => {
  it('is a PNG of four unambiguous characters', async () => {
    const { text, img } = await drawCaptcha();
    expect(text).toMatch(/^[A-Za-z3-7]{4}$/);
    const [head, body] = img.split(',');
    expect(head).toBe('data:image/png;base64');
    const { format, width, height } = await sharp(Buffer.from(String(body), 'base64')).metadata();
    expect([format, width, height]).toEqual(['png', 240, 96]);
  });

  it('differs each time', async () => {
    const drawn = await Promise.all([drawCaptcha(), drawCaptcha(), drawCaptcha()]);
    expect(new Set(drawn.map(({ text }) => text)).size).toBe(3);
  });
});
