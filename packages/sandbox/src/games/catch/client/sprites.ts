import { curve, type Drawing, Paint, type Point, ring, star } from '../../symbols/paint.ts';

/** Sea animals from the side, looking to the left. */

interface FishLook {
  /** Back, side and belly. */
  readonly body: readonly [back: string, side: string, belly: string];
  readonly fins: readonly [edge: string, root: string];
  /** Half of the length and of the height. */
  readonly long: number;
  readonly high: number;
  readonly tail: 'fork' | 'fan' | 'crescent' | 'veil';
  readonly dorsal: 'low' | 'sail' | 'spikes' | 'shark';
  readonly rim: string;
  /** Vertical bands: colour and edge. */
  readonly bands?: readonly [colour: string, edge: string];
  readonly spots?: string;
  readonly scales?: string;
  readonly line?: string;
  readonly nose?: 'bill' | 'jaw';
  readonly eye?: number;
}

const eyeAt = (x: number, y: number, r: number): string =>
  `<circle cx="${x}" cy="${y}" r="${r * 1.25}" fill="#fffbe8"/><circle cx="${x - r * 0.2}" cy="${y}" r="${r}" fill="#2a1a06"/><circle cx="${x - r * 0.2}" cy="${y}" r="${r * 0.62}" fill="#07050a"/><circle cx="${x - r * 0.5}" cy="${y - r * 0.45}" r="${r * 0.36}" fill="#fff"/>`;

function getTail(kind: FishLook['tail'], x: number, high: number): string {
  const tip = Math.min(196, x + 34 + high * 0.12);
  const reach = Math.max(24, high * 0.92);
  switch (kind) {
    case 'fork':
      return `M${x - 6} 92Q${x + 12} ${100 - reach * 0.5} ${tip} ${100 - reach}Q${tip - 12} ${100 - 8} ${tip - 16} 100Q${tip - 12} 108 ${tip} ${100 + reach}Q${x + 12} ${100 + reach * 0.5} ${x - 6} 108Z`;
    case 'crescent':
      return `M${x - 8} 94Q${x + 16} ${100 - reach * 0.7} ${tip} ${100 - reach * 1.2}Q${x + 20} 100 ${tip} ${100 + reach * 1.2}Q${x + 16} ${100 + reach * 0.7} ${x - 8} 106Z`;
    case 'fan':
      return `M${x - 8} 93Q${x + 10} ${100 - reach * 0.9} ${tip - 8} ${100 - reach * 0.86}Q${tip + 6} 100 ${tip - 8} ${100 + reach * 0.86}Q${x + 10} ${100 + reach * 0.9} ${x - 8} 107Z`;
    case 'veil':
      return `M${x - 10} 92C${x + 4} ${84 - reach} ${tip - 10} ${70 - reach * 0.6} ${tip} ${84 - reach * 0.5}Q${tip - 18} 92 ${tip - 8} 108Q${tip - 24} 106 ${tip - 6} ${128 + reach * 0.6}C${tip - 30} ${130 + reach * 0.5} ${x} ${124} ${x - 10} 108Z`;
  }
}

function getDorsal(kind: FishLook['dorsal'], long: number, high: number): string {
  const top = 100 - high;
  const from = 100 - long * 0.32;
  const to = 100 + long * 0.52;
  switch (kind) {
    case 'low':
      return `M${from} ${top + 8}Q${100 - long * 0.06} ${top - 20} ${100 + long * 0.2} ${top - 8}Q${100 + long * 0.36} ${top + 4} ${to} ${100 - high * 0.44}Z`;
    case 'sail':
      return `M${from - 10} ${top + 10}C${from - 6} ${top - 48} ${100 + long * 0.1} ${top - 46} ${100 + long * 0.22} ${top - 18}Q${to} ${top + 2} ${to} ${100 - high * 0.44}Z`;
    case 'spikes':
      return `M${from} ${top + 10}L${from + 8} ${top - 14}L${from + 18} ${top + 2}L${from + 28} ${top - 20}L${from + 38} ${top}L${from + 48} ${top - 16}L${from + 58} ${top + 6}L${to} ${100 - high * 0.4}Z`;
    case 'shark':
      return `M${100 - long * 0.16} ${top + 8}C${100 - long * 0.02} ${top - 16} ${100 + long * 0.06} ${top - 44} ${100 + long * 0.2} ${top - 50}C${100 + long * 0.14} ${top - 20} ${100 + long * 0.2} ${top - 4} ${100 + long * 0.34} ${100 - high * 0.6}Z`;
  }
}

