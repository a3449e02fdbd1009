import { clouds, embers, glints, glow, rays, smoke, snow, streaks } from '../atmosphere.ts';
import { gold } from '../colour.ts';
import type { Recipes } from '../cover.ts';
import { frame } from '../frames/frame.ts';
import { moon, nebula, sky } from '../grounds/light.ts';
import { ornateWindow, pyramids, surf } from '../grounds/ornament.ts';
import { foliage, mountains, sea } from '../grounds/places.ts';
import { wing } from '../heroes/birds.ts';
import { horse } from '../heroes/gear.ts';
import { leapingRam } from '../heroes/grazers.ts';
import { runeStone, seeingEye, sunStone, woodMask } from '../heroes/legends.ts';
import { pharaoh } from '../heroes/myth.ts';
import { skins } from '../heroes/people/face.ts';
import { figure } from '../heroes/people/figure.ts';
import { palm } from '../heroes/people/hands.ts';
import { trident } from '../heroes/people/props.ts';
import { raven } from '../heroes/raptor.ts';
import { chest } from '../heroes/treasure.ts';
import { lit } from '../light.ts';
import { coinHeap } from '../objects/coin.ts';
import { gem } from '../objects/gem.ts';
import { group, mirrored, path, posed } from '../shapes.ts';
import { beams, recipe, titled } from './compose.ts';

