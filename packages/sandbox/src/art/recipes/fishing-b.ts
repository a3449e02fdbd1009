import { bubbles, clouds, glints, glow, petals, rain } from '../atmosphere.ts';
import type { Recipes } from '../cover.ts';
import { sin, times } from '../geometry.ts';
import { moon, nebula } from '../grounds/light.ts';
import { surf } from '../grounds/ornament.ts';
import { sea, seabed } from '../grounds/places.ts';
import { fish } from '../heroes/finfish.ts';
import { koi } from '../heroes/koi.ts';
import { manta, octopus, seahorse, whale } from '../heroes/sea.ts';
import { crustacean } from '../heroes/shellfish.ts';
import { galleon } from '../heroes/ships.ts';
import { blur } from '../light.ts';
import { coinHeap } from '../objects/coin.ts';
import { group, posed } from '../shapes.ts';
import { beams, recipe, titled } from './compose.ts';

/** Fishing games above and below the waves. */
export const fishingB: Recipes = {
  'lobster-lounge': recipe(
    (c) => [
      beams(c, '#3a6ac8 #142a6a #080c34 #02041c', '#ffd0a0', 0.3),
      glow(c, 150, 150, 160, '#ff8a5a', 0.6),
      posed(crustacean(c, ['#ff9a7a', '#e0281a', '#6a040c'], true), { turn: 6, dx: 14, dy: -4 }),
      bubbles(c, 20),
      glints(c, 8, '#ffe0a0'),
    ],
    '#04041c',
    titled('LOBSTER|Lounge~.8', 'shrikhand', 'red', 'flag', 10),
  ),
  'whale-song': recipe(
    (c) => [
      nebula(c, ['#0a1a5a', '#1c4ab8', '#7ab8f0'], '#5a8af0', '#d8b0ff'),
      moon(c, 60, 60, 40, '#f0f4ff'),
      posed(whale(c, ['#a8d0f0', '#3a6ab8', '#10245a']), { turn: -8, scale: 0.96, dy: -6 }),
      surf(c, 270, ['#c8f0ff', '#3a8ad8', '#123a8a']),
    ],
    '#041448',
    titled('WHALE|Song~.6', 'cinzel', 'ice', 'arch', 10),
  ),
  'octo-arcade': recipe(
    (c) => [
      nebula(c, ['#0a0440', '#2a0a8a', '#0a5ac8'], '#5a2af0', '#0ae0d8'),
      posed(octopus(c, ['#d8a8ff', '#8a3af0', '#2a0a7a'], '#ffd0f8', '#3ae0a0', '#8af4ff', false), {
        turn: 6,
        scale: 0.94,
        dy: -26,
      }),
      bubbles(c, 20),
    ],
    '#06022c',
    titled('OCTO|ARCADE', 'russo', 'neon', 'perspective', 0),
  ),
  'manta-meadow': recipe(
    (c) => [
      sea(c, ['#c8ffd8', '#2ac8a0', '#046a6a', '#02283a'], '#fff'),
      seabed(c, '#02302c', '#06584a', ['#3ad86a', '#a8e03a', '#1fa86a']),
      posed(manta(c, ['#b8a8f0', '#5a3ab8', '#1c1058'], '#e8e0ff'), {
        turn: -12,
        scale: 0.9,
        dy: -16,
      }),
      bubbles(c, 24),
    ],
    '#02201c',
    titled('MANTA|Meadow', 'shrikhand', 'violet', 'flag', 12),
  ),
  'seahorse-derby': recipe(
    (c) => [
      sea(c, ['#ffe8a0', '#ff9a5a', '#c83a6a', '#4a0a5a'], '#fff'),
      group(
        posed(seahorse(c, ['#9fe8ff', '#2a9ae0', '#0a3a8a'], '#fff'), {
          scale: 0.46,
          dx: 82,
          dy: 30,
        }),
        { filter: blur(c, 1) },
      ),
      posed(seahorse(c, ['#fff0a0', '#ffb81a', '#c85a0a'], '#ff5a8a'), {
        turn: -8,
        scale: 0.98,
        dx: -12,
        dy: -4,
      }),
      bubbles(c, 26),
    ],
    '#2a0440',
    titled('SEAHORSE|DERBY~.7', 'racing', 'sun', 'rise', 8, { skew: 0.1 }),
  ),
  'sunken-galleon': recipe(
    (c) => [
      sea(c, ['#3ac8b0', '#0a6a6a', '#032a3a'], '#d8fff0'),
      group(
        posed(galleon(c, ['#8a6a4a', '#4a3420', '#1c120a'], ['#e8e0c8', '#8a8a72'], '#3a6a5a'), {
          turn: -14,
          scale: 0.92,
          dy: -10,
        }),
        {},
      ),
      seabed(c, '#021418', '#06343a'),
      coinHeap(c, 300, 12, 13),
      bubbles(c, 30),
    ],
    '#020f14',
    titled('SUNKEN|GALLEON', 'cinzel', 'aqua', 'arch', 8),
    { footTop: 280 },
  ),
  'dragon-carp-gate': recipe(
    (c) => [
      beams(c, '#fff3b0 #ff8a3a #a81a3a #2a0434', '#fff', 0.45),
      clouds(c, '#ffd0c0', 0.8),
      surf(c, 262, ['#ff9a8a', '#c83a5a', '#5a0a3a']),
      koi(
        c,
        times(16, (i) => [216 - i * 6 - sin(i * 0.42) * 40, 48 + i * 14] as const),
        42,
        { base: '#fff3d8', fin: '#ffb04a', patch: '#f0341a', scale: '#a02a00', rim: '#fff0b0' },
      ),
      petals(c, 14, ['#ffd0a0']),
      bubbles(c, 22, 180, 320),
    ],
    '#24042c',
    titled('DRAGON|Carp Gate', 'cinzel', 'fire', 'arch', 8),
  ),
  'prawn-stars': recipe(
    (c) => [
      beams(c, '#ffffff #8af0d8 #1fb0a0 #045a5a', '#fff', 0.5),
      posed(crustacean(c, ['#ffe0c8', '#ff9a6a', '#c84a2a'], false), { turn: -14, dx: 0, dy: 0 }),
      glints(c, 14, '#fff3a0', 10, 290, 6, 18),
      bubbles(c, 16),
    ],
    '#023a3a',
    titled('PRAWN|STARS~.9', 'bungee', 'orange', 'arch', 10),
  ),
  'barracuda-bay': recipe(
    (c) => [
      sea(c, ['#d8f0ff', '#5a8ab8', '#1c3a6a', '#06122a'], '#fff'),
      group(
        posed(
          fish(c, {
            back: '#3a5a7a',
            flank: '#8ab0c8',
            belly: '#e8f4f8',
            fin: '#2a4a6a',
            eye: '#ffd24a',
            depth: 0.2,
          }),
          { turn: 8, scale: 0.5, dx: 66, dy: -84 },
        ),
        { filter: blur(c, 1.4) },
      ),
      posed(
        fish(c, {
          back: '#2a3a5a',
          flank: '#b8c8d8',
          belly: '#ffffff',
          fin: '#c83a2a',
          eye: '#ff3a2a',
          depth: 0.25,
          teeth: true,
          rim: '#fff',
        }),
        { turn: -18, scale: 1.08, dx: 8, dy: 6 },
      ),
      bubbles(c, 26),
    ],
    '#040c20',
    titled('BARRACUDA|BAY~.5', 'anton', 'chrome', 'rise', 8, { skew: 0.1 }),
  ),
  'clownfish-circus': recipe(
    (c) => [
      sea(c, ['#b8f8ff', '#2aa8f0', '#1a4ac8', '#0a1a6a'], '#fff'),
      seabed(c, '#100a4a', '#2a1a8a', ['#ff5a9a', '#ff9a3a', '#a45af0', '#ffd24a']),
      posed(
        fish(c, {
          back: '#ff6a0a',
          flank: '#ff8a1a',
          belly: '#ffb04a',
          fin: '#ff7a0a',
          eye: '#3a1a0a',
          depth: 0.46,
          bands: '#fff',
          rim: '#fff3d0',
        }),
        { turn: 10, scale: 1.0, dy: -6 },
      ),
      bubbles(c, 26),
    ],
    '#08043a',
    titled('Clownfish|CIRCUS~.8', 'titan', 'orange', 'flag', 12),
  ),
  'tuna-typhoon': recipe(
    (c) => [
      sea(c, ['#e8f8ff', '#7ac8d8', '#2a6a8a', '#0a243a'], '#fff'),
      rain(c, 80),
      posed(
        fish(c, {
          back: '#141c4a',
          flank: '#4a6ad0',
          belly: '#f0f4ff',
          fin: '#ffd21a',
          eye: '#ffffff',
          depth: 0.4,
          rim: '#fff',
        }),
        { turn: -28, scale: 1.04, dy: -6 },
      ),
      surf(c, 270, ['#dff8ff', '#5aa8c8', '#1c4a6a']),
    ],
    '#06182a',
    titled('TUNA|TYPHOON', 'bowlby', 'sun', 'pinch', 12),
  ),
};