const fish =
  (look: FishLook): Drawing =>
  (paint) => {
    const { long, high, body, fins, rim } = look;
    const outline = curve([
      [100 - long, 103],
      [100 - long * 0.72, 100 - high * 0.58],
      [100 - long * 0.2, 100 - high],
      [100 + long * 0.36, 100 - high * 0.62],
      [100 + long * 0.74, 100 - high * 0.16],
      [100 + long * 0.74, 100 + high * 0.16],
      [100 + long * 0.34, 100 + high * 0.62],
      [100 - long * 0.2, 100 + high],
      [100 - long * 0.74, 100 + high * 0.62],
    ]);
    const fin = paint.linear([fins[0], fins[1]], 20);
    const skin = paint.linear([
      [0, body[0]],
      [0.42, body[1]],
      [0.66, body[1]],
      [1, body[2]],
    ]);
    const tail = getTail(look.tail, 100 + long * 0.72, high);
    const ribs = [-0.5, -0.2, 0.2, 0.5]
      .map(
        (at) =>
          `<path d="M${100 + long * 0.74} ${100 + at * 10}L${100 + long * 0.74 + 26} ${100 + at * high * 1.2}" stroke="#fff" stroke-opacity=".3" stroke-width="2"/>`,
      )
      .join('');
    const anal = `M${100 + long * 0.08} ${100 + high * 0.84}Q${100 + long * 0.2} ${100 + high + 18} ${100 + long * 0.36} ${100 + high + 12}Q${100 + long * 0.36} ${100 + high * 0.8} ${100 + long * 0.5} ${100 + high * 0.42}Z`;
    const clip = paint.clip(outline);
    let pattern = '';
    if (look.bands !== undefined) {
      const [colour, edge] = look.bands;
      pattern += [-0.44, 0.1, 0.58]
        .map((at, index) => {
          const x = 100 + long * at;
          const wide = long * (index === 1 ? 0.17 : 0.12);
          return `<path d="M${x - wide} 0Q${x - wide - 10} 100 ${x - wide} 200H${x + wide}Q${x + wide + 10} 100 ${x + wide} 0Z" fill="${colour}" stroke="${edge}" stroke-width="4"/>`;
        })
        .join('');
    }
    if (look.spots !== undefined) {
      const at: readonly Point[] = [
        [-0.2, -0.5],
        [0.16, -0.4],
        [0.44, -0.2],
        [0, -0.06],
        [0.3, 0.1],
        [-0.36, -0.2],
      ];
      pattern += at
        .map(
          ([x, y], index) =>
            `<ellipse cx="${100 + long * x}" cy="${100 + high * y}" rx="${8 + ((index * 5) % 9)}" ry="${6 + ((index * 3) % 7)}" fill="${look.spots}" opacity=".85"/>`,
        )
        .join('');
    }
    if (look.scales !== undefined) {
      for (let row = -2; row <= 2; row += 1) {
        for (let column = 0; column < 7; column += 1) {
          const x = 100 - long * 0.3 + column * 16 + (row % 2 === 0 ? 0 : 8);
          const y = 100 + row * high * 0.3;
          pattern += `<path d="M${x} ${y - 8}A9 9 0 0 1 ${x} ${y + 8}" fill="none" stroke="${look.scales}" stroke-opacity=".55" stroke-width="2.4"/>`;
        }
      }
    }
    if (look.line !== undefined) {
      pattern += `<path d="M${100 - long} 98Q100 ${100 - high * 0.34} ${100 + long} 98" fill="none" stroke="${look.line}" stroke-width="${Math.max(5, high * 0.2)}" opacity=".85"/>`;
    }
    const bill =
      look.nose === 'bill'
        ? `<path d="M${100 - long * 0.8} 92L2 99L${100 - long * 0.8} 108Z" fill="${paint.linear(['#fff', body[0]])}"/>`
        : '';
    const jaw =
      look.nose === 'jaw'
        ? `<path d="M${100 - long * 0.99} 106Q${100 - long * 0.7} ${112 + high * 0.1} ${100 - long * 0.5} ${112 + high * 0.1}" fill="none" stroke="#3a1020" stroke-width="6" stroke-linecap="round"/>${[0, 1, 2, 3].map((n) => `<path d="M${100 - long * 0.92 + n * long * 0.11} ${107 + n * 1.6}l4 9l5 -8Z" fill="#fff"/>`).join('')}`
        : `<path d="M${100 - long * 0.98} 108Q${100 - long * 0.86} 114 ${100 - long * 0.76} 111" fill="none" stroke="#0007" stroke-width="3.4" stroke-linecap="round"/>`;
    const r = look.eye ?? Math.max(6, high * 0.15);
    return (
      paint.lit(
        `<path d="${tail}" fill="${fin}"/><path d="${getDorsal(look.dorsal, long, high)}" fill="${fin}"/><path d="${anal}" fill="${fin}"/>`,
        2.4,
        rim,
        0.7,
      ) +
      ribs +
      paint.lit(
        `${bill}<path d="${outline}" fill="${skin}"/><g clip-path="${clip}">${pattern}</g>`,
        Math.min(8, high * 0.16 + 2),
        rim,
        0.62,
      ) +
      `<path d="M${100 - long * 0.42} ${100 - high * 0.44}Q${100 - long * 0.3} 100 ${100 - long * 0.42} ${100 + high * 0.48}" fill="none" stroke="#0005" stroke-width="3.4" stroke-linecap="round"/>` +
      paint.lit(
        `<path d="M${100 - long * 0.3} ${104 + high * 0.1}Q${100 + long * 0.02} ${100 + high * 0.16} ${100 + long * 0.16} ${108 + high * 0.5}Q${100 - long * 0.16} ${112 + high * 0.5} ${100 - long * 0.3} ${104 + high * 0.1}Z" fill="${fin}"/>`,
        2,
        rim,
        0.75,
      ) +
      jaw +
      eyeAt(100 - long * 0.63, 100 - high * 0.18, r) +
      paint.gloss(100 - long * 0.1, 100 - high * 0.56, long * 0.34, high * 0.13, -4, 0.55)
    );
  };

