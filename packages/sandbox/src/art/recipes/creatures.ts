import { clouds, confetti, embers, glints, glow, petals, snow, streaks } from '../atmosphere.ts';
import type { Recipes } from '../cover.ts';
import { moon, nebula, sky } from '../grounds/light.ts';
import { damask, papelPicado, surf } from '../grounds/ornament.ts';
import { city, foliage, hills, mountains } from '../grounds/places.ts';
import { tiger } from '../heroes/beasts.ts';
import { eagle, owl, parrot } from '../heroes/birds.ts';
import { critter, critters } from '../heroes/critters.ts';
import { placedFruit } from '../heroes/fruit.ts';
import { ingot } from '../heroes/treasure.ts';
import { coin, coinHeap, coinShower } from '../objects/coin.ts';
import { lantern } from '../objects/lantern.ts';
import { group, line, path, posed } from '../shapes.ts';
import { beams, recipe, titled } from './compose.ts';

/** Slots and mini games whose hero is an animal. */
export const creatures: Recipes = {
  'bamboo-panda': recipe(
    (c) => [
      beams(c, '#f4ffd0 #8ad85a #1f7a3a #06301c', '#fff', 0.4),
      group(
        [18, 52, 250, 284]
          .map(
            (x, i) =>
              path(`M${x} -10V410`, {
                stroke: c.linear(['#2a7a2a', '#b8e86a', '#2a7a2a'], 0),
                width: 22 - (i % 2) * 6,
              }) +
              [60, 150, 240]
                .map((y) => line(`M${x - 11} ${y + i * 14}H${x + 11}`, '#12501c', 3))
                .join(''),
          )
          .join(''),
      ),
      glow(c, 150, 150, 170, '#fff8c0', 0.8),
      posed(critter(c, critters.panda), { turn: 7, scale: 0.98, dy: -12 }),
      foliage(c, ['#0a4a24', '#1f6a2a'], true),
    ],
    '#04240f',
    titled('BAMBOO|Panda~.76', 'titan', 'lime', 'arch', 10),
  ),
  'lucky-cat-lane': recipe(
    (c) => [
      beams(c, '#ffe08a #ff5a3a #b3101c #3a040c', '#fff3b8', 0.45),
      lantern(c, 36, 66, 22, 0, 1),
      lantern(c, 266, 54, 26, 0, 0.6),
      posed(critter(c, { ...critters.cat, rim: '#ffe08a' }), { turn: -6, scale: 0.96, dy: -8 }),
      path('M110 262C130 276 170 276 190 262L188 274C168 288 132 288 112 274Z', '#d8142a'),
      coin(c, 150, 288, 20, { mark: 'P' }),
      coinShower(c, 12, 60, 330, 9, 18),
    ],
    '#2a0208',
    titled('LUCKY CAT|LANE~.5', 'bungee', 'gold', 'bulge', 8),
  ),
  'moon-rabbit': recipe(
    (c) => [
      nebula(c, ['#0a1a4a', '#2a4aa0', '#8a8ae0'], '#8ab4ff', '#ffd0f0'),
      moon(c, 150, 140, 118, '#fff3d0'),
      posed(critter(c, { ...critters.rabbit, rim: '#b8d0ff' }), {
        turn: 9,
        scale: 0.8,
        dy: 10,
        dx: -4,
      }),
      clouds(c, '#dfe8ff', 0.7, 220, 320),
      glints(c, 10, '#fff', 10, 280),
    ],
    '#060c30',
    titled('Moon|RABBIT~.8', 'shrikhand', 'ice', 'flag', 10),
  ),
  'fox-and-firefly': recipe(
    (c) => [
      beams(c, '#8affc8 #1a8a7a #083a4a #021420', '#d8ffb0', 0.25),
      foliage(c, ['#04343a', '#0a5a4a']),
      posed(critter(c, { ...critters.fox, rim: '#b8ffd8' }), {
        turn: -10,
        scale: 0.98,
        dx: 8,
        dy: -10,
      }),
      ...[
        [52, 92, 34],
        [244, 60, 26],
        [262, 190, 20],
        [34, 220, 16],
      ].map(([x = 0, y = 0, r = 0]) => glow(c, x, y, r, '#e8ff5a', 1, '#fff')),
      embers(c, 40, ['#e8ff8a', '#fff'], 0, 300),
    ],
    '#02181c',
    titled('FOX and|FIREFLY', 'lilita', 'orange', 'arch', 8),
  ),
  'banana-bandits': recipe(
    (c) => [
      beams(c, '#fff8b0 #ffd21a #f27a0a #7a2a04', '#fff', 0.45),
      placedFruit(c, 'banana', 46, 96, 0.5, -40),
      placedFruit(c, 'banana', 262, 88, 0.46, 60),
      posed(critter(c, { ...critters.monkey, pattern: 'mask', mark: '#2a1a3a' }), {
        turn: 8,
        scale: 0.98,
        dy: -10,
      }),
      placedFruit(c, 'banana', 58, 262, 0.62, 20),
      streaks(c, 150, 150, 24, ['#fff'], 130, 200),
    ],
    '#3a1404',
    titled('BANANA|BANDITS', 'bowlby', 'sun', 'pinch', 10),
  ),
  'tarsier-nights': recipe(
    (c) => [
      nebula(c, ['#04142a', '#0f3a5a', '#1f6a6a'], '#3aa0a0', '#ffd98a'),
      foliage(c, ['#042a2a', '#0a4a3a']),
      posed(critter(c, { ...critters.tarsier, rim: '#9ff0ff' }), {
        turn: -5,
        scale: 1.02,
        dy: -12,
      }),
      line('M-20 290Q150 262 320 300', '#4a2c18', 22),
      foliage(c, ['#021a1a', '#043028'], true),
    ],
    '#021418',
    titled('TARSIER|Nights~.7', 'bungee', 'sun', 'arch', 10),
  ),
  'piggy-payday': recipe(
    (c) => [
      beams(c, '#e0fff0 #3ad8a0 #0a7a6a #023a3a', '#fff', 0.45),
      posed(critter(c, critters.pig), { turn: 8, scale: 0.96, dy: -12 }),
      path('M124 78H176', { stroke: '#7a1c3a', width: 8, cap: 'round' }),
      coin(c, 150, 40, 26, { squash: 0.9, turn: -14 }),
      coinHeap(c, 292, 26, 15),
      glints(c, 8),
    ],
    '#023030',
    titled('PIGGY|PAYDAY', 'titan', 'gold', 'bulge', 10),
    { footTop: 286 },
  ),
  'toad-of-fortune': recipe(
    (c) => [
      beams(c, '#fff3a0 #e0a01a #6a5a0a #1c2404', '#fff', 0.4),
      damask(c, '#fff3c0', 0.12),
      posed(critter(c, critters.toad), { turn: -4, scale: 1, dy: -16 }),
      coin(c, 150, 216, 30, { squash: 0.55, turn: 6 }),
      ingot(c, 52, 274, 0.5, -12),
      ingot(c, 252, 280, 0.56, 10),
      coinShower(c, 10, 30, 320, 8, 16),
    ],
    '#141c02',
    titled('TOAD|of Fortune~.84', 'slab', 'jade', 'smile', 8),
  ),
  'elephant-market': recipe(
    (c) => [
      beams(c, '#ffe0f4 #ff7ac0 #a82a9a #3a0a4a', '#fff', 0.4),
      papelPicado(c, [45, 190, 320, 25, 140, 280]),
      posed(critter(c, critters.elephant), { turn: 6, scale: 0.84, dy: -6 }),
      path('M112 84L150 56L188 84L150 150Z', c.linear(['#ffd24a', '#e0246a'])),
      confetti(c, 30),
    ],
    '#2a0434',
    titled('ELEPHANT|MARKET~.8', 'lilita', 'sun', 'arch', 10),
  ),
  'ninja-neko': recipe(
    (c) => [
      sky(c, ['#140a2a', '#4a1a5a', '#c83a5a']),
      moon(c, 226, 84, 58, '#ffd0c0'),
      city(c, 260, ['#2a1440', '#140a24'], ['#ffb04a', '#ff5a6a']),
      posed(
        critter(c, {
          ...critters.cat,
          fur: '#3a3448',
          pale: '#c8c0d8',
          mark: '#ff8a9a',
          eyes: 'sly',
          iris: '#5aff8a',
          open: false,
          rim: '#ff9ab0',
        }),
        { turn: -9, scale: 0.98, dy: -4 },
      ),
      posed(
        path(
          'M56 108C90 86 210 86 244 108L242 136C208 116 92 116 58 136Z',
          c.linear(['#ff4a5a', '#a80a24']),
        ) + path('M242 112L300 84L292 108L310 128L244 132Z', '#c8142e'),
        { turn: -9 },
      ),
      petals(c, 18, ['#ffb0c8']),
    ],
    '#10041c',
    titled('NINJA|NEKO~.8', 'bungee', 'red', 'rise', 8, { skew: 0.1 }),
  ),
  'owl-observatory': recipe(
    (c) => [
      nebula(c, ['#08082a', '#1c1f6a', '#3a4ab8'], '#5a7aff', '#ffc88a'),
      ...[70, 100, 130].map((r) =>
        path(
          `M${150 - r * 1.3} 140A${r * 1.3} ${r * 0.5} 0 1 1 ${150 + r * 1.3} 140A${r * 1.3} ${r * 0.5} 0 1 1 ${150 - r * 1.3} 140Z`,
          { stroke: '#ffe0a0', width: 1.2, opacity: 0.4 },
        ),
      ),
      posed(owl(c, ['#ffe8c8', '#b8885a', '#7a4a2a', '#3a1e14'], '#ffc21a', '#8aa0ff'), {
        turn: 5,
        scale: 0.94,
        dy: -18,
      }),
      glints(c, 14, '#fff', 10, 260),
    ],
    '#06062a',
    titled('OWL|Observatory', 'cinzel', 'royal', 'arch', 8),
  ),
  'haring-lawin': recipe(
    (c) => [
      sky(c, ['#1a5ac8', '#6ab8ff', '#ffe8b8']),
      clouds(c, '#fff', 0.9),
      mountains(
        c,
        250,
        [
          ['#4a8a9a', '#1f4a5a'],
          ['#1c4a3a', '#0a241c'],
        ],
        60,
      ),
      posed(eagle(c, ['#fff0d0', '#c88a4a', '#7a4420', '#38190a'], '#ffe0a0', '#fff3c0'), {
        turn: -8,
        scale: 1,
        dy: -14,
      }),
      streaks(c, 150, 120, 30, ['#fff'], 130, 230),
    ],
    '#06201c',
    titled('HARING|LAWIN~.8', 'slab', 'cream', 'arch', 8),
  ),
  'thunder-garuda': recipe(
    (c) => [
      nebula(c, ['#14082a', '#3a1a7a', '#7a4ae0'], '#6a8aff', '#ffd24a'),
      posed(eagle(c, ['#fffbe0', '#ffd24a', '#d8860a', '#6a2a04'], '#c8a0ff', '#ffe08a'), {
        turn: 7,
        scale: 1.02,
        dy: -12,
      }),
      path('M36 -10L62 60L42 66L74 150', { stroke: '#fff', width: 3 }),
      path('M266 -10L236 80L262 84L230 190', { stroke: '#dfe8ff', width: 3 }),
      embers(c, 50, ['#ffe08a', '#c8a0ff']),
    ],
    '#0a0424',
    titled('THUNDER|GARUDA', 'cinzel', 'gold', 'smile', 10),
  ),
  'parrot-bay': recipe(
    (c) => [
      sky(c, ['#0aa0c8', '#6ae0e0', '#fff0b8']),
      clouds(c, '#fff', 0.9, 20, 200),
      surf(c, 270, ['#1ac8c8', '#0a8aa8', '#04587a']),
      foliage(c, ['#0a7a3a', '#1fa84a']),
      posed(parrot(c, '#ff4a3a', '#d8142a', '#2a8af0', '#fff3b0'), { turn: -6, scale: 1, dy: -14 }),
      petals(c, 14, ['#ff5a3a', '#2a8af0', '#ffd24a']),
    ],
    '#043a4a',
    titled('PARROT|BAY~.5', 'titan', 'orange', 'flag', 12),
  ),
  'chick-crossing': recipe(
    (c) => [
      sky(c, ['#5ac8ff', '#a8e8ff', '#e8ffd8']),
      hills(c, 180, [['#8ad85a', '#3a9a3a']]),
      path('M-20 400L70 210H230L320 400Z', '#4a4e5a'),
      [230, 270, 318]
        .map((y, i) =>
          path(
            `M${146 - i * 2} ${y}H${154 + i * 2}L${158 + i * 4} ${y + 18 + i * 6}H${142 - i * 4}Z`,
            '#fff',
          ),
        )
        .join(''),
      posed(critter(c, { ...critters.chick, rim: '#fff' }), { turn: -8, scale: 0.82, dy: -20 }),
      path(
        'M116 82C120 50 138 44 146 64C152 36 170 40 168 66C180 52 194 62 186 84Z',
        c.linear(['#ff6a5a', '#d8142a']),
      ),
      streaks(c, 150, 150, 22, ['#fff', '#ffe08a'], 110, 180),
    ],
    '#14202a',
    titled('CHICK|CROSSING', 'lilita', 'sun', 'rise', 8),
  ),
  'whack-a-gopher': recipe(
    (c) => [
      beams(c, '#e8ffb0 #7ad83a #2a8a2a #0a3a14', '#fff', 0.4),
      hills(c, 240, [
        ['#5ab83a', '#2a7a2a'],
        ['#8a5a2a', '#3a2010'],
      ]),
      posed(critter(c, critters.gopher), { turn: 6, scale: 0.92, dy: 4 }),
      posed(
        group(
          path(
            'M150 -24H262C276 -24 276 66 262 66H150C136 66 136 -24 150 -24Z',
            c.linear(['#ff8a5a', '#d82a1a', '#7a0a0a']),
          ) + path('M200 60L214 60L232 190L214 190Z', c.linear(['#e8b87a', '#8a5a2a'], 0)),
        ),
        { x: 200, y: 60, turn: 32, dx: 24, dy: 6 },
      ),
      streaks(c, 150, 90, 26, ['#fff', '#ffe08a'], 60, 130),
    ],
    '#1c1004',
    titled('WHACK a|GOPHER', 'bowlby', 'orange', 'pinch', 10),
  ),
  'scratch-safari': recipe(
    (c) => [
      beams(c, '#fff0c0 #ffb04a #c85a1a #4a1a08', '#fff', 0.4),
      foliage(c, ['#3a6a1a', '#6a8a2a']),
      posed(critter(c, { ...critters.lynx, pattern: 'none' }), {
        turn: 10,
        scale: 0.94,
        dx: -6,
        dy: -14,
      }),
      posed(
        group(
          path('M40 240H260V330H40Z', c.linear(['#ffd24a', '#f2860a'])) +
            path('M56 254H244V318H56Z', c.linear(['#e8ecf4', '#9aa4b8'])) +
            path('M60 300C90 262 120 314 150 272C170 252 200 300 236 262', {
              stroke: '#ffe9a0',
              width: 16,
              cap: 'round',
            }),
        ),
        { turn: -6, y: 280 },
      ),
      coin(c, 236, 258, 22, { squash: 0.8, turn: 20 }),
    ],
    '#2a0f04',
    titled('SCRATCH|SAFARI~.8', 'slab', 'lime', 'bulge', 8),
    { footTop: 290 },
  ),
  'thirteen-tigers': recipe(
    (c) => [
      beams(c, '#d0f4ff #3a9ae0 #12407a #041430', '#fff', 0.35),
      snow(c, 40),
      posed(
        tiger(c, {
          coat: ['#ffffff', '#c8dcf4', '#5a7aa8'],
          glow: '#9fe0ff',
          rim: '#7fd0ff',
          eye: '#3ad8ff',
        }),
        { turn: 9, scale: 1.04, dy: -10 },
      ),
      embers(c, 40, ['#fff', '#9fe0ff']),
    ],
    '#041024',
    titled('THIRTEEN|TIGERS', 'cinzel', 'ice', 'arch', 8),
  ),
};
