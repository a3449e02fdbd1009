import { bubbles, clouds, embers, glints, glow, rain, smoke, streaks } from '../atmosphere.ts';
import type { Recipes } from '../cover.ts';
import { burst, moon, sky } from '../grounds/light.ts';
import { foliage, hills, mountains, sea } from '../grounds/places.ts';
import { bull, tiger, wolf } from '../heroes/beasts.ts';
import { eagle } from '../heroes/birds.ts';
import { critter, critters } from '../heroes/critters.ts';
import { placedFruit } from '../heroes/fruit.ts';
import { clam } from '../heroes/shellfish.ts';
import { rooster } from '../heroes/wild.ts';
import { coinShower } from '../objects/coin.ts';
import { group, line, path, posed } from '../shapes.ts';
import { beams, recipe, titled } from './compose.ts';

/** Slots of Kawayan Games: animals and the islands. */
export const slotsKawayanA: Recipes = {
  'tiger-monsoon': {
    draw: (c) => [
      burst(c, ['#2fd08a', '#0c6a4a', '#03231c'], { y: 150, beam: '#c8ffb0', strength: 0.3 }),
      foliage(c, ['#0a5a3a', '#0f7a48', '#053a28']),
      posed(
        tiger(c, {
          coat: ['#ffd98a', '#f58a1a', '#a03c04'],
          glow: '#ffe08a',
          rim: '#8affc0',
          eye: '#7dff5a',
        }),
        { turn: -8, scale: 1.06, dx: 6, dy: -6 },
      ),
      rain(c),
      foliage(c, ['#02241a', '#033a26'], true),
    ],
    foot: ['#01140e', 0.92, 250],
    title: {
      lines: [
        { text: 'Tiger', height: 54 },
        { text: 'MONSOON', height: 38 },
      ],
      face: 'lilita',
      ink: 'orange',
      warp: 'arch',
      amount: 10,
    },
  },
  'golden-carabao': {
    draw: (c) => [
      burst(c, ['#fff0b0', '#f5a81a', '#a03c08', '#3a1004'], { y: 150, strength: 0.45 }),
      mountains(c, 220, [
        ['#8a4a14', '#4a1e08'],
        ['#3a1606', '#1c0a03'],
      ]),
      posed(
        bull(c, {
          coat: ['#8a7a88', '#3a3040', '#14101c'],
          glow: '#fff3b0',
          rim: '#ffb04a',
          eye: '#ffb020',
        }),
        { turn: 9, scale: 1.08, dy: -6 },
      ),
      coinShower(c, 12, 210, 330, 9, 18),
    ],
    foot: ['#1c0a03', 0.95, 256],
    title: {
      lines: ['Golden', { text: 'CARABAO', height: 40 }],
      face: 'lilita',
      ink: 'gold',
      warp: 'smile',
      amount: 10,
      maxHeight: 46,
    },
  },
  'wolf-moon-ridge': {
    draw: (c) => [
      sky(c, ['#040a24', '#1c2f7a', '#7a8ae0']),
      smoke(c, '#8ab4ff', 0.8, '.006 .012', 0.46),
      moon(c, 196, 104, 92, '#e8f0ff'),
      mountains(
        c,
        236,
        [
          ['#2a3a7a', '#141f4a'],
          ['#101a44', '#060b24'],
        ],
        60,
      ),
      posed(
        wolf(c, {
          coat: ['#c8d8f4', '#5a6a9a', '#1a2248'],
          glow: '#b8d0ff',
          rim: '#cfe4ff',
          eye: '#ffd24a',
        }),
        { scale: 1.02, dx: -8, dy: 6 },
      ),
      embers(c, 40, ['#fff', '#b8d0ff'], 0, 300),
    ],
    foot: ['#040820', 0.95, 250],
    title: {
      lines: ['WOLF MOON', { text: 'Ridge', height: 36, width: 0.5 }],
      face: 'cinzel',
      ink: 'chrome',
      warp: 'arch',
      amount: 8,
      maxHeight: 42,
    },
  },
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
  'rooster-rising': recipe(
    (c) => [
      beams(c, '#fffbd0 #ffb83a #f0641a #5a1a3a', '#fff', 0.6, 150),
      hills(c, 286, [
        ['#8aa83a', '#3a5a1a'],
        ['#3a5a1a', '#14280a'],
      ]),
      posed(
        rooster(c, ['#ff9a4a', '#c8401a', '#5a140a'], ['#0a6a5a', '#1a8a4a', '#0a3a7a', '#c81a2a']),
        { turn: -4, dy: -10 },
      ),
      embers(c, 30, ['#fff3c0']),
    ],
    '#16200a',
    titled('ROOSTER|RISING~.9', 'lilita', 'red', 'arch', 10),
  ),
  'palawan-pearls': recipe(
    (c) => [
      sea(c, ['#fff0f8', '#b8d8f8', '#6a8ae0', '#2a2a8a'], '#fff'),
      posed(clam(c, ['#fff0f8', '#e0a8d0', '#8a4a90'], '#fff4fb'), {
        turn: -6,
        scale: 0.98,
        dy: -14,
      }),
      bubbles(c, 26),
      glints(c, 12, '#fff', 10, 280, 5, 16),
    ],
    '#100f4a',
    titled('PALAWAN|Pearls~.7', 'cinzel', 'candy', 'arch', 10),
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
  'mango-fever': recipe(
    (c) => [
      beams(c, '#fffbd0 #a8e83a #3a9a2a #0a4a24', '#fff', 0.45),
      foliage(c, ['#0a6a2a', '#2a9a3a']),
      placedFruit(c, 'mango', 66, 102, 0.6, -24),
      placedFruit(c, 'mango', 246, 212, 0.56, 30),
      placedFruit(c, 'mango', 156, 154, 1.34, -8),
      streaks(c, 150, 150, 24, ['#fff', '#fff08a'], 120, 190),
    ],
    '#06301a',
    titled('MANGO|FEVER~.84', 'bowlby', 'sun', 'bulge', 12),
  ),
};
