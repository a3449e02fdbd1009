import { embers, glints, glow, streaks } from '../atmosphere.ts';
import type { Recipes } from '../cover.ts';
import { frame } from '../frames/frame.ts';
import { burst, moon, nebula, sky } from '../grounds/light.ts';
import { ornateWindow } from '../grounds/ornament.ts';
import { flames, mountains } from '../grounds/places.ts';
import { phoenix } from '../heroes/birds.ts';
import { dragonHead } from '../heroes/dragon.ts';
import { coalImp } from '../heroes/fiends.ts';
import { placedFruit } from '../heroes/fruit.ts';
import { volcano } from '../heroes/legends.ts';
import { mascot } from '../heroes/mascot.ts';
import { skins } from '../heroes/people/face.ts';
import { figure } from '../heroes/people/figure.ts';
import { staff } from '../heroes/people/props.ts';
import { bell, sevens } from '../heroes/treasure.ts';
import { coin, coinHeap, coinShower } from '../objects/coin.ts';
import { group, path, posed } from '../shapes.ts';
import { beams, recipe, titled } from './compose.ts';

/** Slots of Ember & Ash: fire, night and outlaws. */
export const slotsEmberAsh: Recipes = {
  'phoenix-ascent': {
    draw: (c) => [
      nebula(c, ['#2a0410', '#7a0f14', '#e0501a'], '#ff9a3a', '#ffe08a'),
      c.hero(
        posed(
          phoenix(c, {
            plumage: ['#ffe27a', '#ff9a1a', '#e8340a', '#8a0a1a'],
            rim: '#ff9a3a',
            glow: '#ff9a1a',
          }),
          { turn: 8, scale: 1.05, dy: 4 },
        ),
      ),
      embers(c, 90, ['#ffe08a', '#ff8a1a', '#fff']),
    ],
    foot: ['#1c0206', 0.95, 250],
    title: {
      lines: ['PHOENIX', { text: 'Ascent', height: 32, width: 0.6 }],
      face: 'cinzel',
      ink: 'fire',
      warp: 'smile',
      amount: 14,
    },
  },
  'fire-sevens': {
    draw: (c) => [
      burst(c, ['#ff8a2a', '#c81a0a', '#3a0204'], {
        y: 170,
        beam: '#ffd98a',
        strength: 0.4,
        count: 20,
      }),
      flames(c, 330, 10, ['#ff3a00', '#ff8a10', '#ffd24a'], 280, 60),
      c.hero(
        sevens(
          c,
          ['#ff8a7a', '#e8141f', '#8a000c'],
          ['#fff6b0', '#ff5a3a', '#b3000f'],
          '#5a0a00',
          '#ffe08a',
        ),
      ),
      flames(c, 350, 9, ['#ff5a00', '#ffb02a'], 120, 50),
      embers(c, 70, ['#ffe08a', '#fff']),
    ],
    foot: ['#1c0202', 0.94, 262],
    title: {
      lines: ['FIRE', { text: 'SEVENS', height: 42 }],
      face: 'bungee',
      ink: 'gold',
      maxHeight: 44,
      warp: 'arch',
      amount: 12,
    },
  },
  'volcano-gold': recipe(
    (c) => [
      sky(c, ['#1a0a1c', '#5a1a2a', '#c84a1a']),
      c.hero(volcano(c)),
      coinShower(c, 16, 20, 320, 7, 19),
      embers(c, 80, ['#ffe08a', '#ff7a1a']),
    ],
    '#140406',
    titled('VOLCANO|GOLD~.78', 'bowlby', 'fire', 'pinch', 10),
  ),
  'moonlit-sorcerer': {
    draw: (c) => [
      nebula(c, ['#0c0428', '#2a0f6a', '#6a2ab0'], '#a45af0', '#3ae0ff'),
      moon(c, 232, 70, 44, '#e8dcff'),
      frame(c, 'stone', '#4a4a7a'),
      c.hero(
        posed(
          figure(c, {
            build: 'man',
            skin: skins.fair,
            hair: '#e8e4f4',
            style: 'long',
            beard: 'long',
            eyes: '#3ae0ff',
            mouth: 'calm',
            outfit: 'robe',
            cloth: '#3a1c8a',
            trim: '#ffd24a',
            hat: 'wizard',
            hatColor: '#4a22a8',
            hatTrim: '#ffd24a',
            gaze: -4,
            nod: -4,
            rim: '#b88aff',
          }),
          { scale: 0.98, dy: 18, dx: -6 },
        ),
      ),
      c.hero(staff(c, 250, 150, 12, '#3ae0ff')),
      streaks(c, 250, 96, 26, ['#8af0ff', '#fff'], 26, 90),
      glints(c, 12, '#d8b0ff', 10, 280, 4, 12),
    ],
    foot: ['#0a0228', 0.95, 262],
    title: {
      lines: ['MOONLIT', { text: 'SORCERER', height: 38 }],
      face: 'celtic',
      ink: 'violet',
      maxHeight: 44,
      warp: 'arch',
      amount: 9,
    },
  },
  'furnace-fruits': recipe(
    (c) => [
      beams(c, '#ffd24a #f2541a #8a140a #2a0404', '#ffe08a', 0.4),
      flames(c, 330, 10, ['#ff3a00', '#ff8a10', '#ffd24a'], 260, 60),
      frame(c, 'iron', '#ff7a1a'),
      c.hero(placedFruit(c, 'lemon', 74, 110, 0.74, -16)),
      c.hero(placedFruit(c, 'plum', 236, 112, 0.86, 12)),
      c.hero(placedFruit(c, 'watermelon', 150, 232, 0.98, -8)),
      c.hero(placedFruit(c, 'cherries', 150, 128, 1.12, 4)),
      embers(c, 70, ['#ffe08a', '#fff']),
    ],
    '#240404',
    titled('FURNACE|FRUITS~.8', 'anton', 'fire', 'rise', 6, { skew: 0.1 }),
  ),
  'outlaw-sunset': {
    draw: (c) => [
      burst(c, ['#fff0b0', '#ff9a3a', '#c83a1a', '#3a0a14'], {
        y: 200,
        beam: '#ffe9b0',
        strength: 0.5,
        count: 22,
      }),
      mountains(
        c,
        250,
        [
          ['#a83a1a', '#5a1410'],
          ['#4a0f10', '#1c0406'],
        ],
        90,
      ),
      frame(c, 'wood'),
      c.hero(
        posed(
          figure(c, {
            build: 'man',
            skin: skins.tan,
            hair: '#2a1a10',
            style: 'short',
            beard: 'moustache',
            eyes: '#4a7a9a',
            mouth: 'calm',
            outfit: 'explorer',
            cloth: '#4a3a34',
            trim: '#c8182a',
            hat: 'cowboy',
            hatColor: '#5a3418',
            hatTrim: '#20100a',
            gaze: 5,
            nod: 8,
            rim: '#ffb04a',
          }),
          { scale: 1.08, dy: -2 },
        ),
      ),
      coin(c, 58, 196, 24, { squash: 0.7, turn: 24 }),
      streaks(c, 58, 196, 14, ['#fff3c0'], 32, 64),
    ],
    foot: ['#1c0508', 0.95, 262],
    title: {
      lines: ['OUTLAW', { text: 'SUNSET', height: 40 }],
      face: 'western',
      ink: 'orange',
      maxHeight: 46,
      warp: 'bulge',
      amount: 8,
    },
  },
  'count-crimson': {
    draw: (c) => [
      ornateWindow(c, 348),
      c.hero(
        posed(
          figure(c, {
            build: 'man',
            skin: skins.pale,
            hair: '#14080f',
            style: 'short',
            eyes: '#ff2a3a',
            mouth: 'grin',
            outfit: 'tuxedo',
            cloth: '#2a0612',
            trim: '#e0142e',
            gaze: 2,
            nod: -6,
            rim: '#ff5a6a',
          }),
          { scale: 1.1, dy: -6, dx: 4 },
        ),
      ),
      embers(c, 40, ['#ff5a6a', '#fff']),
    ],
    foot: ['#140006', 0.96, 262],
    title: {
      lines: ['COUNT', { text: 'CRIMSON', height: 54 }],
      face: 'spooky',
      ink: 'blood',
      maxHeight: 56,
      warp: 'smile',
      amount: 10,
    },
  },
  'bells-ablaze': recipe(
    (c) => [
      beams(c, '#fff0a0 #ff7a1a #a81a2a #2a0414', '#ffe08a', 0.45),
      flames(c, 330, 9, ['#ff3a00', '#ff8a10', '#ffd24a'], 220, 64),
      frame(c, 'gold', '#c8142e', 10),
      bell(c, 62, 148, 0.62, 22),
      bell(c, 242, 142, 0.62, -22),
      c.hero(bell(c, 150, 154, 1.16, -9)),
      embers(c, 60, ['#ffe08a', '#fff']),
    ],
    '#24040c',
    titled('BELLS|ABLAZE', 'bowlby', 'fire', 'arch', 10),
  ),
  'queen-of-cinders': {
    draw: (c) => [
      nebula(c, ['#140208', '#4a0814', '#a8240a'], '#ff5a1a', '#ffc04a'),
      flames(c, 340, 9, ['#ff3a00', '#ff8a10', '#ffd24a'], 300, 66),
      frame(c, 'iron', '#ff5a1a'),
      c.hero(
        posed(
          figure(c, {
            build: 'woman',
            skin: skins.pale,
            hair: '#ff5a1a',
            style: 'waves',
            eyes: '#ffb81a',
            lips: '#7a0a2a',
            mouth: 'calm',
            outfit: 'gown',
            cloth: '#3a0a1c',
            trim: '#ff8a2a',
            hat: 'crown',
            gaze: -3,
            nod: 4,
            rim: '#ff8a3a',
          }),
          { scale: 1.06, dy: 2 },
        ),
      ),
      flames(c, 360, 9, ['#ff5a00', '#ffb02a'], 96, 56),
      embers(c, 90, ['#ffe08a', '#ff7a1a']),
    ],
    foot: ['#1c0204', 0.95, 266],
    title: {
      lines: ['QUEEN', { text: 'of Cinders', height: 36, width: 0.8 }],
      face: 'cinzel',
      ink: 'fire',
      maxHeight: 50,
      warp: 'smile',
      amount: 8,
    },
  },
  'dragon-forge': recipe(
    (c) => [
      nebula(c, ['#10040a', '#4a0a0a', '#c83a0a'], '#ff6a1a', '#ffd24a'),
      flames(c, 340, 9, ['#ff3a00', '#ff8a10', '#ffd24a'], 240, 64),
      frame(c, 'iron', '#ff4a1a'),
      c.hero(
        posed(
          dragonHead(c, {
            scale: ['#ff9a6a', '#c81a14', '#3a0408'],
            mane: ['#4a4450', '#14101a'],
            rim: '#ffb04a',
            eye: '#ffe01a',
          }),
          { turn: 6, scale: 1.04, dx: 10, dy: -8 },
        ),
      ),
      group(glow(c, 6, 196, 120, '#ffb01a', 1, '#fff'), {}),
      streaks(c, 60, 190, 40, ['#ffe08a', '#ff7a1a', '#fff'], 30, 130),
    ],
    '#180204',
    titled('DRAGON|FORGE~.9', 'bowlby', 'fire', 'pinch', 10),
  ),
  'hot-coals': recipe(
    (c) => [
      beams(c, '#ff9a2a #b82a0a #3c0808 #0c0204', '#ffd08a', 0.35),
      frame(c, 'iron', '#ff7a1a'),
      flames(c, 320, 9, ['#ff3a00', '#ff9a1a', '#ffe08a'], 200, 62),
      coalImp(c, 62, 214, 40),
      coalImp(c, 244, 206, 38),
      c.hero(posed(coalImp(c, 150, 168, 76), { turn: -6 })),
      embers(c, 110, ['#ffe08a', '#ff7a1a', '#fff']),
    ],
    '#0c0204',
    titled('HOT|COALS', 'slab', 'fire', 'smile', 10),
  ),
  'cowgirl-comet': {
    draw: (c) => [
      nebula(c, ['#14042c', '#5a1478', '#ff5a8a'], '#ff8ac8', '#ffd24a'),
      streaks(c, 60, 60, 30, ['#ffe9a0', '#fff'], 30, 300),
      glow(c, 58, 62, 70, '#ffd24a', 1, '#fff'),
      frame(c, 'rope'),
      c.hero(
        posed(
          figure(c, {
            build: 'woman',
            skin: skins.tan,
            hair: '#ffc85a',
            style: 'waves',
            eyes: '#3ab0e0',
            lips: '#ff4a7a',
            outfit: 'explorer',
            cloth: '#c82a6a',
            trim: '#fff0c0',
            hat: 'cowboy',
            hatColor: '#fff0e0',
            hatTrim: '#ff4a8a',
            gaze: -4,
            nod: -8,
            rim: '#ffd0f0',
          }),
          { scale: 1.06, dy: 0, dx: 8 },
        ),
      ),
      glints(c, 12, '#fff', 20, 270, 5, 14),
    ],
    foot: ['#1c0228', 0.94, 262],
    title: {
      lines: ['Cowgirl', { text: 'COMET', height: 46, width: 0.8 }],
      face: 'western',
      ink: 'candy',
      maxHeight: 48,
      warp: 'rise',
      amount: 8,
    },
  },
  'salamander-gold': recipe(
    (c) => [
      beams(c, '#ffb04a #a8340a #4a1008 #140404', '#ffe08a', 0.3),
      frame(c, 'stone', '#6a4a44'),
      flames(c, 300, 8, ['#ff4a0a', '#ffb02a'], 170, 60),
      c.hero(
        posed(
          mascot(
            c,
            {
              fur: '#ff7a1a',
              pale: '#ffe9a0',
              mark: '#8a1a04',
              ears: 'none',
              muzzle: 'frog',
              eyes: 'huge',
              iris: '#8af03a',
              rim: '#fff3a0',
            },
            {
              left: [76, 184],
              right: [226, 176],
              tilt: -7,
              behind: path(
                'M190 280C250 290 286 250 262 206C252 232 226 250 186 246Z',
                c.linear(['#ffb04a', '#d83a0a'], 0),
              ),
              held:
                coin(c, 226, 158, 26, { squash: 0.9, turn: 12 }) +
                coin(c, 74, 164, 22, { squash: 0.8, turn: -16 }),
            },
          ),
          { turn: 5, dy: -8 },
        ),
      ),
      coinHeap(c, 308, 20, 15),
    ],
    '#140404',
    titled('SALAMANDER|GOLD~.6', 'bowlby', 'gold', 'arch', 10),
    { footTop: 276 },
  ),
};