const tube = (
  paint: Paint,
  points: readonly Point[],
  colour: string,
  from: number,
  to: number,
  rim: string,
): string =>
  paint.lit(
    points
      .map(([x, y], index) => {
        const r = from + ((to - from) * index) / Math.max(1, points.length - 1);
        return `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}"/>`;
      })
      .join(''),
    4,
    rim,
    0.66,
  );

/** Points along a wave from a place. */
const wave = (x: number, y: number, dx: number, dy: number, sway: number, count = 14): Point[] =>
  Array.from({ length: count }, (_, index): Point => {
    const at = index / (count - 1);
    const bend = Math.sin(at * 5) * sway * at;
    return [x + dx * at - bend * (dy === 0 ? 0 : 1), y + dy * at + bend * (dx === 0 ? 0 : 0.6)];
  });

const jelly: Drawing = (paint) => {
  const skin = paint.linear(['#ffe8ff', [0.5, '#e07aff'], '#7a2ae0']);
  const arms = [60, 82, 104, 126, 144]
    .map((x, index) =>
      tube(
        paint,
        wave(x, 104, index * 5 - 12, 84 - (index % 2) * 20, 9),
        '#f0a8ff',
        6,
        2,
        '#8affff',
      ),
    )
    .join('');
  return (
    `<circle cx="100" cy="86" r="86" fill="${paint.radial(
      [
        [0, '#ff9aff', 0.5],
        [1, '#ff9aff', 0],
      ],
      0.5,
      0.5,
      0.5,
    )}"/>` +
    arms +
    paint.lit(
      `<path d="M30 100C28 46 62 18 100 18S172 46 170 100Q158 114 146 102Q132 118 118 104Q104 120 90 104Q74 118 60 102Q44 114 30 100Z" fill="${skin}"/>`,
      8,
      '#8affff',
      0.7,
    ) +
    `<ellipse cx="82" cy="78" rx="8" ry="10" fill="#2a0a4a"/><ellipse cx="116" cy="78" rx="8" ry="10" fill="#2a0a4a"/><circle cx="79" cy="74" r="3" fill="#fff"/><circle cx="113" cy="74" r="3" fill="#fff"/><path d="M90 92Q99 99 108 92" fill="none" stroke="#2a0a4a" stroke-width="4" stroke-linecap="round"/>` +
    paint.gloss(74, 44, 26, 13)
  );
};

const puffer: Drawing = (paint) =>
  paint.lit(
    `<path d="${star(104, 104, 84, 62, 18)}" fill="#c88a1a"/><path d="M164 96Q196 66 198 84Q190 104 198 122Q194 138 164 112Z" fill="${paint.linear(['#ffd76a', '#e8861a'])}"/>`,
    2,
    '#fff0a8',
  ) +
  paint.lit(
    `<circle cx="104" cy="104" r="66" fill="${paint.linear(['#d89a1e', [0.45, '#ffd95a'], [0.6, '#fff4c8'], '#fffdf0'])}"/>`,
    9,
    '#8affff',
    0.62,
  ) +
  '<g fill="#8a5206" opacity=".75"><circle cx="112" cy="58" r="7"/><circle cx="136" cy="72" r="8"/><circle cx="152" cy="96" r="6"/><circle cx="88" cy="52" r="5"/></g>' +
  paint.lit(`<path d="M112 112Q142 104 148 128Q126 136 112 112Z" fill="#f0a02a"/>`, 2, '#fff') +
  `<ellipse cx="46" cy="116" rx="9" ry="11" fill="#e8745a"/><ellipse cx="45" cy="116" rx="4" ry="6" fill="#5a1010"/>` +
  eyeAt(70, 88, 13) +
  paint.gloss(98, 60, 28, 10, -10);

