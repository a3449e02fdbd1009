import {
  clouds,
  confetti,
  embers,
  glints,
  glow,
  petals,
  smoke,
  snow,
  streaks,
} from '../atmosphere.ts';
import type { Recipes } from '../cover.ts';
import { frame } from '../frames/frame.ts';
import { burst, moon, nebula, sky } from '../grounds/light.ts';
import { papelPicado, surf } from '../grounds/ornament.ts';
import { city, foliage, mountains } from '../grounds/places.ts';
import { lion } from '../heroes/beasts.ts';
import { parrot } from '../heroes/birds.ts';
import { critters } from '../heroes/critters.ts';
import { placedFruit } from '../heroes/fruit.ts';
import { royalStag } from '../heroes/grazers.ts';
import { telescope } from '../heroes/kit.ts';
import { drum } from '../heroes/luck.ts';
import { mascot } from '../heroes/mascot.ts';
import { jeepney } from '../heroes/vehicles.ts';
import { blur, lit } from '../light.ts';
import { coinShower } from '../objects/coin.ts';
import { circle, group, line, path, posed } from '../shapes.ts';
import { beams, recipe, titled } from './compose.ts';

/** Slots of Kawayan Games: animals and the islands. */
export const slotsKawayanB: Recipes = {
  'jeepney-jackpot': recipe(
    (c) => [
      sky(c, ['#0a1a6a', '#5a2aa8', '#ff6a8a', '#ffc06a']),
      city(c, 230, ['#3a1a7a', '#1c0c4a']),
      c.hero(posed(jeepney(c, '#e0243a', '#ffd21a'), { turn: -5, scale: 0.94, dy: -16 })),
      coinShower(c, 12, 30, 330, 8, 17),
    ],
    '#14042c',
    titled('JEEPNEY|JACKPOT', 'bungee', 'sun', 'arch', 10),
    { footTop: 274 },
  ),
  'lion-of-luzon': {
    draw: (c) => [
      burst(c, ['#fff3c0', '#ffb83a', '#c84a0a', '#3a0c04'], { y: 150, strength: 0.5 }),
      frame(c, 'stone', '#a8743a'),
      c.hero(
        posed(
          lion(
            c,
            {
              coat: ['#ffe0a0', '#e09a3a', '#8a4a12'],
              glow: '#ffe9a0',
              rim: '#ffd98a',
              eye: '#ffc21a',
            },
            ['#ffb04a', '#b3540f', '#4a1604'],
          ),
          { turn: 6, dy: -10 },
        ),
      ),
      group(line('M-20 300Q150 250 320 300', '#ffd98a', 26), { filter: blur(c, 14), opacity: 0.5 }),
      embers(c, 50, ['#fff3c0', '#ffb04a']),
    ],
    foot: ['#240803', 0.95, 262],
    title: {
      lines: ['LION', { text: 'of Luzon', height: 36, width: 0.76 }],
      face: 'titan',
      ink: 'sun',
      warp: 'bulge',
      amount: 10,
      maxHeight: 56,
    },
  },
  'parrot-bay': recipe(
    (c) => [
      sky(c, ['#0aa0c8', '#6ae0e0', '#fff0b8']),
      clouds(c, '#fff', 0.9, 20, 200),
      surf(c, 270, ['#1ac8c8', '#0a8aa8', '#04587a']),
      foliage(c, ['#0a7a3a', '#1fa84a']),
      frame(c, 'bamboo'),
      c.hero(
        posed(parrot(c, '#ff4a3a', '#d8142a', '#2a8af0', '#fff3b0'), {
          turn: -6,
          scale: 1,
          dy: -14,
        }),
      ),
      petals(c, 14, ['#ff5a3a', '#2a8af0', '#ffd24a']),
    ],
    '#043a4a',
    titled('PARROT|BAY~.5', 'titan', 'orange', 'flag', 12),
  ),
  'fox-and-firefly': recipe(
    (c) => [
      beams(c, '#8affc8 #1a8a7a #083a4a #021420', '#d8ffb0', 0.25),
      foliage(c, ['#04343a', '#0a5a4a']),
      frame(c, 'wood'),
      c.hero(
        posed(
          mascot(
            c,
            { ...critters.fox, rim: '#b8ffd8' },
            {
              left: [80, 166],
              right: [222, 224],
              tilt: -9,
              scarf: '#1fa8a0',
              behind: group(
                path(
                  'M186 276C250 290 300 236 272 160C262 196 226 214 190 230Z',
                  c.linear(['#fff4e4', '#f5822a', '#a83c0a'], 120),
                ),
                { filter: lit(c, 6, { depth: 11, rim: '#b8ffd8' }) },
              ),
            },
          ),
          { scale: 1.06, dy: -16, turn: 4 },
        ),
      ),
      glow(c, 70, 118, 84, '#e8ff5a', 1, '#fff'),
      circle(70, 118, 11, c.radial(['#fff', '#f4ff8a'])),
      ...[
        [244, 60, 30],
        [264, 150, 20],
        [38, 226, 16],
        [196, 44, 16],
      ].map(([x = 0, y = 0, r = 0]) => glow(c, x, y, r, '#e8ff5a', 1, '#fff')),
      embers(c, 40, ['#e8ff8a', '#fff'], 0, 300),
    ],
    '#02181c',
    titled('FOX and|FIREFLY', 'lilita', 'orange', 'arch', 8),
  ),
  'banana-bandits': recipe(
    (c) => [
      beams(c, '#fff8b0 #ffd21a #f27a0a #7a2a04', '#fff', 0.45),
      frame(c, 'wood'),
      placedFruit(c, 'banana', 46, 80, 0.44, -40),
      c.hero(
        posed(
          mascot(
            c,
            { ...critters.monkey, pattern: 'mask', mark: '#2a1a3a' },
            {
              left: [66, 150],
              right: [214, 206],
              tilt: 8,
              scarf: '#c8142e',
              behind:
                group(
                  path(
                    'M196 132C260 118 292 168 276 226C262 264 206 262 190 226C176 190 176 150 196 132Z',
                    c.linear(['#e8c890', '#a87a3a', '#5a3a14']),
                  ),
                  { filter: lit(c, 6, { depth: 11 }) },
                ) +
                placedFruit(c, 'banana', 216, 118, 0.46, -20) +
                placedFruit(c, 'banana', 254, 132, 0.42, 24),
              held: placedFruit(c, 'banana', 62, 128, 0.6, -14),
            },
          ),
          { turn: -6, scale: 1.04, dy: -12 },
        ),
      ),
      streaks(c, 330, 150, 24, ['#fff'], 80, 280),
    ],
    '#3a1404',
    titled('BANANA|BANDITS', 'bowlby', 'sun', 'pinch', 10),
  ),
  'owl-observatory': recipe(
    (c) => [
      nebula(c, ['#08082a', '#1c1f6a', '#3a4ab8'], '#5a7aff', '#ffc88a'),
      moon(c, 66, 76, 44, '#ffe9b0'),
      frame(c, 'gold', '#c8142e', 210),
      c.hero(
        posed(
          mascot(
            c,
            {
              fur: '#9a6238',
              pale: '#ffe8c8',
              mark: '#5a3418',
              ears: 'pointed',
              muzzle: 'beak',
              eyes: 'huge',
              iris: '#ffb81a',
              open: false,
              rim: '#a8b8ff',
            },
            {
              left: [70, 216],
              right: [206, 192],
              tilt: 8,
              wings: true,
              mitts: '#ffb01a',
              vest: '#2a3a9a',
              held: telescope(c, 226, 164, -34, 0.86),
            },
          ),
          { turn: -4, scale: 1.04, dx: -22, dy: -14 },
        ),
      ),
      glints(c, 14, '#fff', 10, 260),
    ],
    '#06062a',
    titled('OWL|Observatory', 'cinzel', 'royal', 'arch', 8),
  ),
  'elephant-market': recipe(
    (c) => [
      beams(c, '#ffe0f4 #ff7ac0 #a82a9a #3a0a4a', '#fff', 0.4),
      papelPicado(c, [45, 190, 320, 25, 140, 280]),
      c.hero(
        posed(
          mascot(
            c,
            { ...critters.elephant, rim: '#ffe0f4' },
            {
              left: [56, 206],
              right: [244, 206],
              tilt: 6,
              vest: '#f2a51a',
              held:
                placedFruit(c, 'mango', 44, 178, 0.46, -12) +
                placedFruit(c, 'watermelon', 252, 178, 0.44, 14),
              hat: path('M112 84L150 52L188 84L150 150Z', c.linear(['#ffd24a', '#e0246a'])),
            },
          ),
          { scale: 1.04, dy: -6, turn: -3 },
        ),
      ),
      confetti(c, 30),
    ],
    '#2a0434',
    titled('ELEPHANT|MARKET~.8', 'lilita', 'sun', 'arch', 10),
  ),
  'aurora-stag': recipe(
    (c) => [
      sky(c, ['#04142e', '#0a4a5a', '#1fa88a', '#8af0c8']),
      smoke(c, '#5affc8', 1, '.004 .014', 0.44),
      mountains(c, 250, [['#1c4a6a', '#0a2038']], 60),
      frame(c, 'ice'),
      c.hero(
        posed(royalStag(c, ['#f4e4d4', '#b08468', '#4a2c2a'], '#8affe0'), {
          turn: -7,
          scale: 0.98,
          dy: 26,
          dx: 4,
        }),
      ),
      snow(c, 70),
    ],
    '#031420',
    titled('AURORA|STAG~.66', 'cinzel', 'aqua', 'arch', 8),
  ),
  'tarsier-nights': recipe(
    (c) => [
      nebula(c, ['#04142a', '#0f3a5a', '#1f6a6a'], '#3aa0a0', '#ffd98a'),
      moon(c, 232, 82, 54, '#fff0c0'),
      foliage(c, ['#042a2a', '#0a4a3a']),
      group(line('M196 -20C176 90 210 210 186 420', '#5a3820', 30), {
        filter: lit(c, 5, { depth: 9, shine: 0.2, rim: '#9ff0ff' }),
      }),
      group(line('M188 250Q90 240 -20 292', '#5a3820', 18), {
        filter: lit(c, 4, { depth: 8, shine: 0.2, rim: '#9ff0ff' }),
      }),
      c.hero(
        posed(
          mascot(
            c,
            { ...critters.tarsier, rim: '#9ff0ff' },
            {
              left: [92, 214],
              right: [214, 168],
              tilt: -8,
              behind: line('M150 280C120 330 70 330 60 290', '#8a6a44', 9),
            },
          ),
          { turn: 8, scale: 1.08, dx: -22, dy: -20 },
        ),
      ),
      foliage(c, ['#021a1a', '#043028'], true),
    ],
    '#021418',
    titled('TARSIER|Nights~.7', 'bungee', 'sun', 'arch', 10),
  ),
  'jungle-drums': recipe(
    (c) => [
      beams(c, '#ffe08a #e08a2a #6a5a1a #14280f', '#fff', 0.4),
      foliage(c, ['#1a5a2a', '#3a7a1a']),
      frame(c, 'wood'),
      drum(c, 72, 180, 0.78, -16, ['#d87a3a', '#a84a1a', '#4a1c08'], '#1fa88a'),
      drum(c, 236, 184, 0.74, 16, ['#c85a5a', '#9a2a2a', '#4a0c10'], '#ffc21a'),
      c.hero(drum(c, 152, 186, 1.12, 4, ['#e8a04a', '#b8641a', '#5a2a08'], '#d8322a')),
      foliage(c, ['#0a2a10', '#14401a'], true),
      streaks(c, 150, 100, 30, ['#fff', '#ffe08a'], 60, 130),
    ],
    '#0a1c08',
    titled('JUNGLE|DRUMS', 'bowlby', 'orange', 'bulge', 10),
  ),
};
