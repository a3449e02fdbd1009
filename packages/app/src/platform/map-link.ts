/** A location in degrees. */
export interface Place {
  latitude: number;
  longitude: number;
  name: string;
}

/**
 * The address that opens a location in the device's map app. It is built from two numbers and a
 * name alone, so that no foreign link is ever opened (S25).
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

/** Formats degrees for an address; undefined for an invalid number, or one beyond its limit. */
export function parseDegrees(text: string | null, limit: number): number | undefined {
  if (text === null || !/^[+-]?\d{1,3}(?:\.\d{1,12})?$/.test(text.trim())) return undefined;
  const degrees = Number(text);
  return Math.abs(degrees) <= limit ? degrees : undefined;
}