const turtle: Drawing = (paint) => {
  const skin = paint.linear(['#d8f08a', '#7ab83a', '#3a6a1a']);
  const shell = curve([
    [48, 110],
    [66, 62],
    [112, 44],
    [156, 62],
    [178, 112],
    [114, 126],
  ]);
  const plates = [
    [82, 84, 18],
    [116, 72, 20],
    [148, 88, 17],
    [100, 106, 13],
    [134, 108, 13],
  ]
    .map(
      ([x = 0, y = 0, r = 0]) =>
        `<path d="M${ring(x, y, r, 6)
          .map(([a, b]) => `${a.toFixed(1)} ${b.toFixed(1)}`)
          .join('L')}Z" fill="#8a5a1a" stroke="#e8c060" stroke-width="4"/>`,
    )
    .join('');
  return (
    paint.lit(
      `<path d="M150 116Q186 128 192 152Q160 150 136 124Z" fill="${skin}"/><path d="M160 108Q190 104 198 116Q184 124 158 118Z" fill="${skin}"/>`,
      4,
      '#ffe9a0',
    ) +
    paint.lit(
      `<path d="M60 96C44 84 14 80 10 100C8 116 34 126 60 118Z" fill="${skin}"/>`,
      6,
      '#ffe9a0',
    ) +
    paint.lit(
      `<path d="${shell}" fill="${paint.linear(['#e0a848', '#a8681a', '#5a3408'])}"/><g clip-path="${paint.clip(shell)}">${plates}</g><path d="M48 110Q114 142 178 112Q172 130 114 134Q60 132 48 110Z" fill="#f4e2a0"/>`,
      7,
      '#ffe9a0',
      0.62,
    ) +
    paint.lit(
      `<path d="M78 116Q56 150 34 172Q62 178 88 158Q106 140 108 122Z" fill="${skin}"/>`,
      4,
      '#ffe9a0',
    ) +
    eyeAt(28, 95, 7) +
    '<path d="M12 108Q22 114 32 111" fill="none" stroke="#2a4a0a" stroke-width="3.4" stroke-linecap="round"/>' +
    paint.gloss(104, 58, 34, 9, -8, 0.6)
  );
};

const crab: Drawing = (paint) => {
  const shell = paint.radial(['#ffb08a', '#f2481c', '#8a1206']);
  const legs = [0, 1, 2]
    .map(
      (n) =>
        `<path d="M${58 - n * 4} ${118 + n * 14}L${24 + n * 2} ${128 + n * 18}L${30 + n * 6} ${150 + n * 14}" fill="none" stroke="#c82c10" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/><path d="M${142 + n * 4} ${118 + n * 14}L${176 - n * 2} ${128 + n * 18}L${170 - n * 6} ${150 + n * 14}" fill="none" stroke="#c82c10" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/>`,
    )
    .join('');
  const claw = `<path d="M56 104Q28 94 30 66" fill="none" stroke="#d8340f" stroke-width="13" stroke-linecap="round"/><path d="M34 72C2 66 2 22 34 14C30 26 34 34 40 40C44 30 52 26 58 28C64 48 54 70 34 72Z" fill="${shell}"/>`;
  return (
    paint.lit(legs, 3, '#ffd08a') +
    paint.lit(`${claw}<g transform="translate(200 0) scale(-1 1)">${claw}</g>`, 4, '#ffd08a') +
    paint.lit(
      `<path d="${curve([
        [44, 124],
        [60, 88],
        [100, 76],
        [140, 88],
        [156, 124],
        [132, 152],
        [100, 158],
        [68, 152],
      ])}" fill="${shell}"/>`,
      8,
      '#ffd98a',
      0.6,
    ) +
    '<path d="M82 82V60M118 82V60" stroke="#c82c10" stroke-width="8" stroke-linecap="round"/>' +
    eyeAt(82, 56, 11) +
    eyeAt(118, 56, 11) +
    '<path d="M82 128Q100 142 118 128" fill="none" stroke="#4a0a04" stroke-width="6" stroke-linecap="round"/>' +
    paint.gloss(84, 98, 26, 9, -16)
  );
};

