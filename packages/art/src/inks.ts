/** How lettering is coloured: lit face, extruded side, edge and outline. */
export interface Ink {
  readonly face: readonly string[];
  readonly side: string;
  readonly edge: readonly string[];
  readonly outline: string;
}

export const inks = {
  gold: {
    face: ['#fffce8', '#ffe27a', '#f5a81c', '#ffd75a'],
    side: '#5a2200',
    edge: ['#fff6c4', '#b86e08'],
    outline: '#1a0800',
  },
  fire: {
    face: ['#fff7b0', '#ffc02a', '#ff5a0a', '#d81a00'],
    side: '#4a0500',
    edge: ['#fff1b0', '#ff8a1a'],
    outline: '#1c0300',
  },
  ice: {
    face: ['#ffffff', '#c9f4ff', '#4fc3f7', '#1a7fe0'],
    side: '#042a5a',
    edge: ['#eafcff', '#3aa0f0'],
    outline: '#020d24',
  },
  jade: {
    face: ['#f4ffe8', '#a8f5b8', '#22b56a', '#0a7a48'],
    side: '#02301c',
    edge: ['#fff3b8', '#d48a12'],
    outline: '#01140c',
  },
  candy: {
    face: ['#ffffff', '#ffe3f0', '#ff7db4', '#ff3f8e'],
    side: '#8a0a4a',
    edge: ['#ffffff', '#ffd0e6'],
    outline: '#4a0430',
  },
  lime: {
    face: ['#fdffe0', '#e4ff5a', '#9be01a', '#4fae0a'],
    side: '#1a4200',
    edge: ['#ffffff', '#d8ff8a'],
    outline: '#0a1c00',
  },
  chrome: {
    face: ['#ffffff', '#dfe8f4', '#7f90ab', '#eef4fc'],
    side: '#141a28',
    edge: ['#ffffff', '#5f6f8a'],
    outline: '#05070c',
  },
  red: {
    face: ['#ffd8d0', '#ff5a4a', '#d8101f', '#9a0010'],
    side: '#3a0006',
    edge: ['#fff3b8', '#d48a12'],
    outline: '#160002',
  },
  white: {
    face: ['#ffffff', '#ffffff', '#e8ecf4', '#cfd8e8'],
    side: '#101828',
    edge: ['#ffffff', '#ffffff'],
    outline: '#05080f',
  },
  aqua: {
    face: ['#f2fffb', '#a4fff0', '#1fd6c0', '#0592a0'],
    side: '#013a44',
    edge: ['#ffffff', '#7ff0e0'],
    outline: '#001a20',
  },
  orange: {
    face: ['#fff8e0', '#ffd27a', '#ff9a2a', '#f26a0a'],
    side: '#5a1a00',
    edge: ['#ffffff', '#ffe0b0'],
    outline: '#240a00',
  },
  violet: {
    face: ['#fdf2ff', '#e2b8ff', '#a45af0', '#6a22c8'],
    side: '#2a0a5a',
    edge: ['#ffffff', '#d8b0ff'],
    outline: '#12042c',
  },
  cream: {
    face: ['#fffdf2', '#fff0c8', '#f6d48c', '#fbe6b0'],
    side: '#5a2a10',
    edge: ['#ffffff', '#ffe6b0'],
    outline: '#2a1004',
  },
  neon: {
    face: ['#ffffff', '#ffd0fb', '#ff5ae8', '#b81aff'],
    side: '#2a0468',
    edge: ['#e8fbff', '#3ae0ff'],
    outline: '#0a0230',
  },
  blood: {
    face: ['#ffe2dc', '#ff8a7a', '#c8101f', '#6a0010'],
    side: '#1c0008',
    edge: ['#e8e2f0', '#6a6280'],
    outline: '#0a0008',
  },
  sun: {
    face: ['#fffef0', '#fff28a', '#ffd21a', '#ff9a0a'],
    side: '#a01a10',
    edge: ['#ffffff', '#fff0b8'],
    outline: '#2a0608',
  },
  stone: {
    face: ['#fbf7ea', '#d8cfb8', '#8f866e', '#cfc6ac'],
    side: '#2a2418',
    edge: ['#fff6d8', '#a0906a'],
    outline: '#120e06',
  },
  royal: {
    face: ['#f2f6ff', '#b8ccff', '#4a78f0', '#1c3cb8'],
    side: '#0a144a',
    edge: ['#fff3b8', '#d48a12'],
    outline: '#040824',
  },
} as const satisfies Readonly<Record<string, Ink>>;

export type InkName = keyof typeof inks;
