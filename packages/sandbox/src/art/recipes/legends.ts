import {
  clouds,
  confetti,
  embers,
  glint,
  glints,
  glow,
  smoke,
  snow,
  streaks,
} from '../atmosphere.ts';
import { bronze, gold, silver } from '../colour.ts';
import type { Recipes } from '../cover.ts';
import { moon, nebula, sky } from '../grounds/light.ts';
import { damask, ornateWindow, planks, pyramids, surf } from '../grounds/ornament.ts';
import { city, curtain, flames, foliage, hills, mountains, sea } from '../grounds/places.ts';
import {
  coil,
  dragonHead,
  lamp,
  runeStone,
  scarab,
  seeingEye,
  sunStone,
  volcano,
  woodMask,
} from '../heroes/legends.ts';
import {
  clover,
  drum,
  firecrackers,
  gear,
  horseshoe,
  jar,
  jewelSuit,
  redPacket,
  vault,
} from '../heroes/luck.ts';
import { pharaoh } from '../heroes/myth.ts';
import { skins } from '../heroes/people/face.ts';
import { figure } from '../heroes/people/figure.ts';
import { trident } from '../heroes/people/props.ts';
import { chest } from '../heroes/treasure.ts';
import { jeepney } from '../heroes/vehicles.ts';
import {
  bee,
  festivalLion,
  honeycomb,
  ram,
  rooster,
  salamander,
  stag,
  starfish,
} from '../heroes/wild.ts';
import { cards, fan } from '../objects/card.ts';
import { coin, coinHeap, coinShower } from '../objects/coin.ts';
import { lantern } from '../objects/lantern.ts';
import { sphere } from '../objects/sphere.ts';
import { group, posed } from '../shapes.ts';
import { beams, recipe, titled } from './compose.ts';