const segmented =
  (back: string, light: string, dark: string, big: boolean): Drawing =>
  (paint) => {
    const skin = paint.linear([light, back, dark]);
    const rings = Array.from({ length: 7 }, (_, n) => {
      const at = n / 6;
      const x = 70 + at * 84;
      const y = 78 + Math.sin(at * 2.6) * 34 + at * 34;
      return `<ellipse cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" rx="${27 - at * 13}" ry="${33 - at * 17}" fill="${skin}" stroke="${dark}" stroke-width="2.6" transform="rotate(${20 + at * 46} ${x.toFixed(1)} ${y.toFixed(1)})"/>`;
    })
      .reverse()
      .join('');
    const claw = big
      ? `<path d="M52 100Q30 128 34 146" fill="none" stroke="${back}" stroke-width="13" stroke-linecap="round"/><path d="M30 142C4 150 4 190 34 194C30 184 36 178 44 176C52 182 60 178 62 168C62 150 48 138 30 142Z" fill="${skin}"/>`
      : `<path d="M62 106L44 132M78 112L66 140M94 118L86 146" stroke="${back}" stroke-width="5" stroke-linecap="round"/>`;
    return (
      `<path d="M40 66Q20 30 60 6M46 62Q50 22 110 10" fill="none" stroke="${back}" stroke-width="4" stroke-linecap="round"/>` +
      paint.lit(
        `<path d="M146 146Q190 136 194 160Q182 168 178 192Q156 188 144 160Z" fill="${skin}"/>${rings}`,
        4,
        '#ffe0b0',
        0.66,
      ) +
      paint.lit(
        `<path d="${curve([
          [12, 92],
          [40, 58],
          [78, 54],
          [96, 84],
          [80, 112],
          [44, 114],
        ])}" fill="${skin}"/>${claw}`,
        5,
        '#ffe0b0',
        0.66,
      ) +
      eyeAt(44, 80, 9) +
      paint.gloss(66, 66, 18, 6, -10)
    );
  };

const squid: Drawing = (paint) => {
  const skin = paint.linear(['#ffd0e4', [0.5, '#ff6a9a'], '#b81a5a'], 60);
  const arms = [78, 92, 106, 120, 134]
    .map((y, index) =>
      tube(
        paint,
        wave(118, y, 74 - Math.abs(2 - index) * 8, (index - 2) * 12, 10),
        '#ff86ac',
        8,
        2.6,
        '#ffe0a0',
      ),
    )
    .join('');
  return (
    arms +
    paint.lit(
      `<path d="M18 104Q36 58 62 60L96 74V134L62 148Q36 150 18 104Z" fill="${skin}"/><path d="M46 70L26 40Q66 42 82 70ZM46 138L26 168Q66 166 82 138Z" fill="${skin}"/><ellipse cx="112" cy="104" rx="26" ry="32" fill="${skin}"/>`,
      6,
      '#ffe0a0',
      0.66,
    ) +
    eyeAt(112, 96, 12) +
    paint.gloss(58, 80, 24, 8, -12)
  );
};

const seahorse: Drawing = (paint) => {
  const skin = paint.linear(['#fff0b0', [0.45, '#ffb02a'], '#c85a0a'], 60);
  const body: Point[] = [
    [92, 44],
    [108, 58],
    [118, 78],
    [122, 98],
    [118, 118],
    [108, 134],
    [98, 146],
    [94, 160],
    [102, 174],
    [118, 178],
    [130, 168],
    [126, 156],
  ];
  const sizes = [20, 22, 25, 26, 24, 20, 15, 12, 10, 8, 7, 5];
  return (
    paint.lit(
      `<path d="M138 82Q172 74 176 100Q168 128 136 116Z" fill="${paint.linear(['#fff', '#ff8ac0'])}"/><path d="M84 26L96 6L104 26L120 12L116 36Z" fill="#ff8ac0"/>`,
      2,
      '#fff',
    ) +
    paint.lit(
      `${body
        .map(([x, y], index) => `<circle cx="${x}" cy="${y}" r="${sizes[index]}" fill="${skin}"/>`)
        .join('')}<path d="M92 34L46 52Q34 58 42 68L90 62Z" fill="${skin}"/>`,
      6,
      '#8affff',
      0.66,
    ) +
    [70, 88, 106, 122]
      .map(
        (y) =>
          `<path d="M${y < 100 ? 98 : 94} ${y}Q112 ${y + 8} 138 ${y}" fill="none" stroke="#a8480a" stroke-opacity=".5" stroke-width="3"/>`,
      )
      .join('') +
    eyeAt(86, 42, 8) +
    paint.gloss(106, 84, 8, 22, 10)
  );
};

const ray: Drawing = (paint) => {
  const skin = paint.linear(['#bcd8ff', [0.4, '#4a7ad8'], '#1a2a7a']);
  return (
    tube(paint, wave(148, 104, 52, 0, 14), '#2a4aa8', 5, 1.6, '#aef') +
    paint.lit(
      `<path d="M14 104C40 88 56 70 76 30C96 36 120 62 156 104C120 146 96 172 76 178C56 138 40 120 14 104Z" fill="${skin}"/><path d="M22 94L2 84L14 104L2 124L22 114Z" fill="${skin}"/>`,
      8,
      '#9ff',
      0.62,
    ) +
    '<g fill="#dff0ff" opacity=".6"><circle cx="78" cy="72" r="7"/><circle cx="96" cy="92" r="6"/><circle cx="78" cy="138" r="7"/><circle cx="98" cy="118" r="6"/><circle cx="118" cy="104" r="5"/></g>' +
    eyeAt(38, 90, 7) +
    eyeAt(38, 118, 7) +
    paint.gloss(78, 58, 8, 20, 24, 0.6)
  );
};

