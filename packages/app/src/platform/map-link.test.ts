import { describe, expect, it } from 'vitest';
import { getMapHref, parseDegrees } from './map-link.ts';

const place = { latitude: 14.5547, longitude: 121.0244, name: 'Greenbelt & "more" (Makati)' };
const label = encodeURIComponent(place.name);

describe('S25: a map link consists of two numbers and a name', () => {
  it.each([
    ['Mozilla/5.0 (Linux; Android 15)', `geo:14.5547,121.0244?q=14.5547,121.0244(${label})`],
    ['Mozilla/5.0 (iPhone; CPU)', `https://maps.apple.com/?ll=14.5547,121.0244&q=${label}`],
    [
      'Mozilla/5.0 (Windows NT 10.0)',
      'https://www.openstreetmap.org/?mlat=14.5547&mlon=121.0244#map=16/14.5547/121.0244',
    ],
  ])('%s', (userAgent, href) => {
    expect(getMapHref(place, userAgent)).toBe(href);
  });

  it('keeps its host whatever the name of the place is', () => {
    const href = getMapHref({ ...place, name: '&q=x)#https://elsewhere.example' }, 'iPhone');
    expect(new URL(href).host).toBe('maps.apple.com');
    expect(new URL(href).hash).toBe('');
  });
});

describe('degrees', () => {
  it.each([
    ['14.5547', 90, 14.5547],
    ['-33.8', 90, -33.8],
    ['+0', 90, 0],
    ['90.1', 90, undefined],
    ['181', 180, undefined],
    ['', 90, undefined],
    [null, 90, undefined],
    ['14,5', 90, undefined],
    ['1e1', 90, undefined],
    ['javascript:1', 90, undefined],
    ['NaN', 90, undefined],
  ])('%s within %d is %s', (text, limit, degrees) => {
    expect(parseDegrees(text, limit)).toBe(degrees);
  });
});
