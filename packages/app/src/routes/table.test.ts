import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import specification from '../../../../docs/specification/routes.json' with { type: 'json' };
import { findRouteName, getHref, paths, type RouteName } from '../navigation/paths.ts';
import { publicPaths, routeTable } from './table/index.ts';
import { screens } from './table/screens.ts';

const names = Object.keys(paths) as RouteName[];
/**
 * Routes of the product that docs/product.md (Screens and routes) leaves unnamed
 * (product decision 13; docs/decisions/0014, 0016, 0067 and 0083).
 */
const additions = [
  paths.themeCenter,
  paths.language,
  paths.socialLogin,
  paths.devices,
  paths.levels,
  paths.privacy,
  paths.gameRounds,
  paths.roundReplay,
  paths.roundVerifier,
];
/**
 * Pages that need no token though the list of public pages does not repeat them (product decision 16), and
 * those that a visitor needs to read and see the others (docs/decisions/0014).
 */
const publicAdditions = [
  paths.themeCenter,
  paths.language,
  paths.privacy,
  paths.roundVerifier,
  paths.chooseLocation,
  paths.openLocation,
  ...names.map((name) => paths[name]).filter((path) => path.startsWith('/pages/login/')),
];

describe('the route table (docs/product.md: Screens and routes)', () => {
  it('has every listed route, and only the listed additions', () => {
    const listed = specification.routes.map((route) => route.path);
    expect([...Object.values(paths)].sort()).toEqual([...listed, ...additions].sort());
  });

  it('has a row for every route and a route for every row', () => {
    expect(Object.keys(routeTable).sort()).toEqual([...names].sort());
  });

  it.each(names)(
    'lets the right people into %s (docs/product.md: States and transitions; Roles and permissions)',
    (name) => {
      const open = [...specification.public, ...publicAdditions].includes(paths[name]);
      expect(routeTable[name].access).toBe(open ? 'public' : 'player');
      // The input of the route guard.
      expect(publicPaths.includes(paths[name])).toBe(open);
    },
  );

  it('has a screen for every route except the redirects', () => {
    const without = names.filter(
      (name) => screens[name] === undefined && routeTable[name].screen === undefined,
    );
    expect(without.sort()).toEqual(['redirect', 'root']);
  });

  it('shows the tab bar on the five tabs and on the home of desktops', () => {
    const tabs = specification.routes.filter((route) => 'tab' in route).map((route) => route.path);
    const withTabs = names.filter((name) => routeTable[name].layout === 'tab');
    expect(withTabs.map((name) => paths[name]).sort()).toEqual([...tabs, paths.desktop].sort());
  });
});

describe('the column of a page on a desktop', () => {
  // A letter in the table names the layout of the page's body.
  const getColumn = (source: string) =>
    source.includes('<NarrowPage>')
      ? 'narrow'
      : /<(PageBody|ContentPage)\b/.test(source)
        ? 'read'
        : undefined;

  it.each(names.filter((name) => routeTable[name].layout === 'page'))(
    'of %s is the column of its screen',
    (name) => {
      const { column } = routeTable[name];
      const screen = screens[name];
      const [file] = /screens\/[\w/-]+\.tsx/.exec(String(screen)) ?? [];
      expect(file === undefined).toBe(screen === undefined);
      const source = file && readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');
      expect(column).toBe(source && getColumn(source));
    },
  );
});

describe('addresses', () => {
  it('writes parameters to the query and omits empty ones (product decision 13)', () => {
    expect(getHref('gameDetail', { id: 'a&b', from: '' })).toBe('/pages/index/gameDetail?id=a%26b');
    expect(getHref('home')).toBe('/pages/index/index');
  });

  it.each([
    ['/pages/index/index', 'home'],
    ['/pages/index/gameDetail?id=1#top', 'gameDetail'],
    ['/', 'root'],
    ['//elsewhere.example', null],
    ['/\\elsewhere.example', null],
    ['https://elsewhere.example/pages/index/index', null],
    ['javascript:alert(1)', null],
    ['/pages/index/unknown', null],
    ['', null],
  ])('%s leads to %s and nowhere else (S25)', (address, name) => {
    expect(findRouteName(address)).toBe(name);
  });
});