const kraken: Drawing = (paint) => {
  const skin = paint.linear(['#ffc8a8', [0.4, '#e0502a'], '#6a0e2a']);
  const arms = [
    [42, 132, -34, 56],
    [66, 146, -22, 46],
    [92, 150, -4, 46],
    [116, 148, 20, 46],
    [142, 134, 40, 54],
  ]
    .map(([x = 0, y = 0, dx = 0, dy = 0], index) => {
      const points = wave(x, y, dx, dy, index % 2 === 0 ? 18 : -18, 16);
      const cups = points
        .filter((_, n) => n % 3 === 1)
        .map(
          ([a, b]) => `<circle cx="${a.toFixed(1)}" cy="${b.toFixed(1)}" r="3.6" fill="#ffd8c0"/>`,
        )
        .join('');
      return tube(paint, points, '#d8441f', 14, 4, '#ffb86a') + cups;
    })
    .join('');
  return (
    arms +
    paint.lit(
      `<path d="M26 122C6 60 50 10 100 10S192 60 174 122C166 152 134 158 100 158S36 152 26 122Z" fill="${skin}"/>`,
      9,
      '#8affd8',
      0.6,
    ) +
    '<g fill="#8a1a2a" opacity=".5"><circle cx="80" cy="40" r="8"/><circle cx="112" cy="32" r="6"/><circle cx="138" cy="52" r="9"/></g>' +
    '<path d="M50 84L82 96M150 84L118 96" stroke="#3a0614" stroke-width="8" stroke-linecap="round"/>' +
    `<ellipse cx="70" cy="108" rx="15" ry="16" fill="#ffe46a"/><ellipse cx="130" cy="108" rx="15" ry="16" fill="#ffe46a"/><ellipse cx="72" cy="109" rx="5" ry="12" fill="#1a0408"/><ellipse cx="128" cy="109" rx="5" ry="12" fill="#1a0408"/>` +
    paint.gloss(72, 44, 28, 14)
  );
};

const whale: Drawing = (paint) => {
  const back = paint.linear(['#a8d0ff', [0.4, '#3a6ad0'], '#142a78']);
  const body = curve([
    [8, 112],
    [18, 78],
    [60, 54],
    [112, 62],
    [152, 92],
    [168, 104],
    [150, 124],
    [104, 146],
    [48, 146],
  ]);
  const grooves = [118, 126, 134]
    .map(
      (y) =>
        `<path d="M14 ${y}Q60 ${y + 16} 112 ${y + 2}" fill="none" stroke="#7a9ad8" stroke-width="3"/>`,
    )
    .join('');
  return (
    '<path d="M66 48Q60 24 42 18M66 48Q70 22 90 18" fill="none" stroke="#dff6ff" stroke-width="7" stroke-linecap="round" opacity=".9"/>' +
    paint.lit(
      `<path d="M156 108Q168 72 198 66Q186 96 176 106Q190 116 196 140Q166 136 154 114Z" fill="${back}"/>`,
      4,
      '#9ff',
    ) +
    paint.lit(
      `<path d="${body}" fill="${back}"/><g clip-path="${paint.clip(body)}"><path d="M0 112Q60 132 130 118Q100 170 20 160Z" fill="#eef6ff"/>${grooves}</g>`,
      8,
      '#9ff',
      0.62,
    ) +
    paint.lit(`<path d="M84 124Q112 126 120 160Q92 164 78 136Z" fill="${back}"/>`, 4, '#9ff') +
    eyeAt(42, 100, 6) +
    '<path d="M10 114Q32 124 50 118" fill="none" stroke="#10204a" stroke-width="3.6" stroke-linecap="round"/>' +
    paint.gloss(64, 72, 34, 8, -6, 0.6)
  );
};

