import { clouds, confetti, embers, glint, glints, glow, petals, streaks } from '../atmosphere.ts';
import type { Recipes } from '../cover.ts';
import { frame } from '../frames/frame.ts';
import { burst, moon, nebula, sky } from '../grounds/light.ts';
import { damask } from '../grounds/ornament.ts';
import { city, mountains } from '../grounds/places.ts';
import { critters } from '../heroes/critters.ts';
import { coil, dragonHead } from '../heroes/dragon.ts';
import { placedFruit } from '../heroes/fruit.ts';
import { mortar, pestle } from '../heroes/kit.ts';
import { firecrackers, redPacket } from '../heroes/luck.ts';
import { mascot } from '../heroes/mascot.ts';
import { skins } from '../heroes/people/face.ts';
import { figure } from '../heroes/people/figure.ts';
import { katana } from '../heroes/people/props.ts';
import { crown, ingot } from '../heroes/treasure.ts';
import { festivalLion } from '../heroes/wild.ts';
import { coin, coinHeap, coinShower } from '../objects/coin.ts';
import { lantern } from '../objects/lantern.ts';
import { path, posed } from '../shapes.ts';
import { beams, recipe, titled } from './compose.ts';

/** Slots of Jadeworks: festivals and legends of the east. */
export const slotsJadeworks: Recipes = {
  'jade-serpent': recipe(
    (c) => [
      beams(c, '#d8ffb0 #1fa86a #04402e #011a14', '#e8ffb0', 0.35),
      clouds(c, '#d8ffe8', 0.35),
      c.hero(
        posed(
          coil(c, ['#8affb0', '#0f9a5a', '#034a2c'], ['#ffd75a', '#c8500a'], '#ffe08a', '#ffcf8a'),
          { dx: 44, dy: 16, scale: 0.92 },
        ),
      ),
      c.hero(
        posed(
          dragonHead(c, {
            scale: ['#a8ffc0', '#12a862', '#034a2c'],
            mane: ['#ffd75a', '#c8500a'],
            rim: '#ffe08a',
            eye: '#ffd21a',
          }),
          { turn: -8, scale: 0.84, dx: -16, dy: -22 },
        ),
      ),
      embers(c, 40, ['#ffe9a0', '#b8ffc8']),
    ],
    '#01140e',
    titled('JADE|SERPENT', 'cinzel', 'jade', 'arch', 8),
  ),
  'crown-of-siam': {
    draw: (c) => [
      burst(c, ['#ff8ac0', '#b3146a', '#4a0434', '#1c0116'], {
        beam: '#ffd98a',
        strength: 0.4,
        count: 24,
      }),
      damask(c, '#ffd9a0'),
      frame(c, 'gold'),
      c.hero(
        posed(
          crown(c, {
            velvet: ['#e0325a', '#8a1030'],
            cushion: ['#a01a3a', '#3a0414'],
            gem: 200,
            glow: '#ffe08a',
          }),
          { turn: -8, scale: 1.04 },
        ),
      ),
      glint(c, 96, 92, 24),
      glint(c, 238, 144, 16),
      embers(c, 50, ['#ffe9a0', '#fff']),
    ],
    foot: ['#1c0114', 0.94, 250],
    title: {
      lines: [
        { text: 'CROWN', height: 50 },
        { text: 'of SIAM', height: 34, width: 0.74 },
      ],
      face: 'cinzel',
      ink: 'gold',
      warp: 'arch',
      amount: 10,
    },
  },
  'lucky-cat-lane': recipe(
    (c) => [
      beams(c, '#ffe08a #ff5a3a #b3101c #3a040c', '#fff3b8', 0.45),
      lantern(c, 36, 66, 22, 0, 1),
      lantern(c, 266, 190, 26, 0, 0.6),
      c.hero(
        posed(
          mascot(
            c,
            { ...critters.cat, rim: '#ffe08a' },
            {
              left: [104, 250],
              right: [230, 112],
              tilt: -6,
              scarf: '#d8142a',
              held: coin(c, 112, 244, 36, { squash: 0.94, mark: 'P', turn: -8 }),
            },
          ),
          { turn: 3, scale: 1.08, dy: -18, dx: -4 },
        ),
      ),
      coinShower(c, 12, 60, 330, 9, 18),
    ],
    '#2a0208',
    titled('LUCKY CAT|LANE~.5', 'bungee', 'gold', 'bulge', 8),
  ),
  'samurai-dusk': {
    draw: (c) => [
      sky(c, ['#3a0a1c', '#a81a24', '#ff6a2a', '#ffc86a']),
      glow(c, 150, 130, 150, '#ffe08a', 1, '#fff'),
      mountains(
        c,
        230,
        [
          ['#8a1a2a', '#4a0a1c'],
          ['#3a0818', '#1c040c'],
        ],
        70,
      ),
      frame(c, 'wood'),
      c.hero(katana(c, 66, 180, -34)),
      c.hero(
        posed(
          figure(c, {
            build: 'man',
            skin: skins.warm,
            hair: '#140c10',
            style: 'topknot',
            eyes: '#3a1a0a',
            mouth: 'fierce',
            beard: 'goatee',
            outfit: 'armour',
            cloth: '#7a1420',
            trim: '#f2b81a',
            hat: 'kabuto',
            hatColor: '#2a1018',
            hatTrim: '#c8182a',
            gaze: 3,
            rim: '#ffb04a',
          }),
          { scale: 1.02, dy: 10, turn: -4 },
        ),
      ),
      petals(c, 26, ['#ffb0c0', '#ff6a8a']),
    ],
    foot: ['#1c0408', 0.95, 262],
    title: {
      lines: ['SAMURAI', { text: 'DUSK', height: 46, width: 0.6 }],
      face: 'anton',
      ink: 'red',
      maxHeight: 52,
    },
  },
  'lantern-festival': recipe(
    (c) => [
      nebula(c, ['#0a0a3a', '#3a1a7a', '#c84a5a'], '#6a5ae0', '#ff9a4a'),
      moon(c, 226, 66, 36),
      c.hero(lantern(c, 52, 90, 30, 20, 1.2)),
      c.hero(lantern(c, 248, 180, 34, 330, 0.6)),
      c.hero(lantern(c, 70, 230, 24, 40, 1)),
      c.hero(lantern(c, 150, 146, 74, 4)),
      embers(c, 60, ['#ffe08a', '#ff9a4a']),
    ],
    '#10042a',
    titled('LANTERN|Festival', 'cinzel', 'fire', 'arch', 10),
  ),
  'moon-rabbit': recipe(
    (c) => [
      nebula(c, ['#0a1a4a', '#2a4aa0', '#8a8ae0'], '#8ab4ff', '#ffd0f0'),
      moon(c, 150, 130, 122, '#fff3d0'),
      frame(c, 'petals', '#a8c0ff'),
      c.hero(
        posed(
          mascot(
            c,
            { ...critters.rabbit, rim: '#b8d0ff' },
            {
              left: [126, 210],
              right: [196, 176],
              tilt: 9,
              vest: '#e0346a',
              held: mortar(c, 118, 262) + pestle(c, 150, 196, 28),
            },
          ),
          { scale: 0.98, dx: 12, dy: -2 },
        ),
      ),
      clouds(c, '#dfe8ff', 0.6, 270, 330),
      glints(c, 10, '#fff', 10, 280),
    ],
    '#060c30',
    titled('Moon|RABBIT~.8', 'shrikhand', 'ice', 'flag', 10),
  ),
  'golden-ingots': recipe(
    (c) => [
      beams(c, '#fff3b0 #f2a01a #c8321a #5a0414', '#fff', 0.5),
      frame(c, 'jade'),
      c.hero(ingot(c, 62, 110, 0.62, -20)),
      c.hero(ingot(c, 244, 104, 0.6, 18)),
      c.hero(ingot(c, 80, 222, 0.94, -8)),
      c.hero(ingot(c, 226, 224, 0.94, 8)),
      c.hero(ingot(c, 150, 162, 1.6, -5)),
      coinShower(c, 12, 30, 320, 8, 17),
      glints(c, 10),
    ],
    '#3a0410',
    titled('GOLDEN|INGOTS~.86', 'slab', 'red', 'smile', 10),
  ),
  'red-envelope-rush': recipe(
    (c) => [
      beams(c, '#ffe08a #ff9a2a #e0341a #6a0a14', '#fff', 0.5),
      redPacket(c, 66, 120, 0.62, -24),
      redPacket(c, 244, 128, 0.64, 22),
      c.hero(redPacket(c, 150, 152, 1.16, -7)),
      coinShower(c, 16, 30, 330, 8, 18),
      streaks(c, 150, 150, 24, ['#fff3c0'], 120, 200),
    ],
    '#3a0408',
    titled('RED ENVELOPE|RUSH~.6', 'anton', 'sun', 'rise', 8, { skew: 0.12 }),
  ),
  'firecracker-street': recipe(
    (c) => [
      sky(c, ['#1a0634', '#6a0f4a', '#e0342a']),
      city(c, 270, ['#4a0a3a', '#1c0420'], ['#ffd24a', '#ff6a5a', '#fff']),
      firecrackers(c, 62, 20, 4),
      firecrackers(c, 244, 10, 5),
      c.hero(posed(firecrackers(c, 150, 30, 6), { turn: 4, scale: 1.16, y: 0 })),
      confetti(c, 40, [45, 20, 0, 345]),
    ],
    '#18021c',
    titled('FIRECRACKER|STREET~.8', 'bungee', 'fire', 'bulge', 10),
  ),
  'kimono-garden': {
    draw: (c) => [
      sky(c, ['#ffd8e8', '#ff9ac0', '#c84a8a']),
      glow(c, 150, 140, 150, '#fff', 0.9),
      clouds(c, '#fff', 0.7),
      frame(c, 'petals', '#ff8ab8'),
      c.hero(
        posed(
          figure(c, {
            build: 'woman',
            skin: skins.fair,
            hair: '#1c1018',
            style: 'bun',
            eyes: '#4a2a1a',
            lips: '#e0142e',
            mouth: 'calm',
            outfit: 'kimono',
            cloth: '#a82a6a',
            trim: '#3a8ac8',
            hat: 'flower',
            hatColor: '#ff5a8a',
            hatTrim: '#ffd24a',
            gaze: -4,
            nod: -4,
            rim: '#fff',
          }),
          { scale: 1.08, dy: -6 },
        ),
      ),
      petals(c, 40, ['#ff8ab8', '#ffc0dc', '#fff'], 12),
    ],
    foot: ['#4a0a34', 0.9, 270],
    title: {
      lines: ['Kimono', { text: 'Garden', height: 44 }],
      face: 'shrikhand',
      ink: 'cream',
      maxHeight: 52,
      warp: 'flag',
      amount: 10,
    },
  },
  'lion-dance-drums': recipe(
    (c) => [
      beams(c, '#fff0a0 #ff9a1a #d83a1a #5a0a14', '#fff', 0.45),
      lantern(c, 30, 60, 22, 0, 1),
      lantern(c, 272, 54, 22, 0, 1),
      c.hero(
        posed(festivalLion(c, '#e0142a', '#ffd24a', '#1fa85a'), { turn: 7, scale: 0.96, dy: -14 }),
      ),
      confetti(c, 40),
    ],
    '#34040c',
    titled('LION DANCE|DRUMS~.7', 'bungee', 'sun', 'pinch', 10),
  ),
  'toad-of-fortune': recipe(
    (c) => [
      beams(c, '#fff3a0 #e0a01a #8a2a1a #2c0c04', '#fff', 0.4),
      damask(c, '#fff3c0', 0.12),
      frame(c, 'jade'),
      c.hero(
        posed(
          mascot(
            c,
            { ...critters.toad, rim: '#fff3a0' },
            {
              left: [68, 196],
              right: [232, 190],
              tilt: -5,
              vest: '#c8142e',
              held: ingot(c, 62, 182, 0.56, -10) + ingot(c, 238, 174, 0.56, 12),
              hat: coin(c, 150, 224, 40, { squash: 0.62, turn: 6 }),
            },
          ),
          { scale: 1.06, dy: -16 },
        ),
      ),
      coinHeap(c, 306, 20, 15),
    ],
    '#2c0c04',
    titled('TOAD|of Fortune~.84', 'slab', 'jade', 'smile', 8),
  ),
  'peach-of-ages': recipe(
    (c) => [
      beams(c, '#fff8e8 #ffd0b8 #f08a8a #8a2a4a', '#fff', 0.5),
      clouds(c, '#fff0f4', 0.9),
      frame(c, 'jade'),
      placedFruit(c, 'peach', 60, 92, 0.66, -30),
      placedFruit(c, 'peach', 240, 100, 0.72, 34),
      c.hero(placedFruit(c, 'peach', 154, 176, 1.16, 26)),
      clouds(c, '#fff', 0.8, 240, 320),
      petals(c, 36, ['#ff9ab8', '#ffd0dc', '#fff'], 11),
      glints(c, 8),
    ],
    '#4a0a24',
    titled('PEACH|of Ages~.8', 'cinzel', 'gold', 'arch', 10),
  ),
  'ninja-neko': recipe(
    (c) => [
      sky(c, ['#140a2a', '#4a1a5a', '#c83a5a']),
      moon(c, 196, 116, 96, '#ffd0c0'),
      city(c, 280, ['#2a1440', '#140a24'], ['#ffb04a', '#ff5a6a']),
      frame(c, 'bamboo'),
      c.hero(
        posed(
          mascot(
            c,
            {
              ...critters.cat,
              fur: '#3a3448',
              pale: '#c8c0d8',
              mark: '#ff8a9a',
              eyes: 'sly',
              iris: '#5aff8a',
              open: false,
              rim: '#ff9ab0',
            },
            {
              left: [92, 232],
              right: [224, 170],
              tilt: -8,
              vest: '#8a1028',
              scarf: '#e0243a',
              held: katana(c, 210, 192, 46),
              hat:
                path(
                  'M56 108C90 86 210 86 244 108L242 136C208 116 92 116 58 136Z',
                  c.linear(['#ff4a5a', '#a80a24']),
                ) + path('M242 112L300 84L292 108L310 128L244 132Z', '#c8142e'),
            },
          ),
          { turn: -12, scale: 1.04, dy: -16, dx: -8 },
        ),
      ),
      streaks(c, 330, 60, 22, ['#fff', '#ffd0c0'], 80, 300),
      petals(c, 18, ['#ffb0c8']),
    ],
    '#10041c',
    titled('NINJA|NEKO~.8', 'bungee', 'red', 'rise', 8, { skew: 0.1 }),
  ),
};