/** Slots of myth, luck and wild places. */
export const legends: Recipes = {
  'jade-serpent': recipe(
    (c) => [
      beams(c, '#d8ffb0 #1fa86a #04402e #011a14', '#e8ffb0', 0.35),
      clouds(c, '#d8ffe8', 0.35),
      posed(
        coil(c, ['#8affb0', '#0f9a5a', '#034a2c'], ['#ffd75a', '#c8500a'], '#ffe08a', '#ffcf8a'),
        { dx: 44, dy: 16, scale: 0.92 },
      ),
      posed(
        dragonHead(c, {
          scale: ['#a8ffc0', '#12a862', '#034a2c'],
          mane: ['#ffd75a', '#c8500a'],
          rim: '#ffe08a',
          eye: '#ffd21a',
        }),
        { turn: -8, scale: 0.84, dx: -16, dy: -22 },
      ),
      embers(c, 40, ['#ffe9a0', '#b8ffc8']),
    ],
    '#01140e',
    titled('JADE|SERPENT', 'cinzel', 'jade', 'arch', 8),
  ),
  'dragon-forge': recipe(
    (c) => [
      nebula(c, ['#10040a', '#4a0a0a', '#c83a0a'], '#ff6a1a', '#ffd24a'),
      flames(c, 340, 9, ['#ff3a00', '#ff8a10', '#ffd24a'], 240, 64),
      posed(
        dragonHead(c, {
          scale: ['#ff9a6a', '#c81a14', '#3a0408'],
          mane: ['#4a4450', '#14101a'],
          rim: '#ffb04a',
          eye: '#ffe01a',
        }),
        { turn: 6, scale: 1.04, dx: 10, dy: -8 },
      ),
      group(glow(c, 6, 196, 120, '#ffb01a', 1, '#fff'), {}),
      streaks(c, 60, 190, 40, ['#ffe08a', '#ff7a1a', '#fff'], 30, 130),
    ],
    '#180204',
    titled('DRAGON|FORGE~.9', 'bowlby', 'fire', 'pinch', 10),
  ),
  'volcano-gold': recipe(
    (c) => [
      sky(c, ['#1a0a1c', '#5a1a2a', '#c84a1a']),
      volcano(c),
      coinShower(c, 16, 20, 320, 7, 19),
      embers(c, 80, ['#ffe08a', '#ff7a1a']),
    ],
    '#140406',
    titled('VOLCANO|GOLD~.78', 'bowlby', 'fire', 'pinch', 10),
  ),
  'lamp-of-wishes': recipe(
    (c) => [
      nebula(c, ['#0a1048', '#3a1a8a', '#a83ab8'], '#5a6aff', '#ff9ae0'),
      moon(c, 60, 62, 34, '#fff0c8'),
      posed(lamp(c, '#8ae0ff', 190), { turn: -8, scale: 0.98, dx: -8, dy: 10 }),
      coinHeap(c, 312, 26, 15),
      glints(c, 14, '#fff', 10, 280, 5, 16),
    ],
    '#0a0438',
    titled('LAMP of|WISHES', 'shrikhand', 'gold', 'arch', 10),
    { footTop: 280 },
  ),
  'scarab-sands': recipe(
    (c) => [
      beams(c, '#fff0b8 #e8b04a #a8642a #3a1c0a', '#fff', 0.45, 70),
      pyramids(c),
      hills(c, 284, [['#e0a04a', '#8a5a1c']], 10),
      posed(scarab(c, ['#8af4ff', '#1a8ac8', '#062a6a']), { turn: 4, scale: 0.96, dy: -4 }),
      embers(c, 40, ['#fff3c0']),
    ],
    '#2a1204',
    titled('SCARAB|SANDS~.9', 'slab', 'cream', 'arch', 10),
  ),
  'sphinx-riddle': recipe(
    (c) => [
      nebula(c, ['#0c0634', '#34188a', '#c85a8a'], '#6a4af0', '#ffb04a'),
      moon(c, 234, 66, 38, '#ffe8c0'),
      pyramids(c),
      posed(pharaoh(c, ['#4a0a5a', '#c83aa8'], '#c88aff'), { turn: -6, scale: 1.06, dy: 2 }),
      embers(c, 50, ['#ffd0f0', '#ffe08a']),
    ],
    '#10042c',
    titled('SPHINX|Riddle~.7', 'cinzel', 'violet', 'smile', 10),
  ),
  'sun-stone': recipe(
    (c) => [
      beams(c, '#d8ff8a #4a9a3a #0f4a2a #04201a', '#fff3a0', 0.4),
      foliage(c, ['#0a5a2a', '#2a7a2a']),
      sunStone(c, gold, 170),
      foliage(c, ['#02301a', '#0a4a20'], true),
    ],
    '#04200f',
    titled('SUN STONE', 'slab', 'sun', 'arch', 12),
  ),
  'mask-of-anito': recipe(
    (c) => [
      beams(c, '#3ae0c8 #0a6a6a #04303a #010f18', '#8affe0', 0.3),
      foliage(c, ['#043a34', '#0a5a4a']),
      posed(woodMask(c, ['#e8a86a', '#a85a2a', '#4a200c'], '#fff3e0', '#3affc8'), {
        turn: -6,
        scale: 0.98,
        dy: -10,
      }),
      embers(c, 60, ['#8affe0', '#ffe08a']),
    ],
    '#010f14',
    titled('MASK|of Anito~.8', 'slab', 'aqua', 'bulge', 8),
  ),
  'raven-rune': recipe(
    (c) => [
      sky(c, ['#141a3a', '#3a4a7a', '#8a9ac8']),
      mountains(
        c,
        230,
        [
          ['#3a4a7a', '#1c2448'],
          ['#161c3a', '#080c1c'],
        ],
        80,
      ),
      posed(runeStone(c, ['#b8c0d0', '#6a7288', '#2a3044'], '#5ae0ff'), { turn: 5, dy: -10 }),
      snow(c, 70),
      smoke(c, '#8ab4e0', 0.5, '.008 .016', 0.5),
    ],
    '#060a1c',
    titled('RAVEN|RUNE~.8', 'cinzel', 'chrome', 'arch', 8),
  ),
  'oracle-eyes': recipe(
    (c) => [
      nebula(c, ['#140430', '#4a0f7a', '#a82a8a'], '#8a3af0', '#ff9a4a'),
      posed(seeingEye(c, gold, '#3ae0c8'), { turn: -4, dy: -4 }),
      glints(c, 14, '#fff', 10, 280, 4, 14),
    ],
    '#0e0224',
    titled('ORACLE|EYES~.6', 'cinzel', 'gold', 'smile', 10),
  ),
  'trident-rising': recipe(
    (c) => [
      sea(c, ['#8af0e8', '#1a9ab8', '#064a7a', '#021a3a'], '#fff'),
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
      trident(c, 248, 210, 9, 0.86),
      surf(c, 286, ['#c8fbff', '#2a9ac8', '#0a4a8a']),
      embers(c, 40, ['#fff', '#8af4ff']),
    ],
    '#02182c',
    titled('TRIDENT|RISING', 'cinzel', 'ice', 'arch', 8),
  ),
  'sapphire-sirens': recipe(
    (c) => [
      sea(c, ['#8ab8ff', '#2a4ad8', '#141a7a', '#06083a'], '#dfe8ff'),
      moon(c, 230, 70, 42, '#f0f4ff'),
      posed(
        figure(c, {
          build: 'woman',
          skin: skins.fair,
          hair: '#2a6ae0',
          style: 'waves',
          eyes: '#8a5af0',
          lips: '#e04a9a',
          mouth: 'calm',
          outfit: 'gown',
          cloth: '#1a8ac8',
          trim: '#8af4ff',
          hat: 'tiara',
          gaze: 4,
          nod: 6,
          rim: '#a8d0ff',
        }),
        { scale: 1.08, dx: -8, dy: -2 },
      ),
      surf(c, 292, ['#a8d8ff', '#2a5ad8', '#141a8a']),
      glints(c, 12),
    ],
    '#04062c',
    titled('SAPPHIRE|Sirens~.8', 'shrikhand', 'royal', 'flag', 10),
  ),
  'joker-after-dark': recipe(
    (c) => [
      curtain(c, 285, 70),
      posed(
        figure(c, {
          build: 'man',
          skin: skins.pale,
          hair: '#1fa85a',
          style: 'short',
          eyes: '#ffd21a',
          lips: '#d8142a',
          mouth: 'grin',
          outfit: 'tuxedo',
          cloth: '#4a1a8a',
          trim: '#e0b01a',
          hat: 'jester',
          hatColor: '#7a1ad0',
          hatTrim: '#e0243a',
          gaze: 4,
          nod: -8,
          rim: '#ffb0ff',
        }),
        { scale: 1.04, dy: 2 },
      ),
      fan(c, cards('Jh As'), { width: 66, spread: 26, radius: 100, x: 244, y: 300, lean: 12 }),
      confetti(c, 34),
    ],
    '#10021c',
    titled('JOKER|After Dark~.9', 'bungee', 'neon', 'rise', 8),
  ),
  'clockwork-heist': recipe(
    (c) => [
      beams(c, '#ffe0a0 #b87a3a #5a341c #1c0e08', '#fff', 0.3),
      gear(c, 40, 80, 66, 14, bronze, 8),
      gear(c, 270, 190, 74, 16, gold, 0),
      gear(c, 226, 40, 44, 11, silver, 12),
      posed(
        figure(c, {
          build: 'woman',
          skin: skins.warm,
          hair: '#a8301a',
          style: 'bob',
          eyes: '#3a8a8a',
          lips: '#b81a2a',
          outfit: 'coat',
          cloth: '#3a2a4a',
          trim: '#d8963a',
          hat: 'tophat',
          hatColor: '#3a2430',
          hatTrim: '#d8963a',
          gaze: -4,
          nod: 5,
          rim: '#ffd08a',
        }),
        { scale: 0.98, dy: 34 },
      ),
    ],
    '#180a06',
    titled(
      'CLOCKWORK|HEIST~.7',
      'slab',
      {
        face: ['#fff4e0', '#f0c48a', '#c07a3a', '#e8b06a'],
        side: '#3a1604',
        edge: ['#fff0d8', '#a0581c'],
        outline: '#1a0a02',
      },
      'arch',
      8,
    ),
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
  'honey-hive': recipe(
    (c) => [
      beams(c, '#fff8c8 #ffc83a #e08a0a #6a3404', '#fff', 0.4),
      honeycomb(c),
      bee(c, 62, 110, 0.42, -14),
      bee(c, 250, 232, 0.36, 12),
      bee(c, 150, 172, 1.02, -10),
      embers(c, 30, ['#fff3a0']),
    ],
    '#3a1a02',
    titled('Honey|HIVE~.66', 'titan', 'sun', 'bulge', 12),
  ),
  'aurora-stag': recipe(
    (c) => [
      sky(c, ['#04142e', '#0a4a5a', '#1fa88a', '#8af0c8']),
      smoke(c, '#5affc8', 1, '.004 .014', 0.44),
      mountains(c, 250, [['#1c4a6a', '#0a2038']], 60),
      posed(stag(c, ['#e0d0c0', '#8a6a5a', '#34242a'], '#8affe0'), {
        turn: 4,
        scale: 0.94,
        dy: 20,
      }),
      snow(c, 70),
    ],
    '#031420',
    titled('AURORA|STAG~.66', 'cinzel', 'aqua', 'arch', 8),
  ),
  'golden-fleece-run': recipe(
    (c) => [
      beams(c, '#e8f8ff #7ac0f0 #2a6ab8 #0c2458', '#fff', 0.4),
      clouds(c, '#fff', 0.9),
      posed(ram(c, ['#fffbe0', '#ffd24a', '#c8860a'], ['#e8d0b8', '#a8805a', '#5a3a24']), {
        turn: -6,
        dy: -10,
        scale: 0.96,
      }),
      glints(c, 10),
    ],
    '#0a1c48',
    titled('GOLDEN|Fleece Run', 'slab', 'gold', 'arch', 8),
  ),
  'lion-dance-drums': recipe(
    (c) => [
      beams(c, '#fff0a0 #ff9a1a #d83a1a #5a0a14', '#fff', 0.45),
      lantern(c, 30, 60, 22, 0, 1),
      lantern(c, 272, 54, 22, 0, 1),
      posed(festivalLion(c, '#e0142a', '#ffd24a', '#1fa85a'), { turn: 7, scale: 0.96, dy: -14 }),
      confetti(c, 40),
    ],
    '#34040c',
    titled('LION DANCE|DRUMS~.7', 'bungee', 'sun', 'pinch', 10),
  ),
  'salamander-gold': recipe(
    (c) => [
      beams(c, '#ffb04a #a8340a #4a1008 #140404', '#ffe08a', 0.3),
      group(smoke(c, '#ff7a1a', 0.9, '.01 .01', 0.46), { blend: 'screen' }),
      posed(salamander(c, ['#4a4050', '#1c1824', '#08060c'], '#ffb01a'), {
        turn: 10,
        dy: -14,
        scale: 0.98,
      }),
      coinHeap(c, 300, 20, 15),
    ],
    '#140404',
    titled('SALAMANDER|GOLD~.6', 'bowlby', 'gold', 'arch', 10),
    { footTop: 276 },
  ),
  'star-of-siargao': recipe(
    (c) => [
      beams(c, '#fffbe0 #8af0f0 #1a9ad8 #0a3a8a', '#fff', 0.5),
      clouds(c, '#fff', 0.8, 20, 160),
      starfish(c, 58, 214, 36, 20, ['#ffd0e0', '#ff6a9a', '#b81a5a']),
      starfish(c, 156, 146, 118, -8, ['#ffe9a0', '#ffa83a', '#d8581a']),
      surf(c, 268, ['#8af8ff', '#2ab8e0', '#0a6ab8']),
      glints(c, 10),
    ],
    '#043a6a',
    titled('STAR of|SIARGAO', 'shrikhand', 'sun', 'flag', 12),
  ),
  'jeepney-jackpot': recipe(
    (c) => [
      sky(c, ['#0a1a6a', '#5a2aa8', '#ff6a8a', '#ffc06a']),
      city(c, 230, ['#3a1a7a', '#1c0c4a']),
      posed(jeepney(c, '#e0243a', '#ffd21a'), { turn: -5, scale: 0.94, dy: -16 }),
      coinShower(c, 12, 30, 330, 8, 17),
    ],
    '#14042c',
    titled('JEEPNEY|JACKPOT', 'bungee', 'sun', 'arch', 10),
    { footTop: 274 },
  ),
  'vault-of-vega': recipe(
    (c) => [
      beams(c, '#8ab8e0 #2a4a7a #101c3a #04081a', '#ffe08a', 0.4),
      vault(c),
      coinHeap(c, 316, 18, 15),
      glints(c, 10, '#fff', 10, 280),
    ],
    '#04081a',
    titled('VAULT|of Vega~.8', 'russo', 'chrome', 'arch', 8),
    { footTop: 280 },
  ),
  'red-envelope-rush': recipe(
    (c) => [
      beams(c, '#ffe08a #ff9a2a #e0341a #6a0a14', '#fff', 0.5),
      redPacket(c, 66, 120, 0.62, -24),
      redPacket(c, 244, 128, 0.64, 22),
      redPacket(c, 150, 152, 1.16, -7),
      coinShower(c, 16, 30, 330, 8, 18),
      streaks(c, 150, 150, 24, ['#fff3c0'], 120, 200),
    ],
    '#3a0408',
    titled('RED ENVELOPE|RUSH~.6', 'anton', 'sun', 'rise', 8, { skew: 0.12 }),
  ),
  'clover-cottage': recipe(
    (c) => [
      sky(c, ['#7ad8ff', '#d8f8ff', '#fffbd8']),
      hills(c, 240, [
        ['#a8e86a', '#5ab83a'],
        ['#3a9a3a', '#146a2a'],
      ]),
      clover(c, 58, 96, 0.5, -20),
      clover(c, 250, 84, 0.44, 24),
      clover(c, 152, 150, 1.12, 6),
      glints(c, 12, '#fff', 10, 280, 5, 14),
    ],
    '#063a1a',
    titled('Clover|COTTAGE', 'lilita', 'lime', 'arch', 10),
  ),
  'firecracker-street': recipe(
    (c) => [
      sky(c, ['#1a0634', '#6a0f4a', '#e0342a']),
      city(c, 270, ['#4a0a3a', '#1c0420'], ['#ffd24a', '#ff6a5a', '#fff']),
      firecrackers(c, 62, 20, 4),
      firecrackers(c, 244, 10, 5),
      posed(firecrackers(c, 150, 30, 6), { turn: 4, scale: 1.16, y: 0 }),
      confetti(c, 40, [45, 20, 0, 345]),
    ],
    '#18021c',
    titled('FIRECRACKER|STREET~.8', 'bungee', 'fire', 'bulge', 10),
  ),
  'hot-coals': recipe(
    (c) => [
      beams(c, '#ff8a1a #a8240a #340608 #0c0204', '#ffd08a', 0.3),
      flames(c, 300, 9, ['#ff3a00', '#ff9a1a', '#ffe08a'], 280, 62),
      ...[
        [70, 214, 46],
        [230, 218, 48],
        [150, 226, 54],
        [108, 156, 46],
        [194, 154, 48],
        [150, 92, 44],
      ].map(
        ([x = 0, y = 0, r = 0]) =>
          glow(c, x, y, r * 1.5, '#ff5a0a', 0.8) +
          sphere(c, x, y, r, ['#ffb04a', '#4a1410', '#0c0406'], '#ffd24a'),
      ),
      embers(c, 110, ['#ffe08a', '#ff7a1a', '#fff']),
    ],
    '#0c0204',
    titled('HOT|COALS', 'slab', 'fire', 'smile', 10),
  ),
  'horseshoe-haven': recipe(
    (c) => [
      planks(c, '#b8763a', '#5a2c10', 92),
      glow(c, 150, 150, 170, '#ffe0a0', 0.7, '#fff'),
      horseshoe(c, 152, 160, 1.12, -12),
      glint(c, 96, 92, 26),
      glints(c, 8),
      clover(c, 248, 250, 0.34, 20),
      clover(c, 50, 250, 0.3, -20),
    ],
    '#200c04',
    titled('Horseshoe|HAVEN~.8', 'shrikhand', 'cream', 'arch', 10),
  ),
  'velvet-spade': recipe(
    (c) => [
      curtain(c, 265, 60),
      damask(c, '#e8d0ff', 0.08),
      glow(c, 150, 150, 170, '#c8a0ff', 0.8, '#fff'),
      jewelSuit(c, 'spades', ['#7a5ab8', '#2a1450', '#0a0420'], 152, 148, 2.4, -8),
      glints(c, 12, '#fff', 10, 270, 5, 16),
    ],
    '#0a0220',
    titled('VELVET|SPADE~.84', 'cinzel', 'violet', 'arch', 8),
  ),
  'jungle-drums': recipe(
    (c) => [
      beams(c, '#ffe08a #e08a2a #6a5a1a #14280f', '#fff', 0.4),
      foliage(c, ['#1a5a2a', '#3a7a1a']),
      drum(c, 72, 180, 0.78, -16, ['#d87a3a', '#a84a1a', '#4a1c08'], '#1fa88a'),
      drum(c, 236, 184, 0.74, 16, ['#c85a5a', '#9a2a2a', '#4a0c10'], '#ffc21a'),
      drum(c, 152, 186, 1.12, 4, ['#e8a04a', '#b8641a', '#5a2a08'], '#d8322a'),
      foliage(c, ['#0a2a10', '#14401a'], true),
      streaks(c, 150, 100, 30, ['#fff', '#ffe08a'], 60, 130),
    ],
    '#0a1c08',
    titled('JUNGLE|DRUMS', 'bowlby', 'orange', 'bulge', 10),
  ),
  'lucky-jar': recipe(
    (c) => [
      beams(c, '#ffffff #b8e8d8 #4aa8a0 #0f4a5a', '#fff', 0.45),
      posed(jar(c, '#e0344a'), { turn: -6, scale: 0.96, dy: -14 }),
      coin(c, 60, 60, 20, { squash: 0.7, turn: 30 }),
      coin(c, 236, 40, 24, { squash: 0.85, turn: -20 }),
      glints(c, 10),
    ],
    '#06303a',
    titled('LUCKY|JAR~.6', 'titan', 'orange', 'bulge', 12),
  ),
  'treasure-of-tikbalang': recipe(
    (c) => [
      ornateWindow(c, 40),
      foliage(c, ['#1a4a2a', '#2a6a2a']),
      posed(
        chest(c, ['#c8864a', '#7a4a20', '#34180a'], (canvas) => coinHeap(canvas, 180, 34, 15)),
        { turn: -3, scale: 0.98, dy: -20 },
      ),
      foliage(c, ['#062010', '#0f3a1a'], true),
      glints(c, 12, '#fff3c0'),
    ],
    '#140c04',
    titled('TREASURE of|TIKBALANG', 'slab', 'gold', 'arch', 8),
    { footTop: 276 },
  ),
};