const chest: Drawing = (paint) => {
  const wood = paint.linear(['#c87a3a', '#7a3a12', '#3a1606']);
  const gold = paint.linear(['#fff3b0', '#f2b01c', '#8a5006']);
  const coins = [
    [64, 88],
    [84, 78],
    [104, 74],
    [124, 80],
    [140, 90],
    [94, 90],
    [116, 92],
  ]
    .map(
      ([x, y]) =>
        `<ellipse cx="${x}" cy="${y}" rx="15" ry="11" fill="${gold}" stroke="#8a5006" stroke-width="2.4"/>`,
    )
    .join('');
  return (
    `<circle cx="100" cy="86" r="92" fill="${paint.radial(
      [
        [0, '#ffe46a', 0.7],
        [1, '#ffe46a', 0],
      ],
      0.5,
      0.5,
      0.5,
    )}"/>` +
    paint.lit(
      `<path d="M30 72Q34 22 100 20Q166 22 170 72L150 84H50Z" fill="${wood}"/><path d="M92 20H110V82H92ZM34 66L54 60V82H44Z" fill="${gold}"/>`,
      4,
      '#ffe46a',
    ) +
    paint.lit(coins, 3, '#fff') +
    paint.lit(
      `<rect x="28" y="92" width="144" height="80" rx="8" fill="${wood}"/><path d="M28 92H172V106H28ZM40 92H56V172H40ZM144 92H160V172H144Z" fill="${gold}"/><rect x="84" y="98" width="32" height="36" rx="6" fill="${gold}"/>`,
      4,
      '#ffe46a',
      0.62,
    ) +
    '<circle cx="100" cy="112" r="5" fill="#3a1606"/><path d="M100 112V124" stroke="#3a1606" stroke-width="5" stroke-linecap="round"/>' +
    paint.glint(132, 74, 20)
  );
};

const clam: Drawing = (paint) => {
  const shell = paint.linear(['#fff0fa', [0.5, '#f08ac8'], '#8a2a8a']);
  const ribs = [-60, -36, -12, 12, 36, 60]
    .map(
      (x) =>
        `<path d="M100 178L${100 + x * 1.3} 128" stroke="#8a2a7a" stroke-opacity=".5" stroke-width="4"/>`,
    )
    .join('');
  return (
    paint.lit(
      `<path d="M16 88C20 34 60 8 100 8S180 34 184 88L162 78L146 94L124 80L100 96L76 80L54 94L38 78Z" fill="${shell}"/>`,
      5,
      '#8affff',
    ) +
    `<ellipse cx="100" cy="112" rx="76" ry="30" fill="#4a0a3a"/>` +
    paint.lit(
      `<circle cx="100" cy="100" r="34" fill="${paint.radial(['#fff', '#fbeaff', '#b8a8e0'])}"/>`,
      8,
      '#8affff',
      0.75,
    ) +
    paint.lit(
      `<path d="M16 116L38 128L54 112L76 130L100 114L124 130L146 112L162 128L184 116C180 164 144 188 100 188S20 164 16 116Z" fill="${shell}"/>`,
      5,
      '#8affff',
      0.66,
    ) +
    ribs +
    paint.gloss(88, 86, 14, 8) +
    paint.glint(120, 82, 18)
  );
};

const dragon: Drawing = (paint) =>
  fish({
    body: ['#b8120e', '#ff5a2a', '#ffe9a8'],
    fins: ['#fff0a0', '#ff9a1a'],
    long: 84,
    high: 40,
    tail: 'veil',
    dorsal: 'spikes',
    rim: '#ffe46a',
    scales: '#ffe46a',
    eye: 9,
  })(paint) +
  '<path d="M24 110Q0 118 6 146M30 114Q20 136 34 158" fill="none" stroke="#ffd75a" stroke-width="4.4" stroke-linecap="round"/><path d="M52 70Q46 44 26 40M66 64Q66 38 50 26" fill="none" stroke="#ffe9a0" stroke-width="6.4" stroke-linecap="round"/>';

const angler: Drawing = (paint) =>
  `<circle cx="26" cy="44" r="44" fill="${paint.radial(
    [
      [0, '#b8ffea', 0.95],
      [0.3, '#4affc8', 0.5],
      [1, '#4affc8', 0],
    ],
    0.5,
    0.5,
    0.5,
  )}"/>` +
  `<path d="M92 52Q64 4 30 38" fill="none" stroke="#5a3a8a" stroke-width="6" stroke-linecap="round"/>` +
  paint.lit(
    `<path d="M156 100Q190 62 198 76Q188 104 198 132Q188 146 156 116Z" fill="#6a3ac0"/><path d="${curve(
      [
        [20, 116],
        [44, 66],
        [92, 44],
        [144, 66],
        [168, 106],
        [146, 150],
        [92, 170],
        [40, 156],
      ],
    )}" fill="${paint.linear(['#8a5ae0', '#4a2498', '#1a0a48'])}"/>`,
    8,
    '#4affc8',
    0.66,
  ) +
  `<path d="M16 118Q56 96 94 112Q88 150 44 154Q22 146 16 118Z" fill="#1a0428"/>` +
  [22, 36, 50, 64, 78]
    .map(
      (x, n) =>
        `<path d="M${x} ${114 - (n % 3) * 3}l5 20l7 -21ZM${x + 6} ${150 - Math.abs(n - 2) * 4}l5 -17l6 16Z" fill="#eafff6"/>`,
    )
    .join('') +
  paint.lit(`<path d="M112 118Q142 114 146 142Q120 148 112 118Z" fill="#6a3ac0"/>`, 2, '#4affc8') +
  `<circle cx="26" cy="42" r="12" fill="#eafff6"/>` +
  eyeAt(74, 86, 11) +
  paint.gloss(104, 60, 28, 8, -4, 0.5);

