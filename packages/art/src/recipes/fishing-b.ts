import { bubbles, clouds, glints, glow, petals, rain, smoke } from '../atmosphere.ts';
import type { Recipes } from '../cover.ts';
import { star } from '../geometry.ts';
import { moon, nebula, sky } from '../grounds/light.ts';
import { surf } from '../grounds/ornament.ts';
import { curtain, sea, seabed } from '../grounds/places.ts';
import { fish } from '../heroes/finfish.ts';
import { fishingRod } from '../heroes/kit.ts';
import { skins } from '../heroes/people/face.ts';
import { figure } from '../heroes/people/figure.ts';
import { fist } from '../heroes/people/hands.ts';
import { manta, octopus, seahorse, whale } from '../heroes/sea.ts';
import { lobster, prawn } from '../heroes/shellfish.ts';
import { galleon } from '../heroes/ships.ts';
import { sweet } from '../heroes/sweets.ts';
import { blur, lit } from '../light.ts';
import { coinHeap } from '../objects/coin.ts';
import { group, line, path, posed } from '../shapes.ts';
import { beams, recipe, titled } from './compose.ts';

/** Fishing games above and below the waves. */
export const fishingB: Recipes = {
  'lobster-lounge': recipe(
    (c) => [
      curtain(c, 232, 60),
      glow(c, 150, 150, 170, '#ffb07a', 0.7),
      posed(lobster(c, ['#ff9a7a', '#e0281a', '#6a040c']), { turn: 4, scale: 0.96, dy: -22 }),
      bubbles(c, 20),
      glints(c, 8, '#ffe0a0'),
    ],
    '#04041c',
    titled('LOBSTER|LOUNGE~.8', 'deco', 'red', 'flag', 10),
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
      group(
        path('M40 300V70H64V300ZM236 300V70H260V300Z', c.linear(['#ff5a3a', '#8a0a14'], 0)) +
          path(
            'M10 78C60 60 240 60 290 78L296 54C240 34 60 34 4 54Z',
            c.linear(['#3a6a8a', '#14304a']),
          ) +
          path('M28 104H272V120H28Z', c.linear(['#ffd24a', '#b8701a'])),
        { filter: lit(c, 3, { depth: 7 }), opacity: 0.9 },
      ),
      clouds(c, '#ffd0c0', 0.6, 200, 300),
      surf(c, 268, ['#ff9a8a', '#c83a5a', '#5a0a3a']),
      posed(
        fish(c, {
          back: '#c8141a',
          flank: '#ff5a2a',
          belly: '#fff3d8',
          fin: '#ffb81a',
          eye: '#ffd21a',
          depth: 0.52,
          rim: '#fff3b0',
        }) + line('M58 178C40 184 26 180 18 168M62 184C48 198 34 200 22 196', '#ffd24a', 3.4),
        { turn: 40, scale: 1, dx: 8, dy: 2 },
      ),
      group(surf(c, 300, ['#ffb0a0', '#a82a4a']), { opacity: 0.9 }),
      petals(c, 14, ['#ffd0a0']),
      bubbles(c, 22, 180, 320),
    ],
    '#24042c',
    titled('DRAGON|Carp Gate', 'cinzel', 'fire', 'arch', 8),
  ),
  'prawn-stars': recipe(
    (c) => [
      beams(c, '#ffffff #8af0d8 #1fb0a0 #045a5a', '#fff', 0.5),
      posed(
        prawn(c, ['#ffe0c8', '#ff9a6a', '#c84a2a']) +
          group(
            line('M90 122L146 108', '#2a0a3a', 5) +
              path(star(90, 122, 34, 17, 5, -104), c.linear(['#ff8ad8', '#c81a8a'])) +
              path(star(90, 122, 25, 12, 5, -104), c.linear(['#3a1a5a', '#0a0418'])),
            { filter: lit(c, 2.4, { depth: 5, shine: 1 }) },
          ) +
          path('M76 116L92 106L84 124L74 126Z', { fill: '#fff', opacity: 0.7 }),
        { turn: -14 },
      ),
      sweet(c, 'star', 246, 66, 26, 48, 12),
      sweet(c, 'star', 46, 232, 18, 48, -14),
      glints(c, 14, '#fff3a0', 10, 290, 6, 18),
      bubbles(c, 16),
    ],
    '#023a3a',
    titled('PRAWN|STARS~.9', 'bungee', 'orange', 'arch', 10),
  ),
  'barracuda-bay': recipe(
    (c) => [
      sea(c, ['#f4fbff', '#7ab4e8', '#2a5aa8', '#0a1c4a'], '#fff'),
      seabed(c, '#0a1c4a', '#1c3a7a'),
      // Prey and accompanying fish.
      ...[
        { turn: -8, scale: 0.42, dx: -96, dy: -96 },
        { turn: -22, scale: 0.34, dx: -24, dy: -120 },
        { turn: 4, scale: 0.3, dx: -108, dy: 92 },
      ].map((pose) =>
        posed(
          fish(c, {
            back: '#ff8a1a',
            flank: '#ffd24a',
            belly: '#fff8d8',
            fin: '#ff5a1a',
            eye: '#ffffff',
            depth: 0.42,
          }),
          pose,
        ),
      ),
      group(
        posed(
          fish(c, {
            back: '#2a3a5a',
            flank: '#8ab0c8',
            belly: '#e8f4f8',
            fin: '#a83a2a',
            eye: '#ff3a2a',
            depth: 0.25,
            teeth: true,
          }),
          { turn: -26, scale: 0.56, dx: 92, dy: -92 },
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
        { turn: -14, scale: 1.24, dx: 28, dy: 4 },
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
      sky(c, ['#2a3a5a', '#7a9ab0', '#e8f0e8']),
      smoke(c, '#ffffff', 0.9, '.008 .016', 0.46),
      posed(
        figure(c, {
          build: 'man',
          skin: skins.warm,
          hair: '#e8e4e0',
          style: 'short',
          beard: 'short',
          eyes: '#2a6a9a',
          mouth: 'grin',
          outfit: 'coat',
          cloth: '#f2b81a',
          trim: '#2a3a4a',
          hat: 'fedora',
          hatColor: '#f2c02a',
          hatTrim: '#a87a0a',
          gaze: -5,
          nod: -8,
          rim: '#e8f8ff',
        }),
        { dx: 52, dy: 16, scale: 0.96 },
      ),
      posed(fishingRod(c), { dx: 10, dy: -4 }),
      fist(c, 262, 258, -8, { skin: skins.warm, cloth: '#f2b81a', cuff: '#2a3a4a' }, -1, 0.9),
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
        { turn: 42, scale: 0.62, dx: -84, dy: 2 },
      ),
      rain(c, 80),
      surf(c, 270, ['#dff8ff', '#5aa8c8', '#1c4a6a']),
    ],
    '#06182a',
    titled('TUNA|TYPHOON', 'bowlby', 'sun', 'pinch', 12),
  ),
};
