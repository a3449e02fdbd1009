import {
  bubbles,
  clouds,
  embers,
  glints,
  glow,
  rain,
  smoke,
  snow,
  streaks,
} from '../atmosphere.ts';
import type { Recipes } from '../cover.ts';
import { frame } from '../frames/frame.ts';
import { burst, moon, sky } from '../grounds/light.ts';
import { foliage, hills, mountains, sea } from '../grounds/places.ts';
import { bull, tiger, wolf } from '../heroes/beasts.ts';
import { critters } from '../heroes/critters.ts';
import { placedFruit } from '../heroes/fruit.ts';
import { mascot } from '../heroes/mascot.ts';
import { stoop } from '../heroes/raptor.ts';
import { clam } from '../heroes/shellfish.ts';
import { rooster } from '../heroes/wild.ts';
import { lit } from '../light.ts';
import { coinShower } from '../objects/coin.ts';
import { group, line, path, posed } from '../shapes.ts';
import { beams, recipe, titled } from './compose.ts';

/** Slots of Kawayan Games: animals and the islands. */
export const slotsKawayanA: Recipes = {
  'tiger-monsoon': {
    draw: (c) => [
      burst(c, ['#2fd08a', '#0c6a4a', '#03231c'], { y: 150, beam: '#c8ffb0', strength: 0.3 }),
      foliage(c, ['#0a5a3a', '#0f7a48', '#053a28']),
      c.hero(
        posed(
          tiger(c, {
            coat: ['#ffd98a', '#f58a1a', '#a03c04'],
            glow: '#ffe08a',
            rim: '#8affc0',
            eye: '#7dff5a',
          }),
          { turn: -8, scale: 1.06, dx: 6, dy: -6 },
        ),
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
      c.hero(
        posed(
          bull(c, {
            coat: ['#8a7a88', '#3a3040', '#14101c'],
            glow: '#fff3b0',
            rim: '#ffb04a',
            eye: '#ffb020',
          }),
          { turn: 9, scale: 1.08, dy: -6 },
        ),
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
      moon(c, 190, 108, 104, '#e8f0ff'),
      mountains(
        c,
        236,
        [
          ['#2a3a7a', '#141f4a'],
          ['#101a44', '#060b24'],
        ],
        60,
      ),
      frame(c, 'stone', '#4a5488'),
      c.hero(
        posed(
          wolf(c, {
            coat: ['#c8d8f4', '#5a6a9a', '#1a2248'],
            glow: '#b8d0ff',
            rim: '#cfe4ff',
            eye: '#ffd24a',
          }),
          { scale: 1.1, dx: -12, dy: 18, turn: 4 },
        ),
      ),
      snow(c, 40),
    ],
    foot: ['#040820', 0.95, 250],
    title: {
      lines: ['WOLF MOON', { text: 'Ridge', height: 36, width: 0.5 }],
      face: 'celtic',
      ink: 'chrome',
      warp: 'arch',
      amount: 8,
      maxHeight: 42,
    },
  },
  'bamboo-panda': recipe(
    (c) => [
      beams(c, '#f4ffd0 #8ad85a #1f7a3a #06301c', '#fff', 0.4),
      frame(c, 'bamboo'),
      glow(c, 150, 150, 170, '#fff8c0', 0.8),
      c.hero(
        posed(
          mascot(c, critters.panda, {
            left: [104, 226],
            right: [224, 148],
            tilt: -8,
            mitts: '#26222c',
            scarf: '#e0342a',
            held:
              group(
                path(
                  'M92 262L238 96L250 106L104 272Z',
                  c.linear(['#d8f48a', '#5aa82a', '#2a6a1a'], 0),
                ),
                {
                  filter: lit(c, 2.4, { depth: 5 }),
                },
              ) + line('M122 226L136 238M170 172L184 184M212 124L226 136', '#2a5a14', 3.4),
          }),
          { scale: 1.08, dy: -14, turn: 4 },
        ),
      ),
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
      frame(c, 'wood'),
      c.hero(
        posed(
          rooster(
            c,
            ['#ff9a4a', '#c8401a', '#5a140a'],
            ['#0a6a5a', '#1a8a4a', '#0a3a7a', '#c81a2a'],
          ),
          { turn: -4, dy: -10 },
        ),
      ),
      embers(c, 30, ['#fff3c0']),
    ],
    '#16200a',
    titled('ROOSTER|RISING~.9', 'lilita', 'red', 'arch', 10),
  ),
  'palawan-pearls': recipe(
    (c) => [
      sea(c, ['#fff0f8', '#b8d8f8', '#6a8ae0', '#2a2a8a'], '#fff'),
      c.hero(
        posed(clam(c, ['#fff0f8', '#e0a8d0', '#8a4a90'], '#fff4fb'), {
          turn: -6,
          scale: 0.98,
          dy: -14,
        }),
      ),
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
      frame(c, 'bamboo'),
      c.hero(
        posed(
          stoop(
            c,
            ['#fff0d0', '#d89a5a', '#8a4a20', '#38190a'],
            {
              crown: ['#ffffff', '#f4e4c4', '#b89468'],
              beak: ['#fff0a8', '#ffb81a', '#8a4a04'],
              eye: '#ffc21a',
              rim: '#ffe0a0',
            },
            '#fff3c0',
          ),
          { turn: -6, scale: 1, dx: 6, dy: -8 },
        ),
      ),
      streaks(c, 330, -20, 30, ['#fff'], 130, 380),
    ],
    '#06201c',
    titled('HARING|LAWIN~.8', 'slab', 'cream', 'arch', 8),
  ),
  'mango-fever': recipe(
    (c) => [
      beams(c, '#fffbd0 #ffd83a #f27a1a #8a2a08', '#fff', 0.5),
      foliage(c, ['#0a6a2a', '#2a9a3a']),
      c.hero(placedFruit(c, 'mango', 232, 96, 0.94, 26)),
      placedFruit(c, 'mango', 60, 110, 0.66, -30),
      c.hero(placedFruit(c, 'mangoHalf', 134, 184, 1.16, -10)),
      streaks(c, 140, 170, 34, ['#fff', '#fff08a', '#ffb01a'], 116, 200),
      glints(c, 8),
    ],
    '#4a1404',
    titled('MANGO|FEVER~.84', 'bowlby', 'sun', 'bulge', 12),
  ),
};