export const SPRITES: Readonly<Record<string, Drawing>> = {
  sardine: fish({
    body: ['#2a6ac8', '#bfe4ff', '#ffffff'],
    fins: ['#e8f6ff', '#6aa8e0'],
    long: 88,
    high: 27,
    tail: 'fork',
    dorsal: 'low',
    rim: '#9ff',
    line: '#4a90e0',
  }),
  goldfish: fish({
    body: ['#e8680a', '#ffb02a', '#fff0c0'],
    fins: ['#fff2c8', '#ff9a2a'],
    long: 70,
    high: 44,
    tail: 'veil',
    dorsal: 'sail',
    rim: '#ffe9a0',
    scales: '#c85a06',
  }),
  carp: fish({
    body: ['#4a6a3a', '#a8b86a', '#f4f0c8'],
    fins: ['#e8e0a0', '#8a8a4a'],
    long: 84,
    high: 40,
    tail: 'fan',
    dorsal: 'low',
    rim: '#e8ffa8',
    scales: '#3a4a1a',
  }),
  clown: fish({
    body: ['#e8480a', '#ff8a1e', '#ffb04a'],
    fins: ['#ffb04a', '#e8580a'],
    long: 80,
    high: 46,
    tail: 'fan',
    dorsal: 'low',
    rim: '#ffe9a0',
    bands: ['#fffdf6', '#2a1408'],
  }),
  tang: fish({
    body: ['#0a2ad8', '#2a7aff', '#5ac8ff'],
    fins: ['#ffe94a', '#f2b80a'],
    long: 76,
    high: 52,
    tail: 'fork',
    dorsal: 'sail',
    rim: '#8affff',
    line: '#0a1060',
  }),
  tuna: fish({
    body: ['#1a3a6a', '#6a9ac8', '#f4faff'],
    fins: ['#ffe46a', '#3a5a8a'],
    long: 90,
    high: 40,
    tail: 'crescent',
    dorsal: 'low',
    rim: '#aef',
  }),
  barracuda: fish({
    body: ['#3a5a5a', '#a8ccc8', '#f8fffc'],
    fins: ['#d8f0e8', '#4a7a78'],
    long: 96,
    high: 25,
    tail: 'fork',
    dorsal: 'low',
    rim: '#aff',
    spots: '#2a4a4a',
    nose: 'jaw',
    eye: 8,
  }),
  marlin: fish({
    body: ['#0a2a8a', '#3a8ae0', '#f0faff'],
    fins: ['#6ab8ff', '#12348a'],
    long: 82,
    high: 33,
    tail: 'crescent',
    dorsal: 'sail',
    rim: '#8af',
    nose: 'bill',
    line: '#bfe8ff',
  }),
  koi: fish({
    body: ['#f2481c', '#fff6e8', '#ffffff'],
    fins: ['#fffaf0', '#ff9a6a'],
    long: 84,
    high: 41,
    tail: 'veil',
    dorsal: 'sail',
    rim: '#ffd98a',
    spots: '#f0441a',
    scales: '#e89a7a',
  }),
  arowana: fish({
    body: ['#c8860a', '#ffd24a', '#fff6c8'],
    fins: ['#fff0a0', '#e8920a'],
    long: 92,
    high: 36,
    tail: 'fan',
    dorsal: 'low',
    rim: '#fff3b0',
    scales: '#a8620a',
  }),
  shark: fish({
    body: ['#3a5a7a', '#8ab0cc', '#ffffff'],
    fins: ['#7aa0c0', '#3a5a7a'],
    long: 92,
    high: 38,
    tail: 'crescent',
    dorsal: 'shark',
    rim: '#aef',
    nose: 'jaw',
    eye: 6,
  }),
  prawn: segmented('#ff8a5a', '#ffe0c8', '#c8481a', false),
  lobster: segmented('#e0281a', '#ff9a6a', '#7a0a0a', true),
  jelly,
  puffer,
  turtle,
  crab,
  squid,
  seahorse,
  ray,
  kraken,
  whale,
  chest,
  clam,
  dragon,
  angler,
};

/** The picture of an animal as an address for `src`. */
export function spriteUrl(name: string): string {
  const drawing = SPRITES[name];
  if (drawing === undefined) throw new RangeError(`No animal is called ${name}.`);
  return `data:image/svg+xml,${encodeURIComponent(new Paint().picture(drawing))}`;
}
