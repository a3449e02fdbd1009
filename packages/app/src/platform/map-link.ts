/** A location in degrees. */
export interface Place {
  latitude: number;
  longitude: number;
  name: string;
}

/**
 * The address that opens the device's own map at a place. It is made here from two numbers and a name
 * alone, so that no link of a stranger is ever opened (S25).
 * @param userAgent of the browser: phones have maps of their own
 */
export function getMapHref({ latitude, longitude, name }: Place, userAgent: string): string {
  const point = `${latitude},${longitude}`;
  const label = encodeURIComponent(name);
  if (/android/i.test(userAgent)) return `geo:${point}?q=${point}(${label})`;
  if (/iphone|ipad|ipod|macintosh/i.test(userAgent)) {
    return `https://maps.apple.com/?ll=${point}&q=${label}`;
  }
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`;
}

/** Degrees as an address has them; undefined for what is no such number, or beyond its limit. */
export function parseDegrees(text: string | null, limit: number): number | undefined {
  if (text === null || !/^[+-]?\d{1,3}(?:\.\d{1,12})?$/.test(text.trim())) return undefined;
  const degrees = Number(text);
  return Math.abs(degrees) <= limit ? degrees : undefined;
}