/** Slots of Sandglass: myths and old worlds. */
export const slotsSandglassB: Recipes = {
  'medusa-marble': {
    draw: (c) => [
      ornateWindow(c, 168),
      c.hero(
        posed(
          figure(c, {
            build: 'woman',
            skin: skins.green,
            hair: '#1f6a3a',
            style: 'none',
            eyes: '#ffe01a',
            lips: '#5a1a6a',
            mouth: 'fierce',
            outfit: 'toga',
            cloth: '#8ac8b0',
            trim: '#f2c21a',
            hat: 'snakes',
            hatColor: '#2fa85a',
            hatTrim: '#ffe01a',
            gaze: 0,
            rim: '#c8ffb0',
          }),
          { scale: 1.06, dy: 10, turn: -3 },
        ),
      ),
      smoke(c, '#8affb0', 0.5, '.012 .01', 0.5),
      embers(c, 40, ['#d8ffb0', '#fff']),
    ],
    foot: ['#021a14', 0.95, 262],
    title: {
      lines: ['MEDUSA', { text: 'Marble', height: 38, width: 0.62 }],
      face: 'cinzel',
      ink: 'stone',
      maxHeight: 50,
      warp: 'pinch',
      amount: 8,
    },
  },
  'trident-rising': recipe(
    (c) => [
      sea(c, ['#8af0e8', '#1a9ab8', '#064a7a', '#021a3a'], '#fff'),
      c.hero(
        posed(
          figure(c, {
            build: 'man',
            skin: skins.warm,
            hair: '#e8f4f8',
            style: 'long',
            beard: 'long',
            eyes: '#1ac8e0',
            mouth: 'fierce',
            outfit: 'toga',
            cloth: '#1a8aa8',
            trim: '#f2c21a',
            hat: 'crown',
            gaze: -4,
            nod: -5,
            rim: '#8af4ff',
          }),
          { scale: 1.02, dx: -22, dy: 12 },
        ),
      ),
      c.hero(trident(c, 248, 210, 9, 0.86)),
      surf(c, 286, ['#c8fbff', '#2a9ac8', '#0a4a8a']),
      embers(c, 40, ['#fff', '#8af4ff']),
    ],
    '#02182c',
    titled('TRIDENT|RISING', 'cinzel', 'ice', 'arch', 8),
  ),
  'sun-stone': recipe(
    (c) => [
      beams(c, '#d8ff8a #4a9a3a #0f4a2a #04201a', '#fff3a0', 0.4),
      foliage(c, ['#0a5a2a', '#2a7a2a']),
      frame(c, 'stone', '#8a7a5a'),
      c.hero(posed(sunStone(c, gold, 170), { dy: -16, turn: -7 })),
      foliage(c, ['#02301a', '#0a4a20'], true),
    ],
    '#04200f',
    titled('SUN|STONE~.9', 'slab', 'sun', 'arch', 12),
  ),
  'mask-of-anito': recipe(
    (c) => [
      beams(c, '#3ae0c8 #0a6a6a #04303a #010f18', '#8affe0', 0.3),
      foliage(c, ['#043a34', '#0a5a4a']),
      frame(c, 'stone', '#4a6a5a'),
      c.hero(
        posed(woodMask(c, ['#e8a86a', '#a85a2a', '#4a200c'], '#fff3e0', '#3affc8'), {
          turn: -6,
          scale: 0.98,
          dy: -10,
        }),
      ),
      embers(c, 60, ['#8affe0', '#ffe08a']),
    ],
    '#010f14',
    titled('MASK|of Anito~.8', 'slab', 'aqua', 'bulge', 8),
  ),
  'sphinx-riddle': recipe(
    (c) => [
      nebula(c, ['#0c0634', '#34188a', '#c85a8a'], '#6a4af0', '#ffb04a'),
      moon(c, 234, 66, 38, '#ffe8c0'),
      pyramids(c),
      frame(c, 'stone', '#b88a4a'),
      c.hero(
        posed(pharaoh(c, ['#4a0a5a', '#c83aa8'], '#c88aff'), { turn: -6, scale: 1.06, dy: 2 }),
      ),
      embers(c, 50, ['#ffd0f0', '#ffe08a']),
    ],
    '#10042c',
    titled('SPHINX|Riddle~.7', 'cinzel', 'violet', 'smile', 10),
  ),
  'treasure-of-tikbalang': recipe(
    (c) => [
      nebula(c, ['#0a1a14', '#1a4a34', '#6a8a3a'], '#8affb0', '#ffe08a'),
      moon(c, 216, 84, 56, '#fff3c0'),
      foliage(c, ['#1a4a2a', '#2a6a2a']),
      frame(c, 'stone', '#5a6a4a'),
      c.hero(
        posed(horse(c, ['#6a7a6a', '#2c3a34', '#0c1412'], '#1fd88a', '#c8a01a'), {
          turn: 4,
          scale: 0.94,
          dx: 22,
          dy: -30,
        }),
      ),
      glow(c, 146, 84, 30, '#ff5a1a', 0.9, '#fff'),
      posed(
        chest(c, ['#c8864a', '#7a4a20', '#34180a'], (canvas) => coinHeap(canvas, 180, 34, 15)),
        { turn: -5, scale: 0.54, dx: -52, dy: 72 },
      ),
      foliage(c, ['#062010', '#0f3a1a'], true),
      glints(c, 12, '#fff3c0'),
    ],
    '#0a1408',
    titled('TREASURE of|TIKBALANG', 'slab', 'gold', 'arch', 8),
    { footTop: 276 },
  ),
  'raven-rune': recipe(
    (c) => [
      sky(c, ['#141a3a', '#4a4a8a', '#a888c8']),
      smoke(c, '#8ab4e0', 0.8, '.008 .016', 0.46),
      mountains(
        c,
        230,
        [
          ['#3a4a7a', '#1c2448'],
          ['#161c3a', '#080c1c'],
        ],
        80,
      ),
      frame(c, 'stone', '#5a6278'),
      c.hero(
        posed(runeStone(c, ['#b8c0d0', '#6a7288', '#2a3044'], '#5ae0ff'), {
          turn: -6,
          scale: 0.82,
          dx: 34,
          dy: 66,
        }),
      ),
      c.hero(posed(raven(c, '#7a8ad8', '#5ae0ff'), { turn: -6, scale: 0.92, dx: -8, dy: -24 })),
      snow(c, 50),
    ],
    '#060a1c',
    titled('RAVEN|RUNE~.8', 'celtic', 'chrome', 'arch', 8),
  ),
  'oracle-eyes': recipe(
    (c) => [
      nebula(c, ['#140430', '#4a0f7a', '#a82a8a'], '#8a3af0', '#ff9a4a'),
      rays(c, 150, 150, 22, '#8affe8', 0.4),
      c.hero(posed(seeingEye(c, gold, '#3ae0c8'), { turn: -4, scale: 0.86, dy: -22 })),
      palm(c, 52, 268, 16, { skin: skins.brown, cloth: '#7a1a8a', cuff: '#ffd24a' }),
      palm(c, 248, 268, -16, { skin: skins.brown, cloth: '#7a1a8a', cuff: '#ffd24a' }, -1),
      gem(c, 40, 92, 22, 280, -14),
      gem(c, 262, 84, 26, 175, 12),
      gem(c, 70, 168, 14, 330, 8),
      gem(c, 236, 172, 16, 45, -10),
      glints(c, 14, '#fff', 10, 280, 4, 14),
    ],
    '#0e0224',
    titled('ORACLE|EYES~.6', 'cinzel', 'gold', 'smile', 10),
  ),
  'golden-fleece-run': recipe(
    (c) => [
      sky(c, ['#1a5ac8', '#6ac0ff', '#fff0c8']),
      clouds(c, '#fff', 0.9, 30, 230),
      mountains(
        c,
        262,
        [
          ['#e8d8b0', '#8a7a5a'],
          ['#6a8a3a', '#2a4a1a'],
        ],
        30,
      ),
      frame(c, 'stone', '#c8b894'),
      c.hero(
        posed(leapingRam(c, ['#fff0dc', '#e0b890', '#8a5a3a']), {
          turn: 7,
          scale: 0.96,
          dx: 2,
          dy: -18,
        }),
      ),
      streaks(c, 330, 150, 30, ['#fff', '#ffe08a'], 60, 300),
      glints(c, 10),
    ],
    '#0a1c30',
    titled('GOLDEN|Fleece Run', 'slab', 'gold', 'arch', 8),
  ),
  'thunder-garuda': recipe(
    (c) => [
      nebula(c, ['#14082a', '#3a1a7a', '#7a4ae0'], '#6a8aff', '#ffd24a'),
      path('M36 -10L62 60L42 66L74 150', { stroke: '#fff', width: 3 }),
      path('M266 -10L236 80L262 84L230 190', { stroke: '#dfe8ff', width: 3 }),
      c.hero(
        group(
          mirrored(
            posed(wing(c, ['#fffbe0', '#ffd24a', '#d8860a', '#6a2a04'], 22, 128, 210), {
              x: 128,
              y: 210,
              scale: 1.28,
            }),
          ),
          {
            filter: lit(c, 1.8, { depth: 4, shine: 0.6, rim: '#c8a0ff' }),
          },
        ),
      ),
      c.hero(
        posed(
          figure(c, {
            build: 'man',
            skin: ['#fff0b0', '#f2b23a', '#9a4a08'],
            hair: '#8a1a10',
            style: 'short',
            eyes: '#ff5a1a',
            mouth: 'fierce',
            outfit: 'armour',
            cloth: '#5a0a2a',
            trim: '#ffd24a',
            hat: 'crown',
            hatColor: '#ffd24a',
            hatTrim: '#e0245a',
            gaze: -3,
            nod: -5,
            rim: '#c8a0ff',
          }),
          { scale: 0.92, dy: 16 },
        ),
      ),
      glints(c, 8),
      embers(c, 50, ['#ffe08a', '#c8a0ff']),
    ],
    '#0a0424',
    titled('THUNDER|GARUDA', 'cinzel', 'gold', 'smile', 10),
  ),
};
