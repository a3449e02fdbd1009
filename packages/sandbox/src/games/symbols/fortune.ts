import { type Drawing, GOLD } from './paint.ts';

const lantern: Drawing = (paint) => {
  const silk = paint.radial(
    ['#fff0a0', [0.25, '#ff8a3a'], [0.6, '#e81f24'], '#7a0010'],
    0.46,
    0.46,
    0.62,
  );
  const gold = paint.linear([GOLD[3], GOLD[0], GOLD[2], GOLD[3]], 0);
  const ribs = [-46, -24, 0, 24, 46]
    .map(
      (x) =>
        `<path d="M100 42C${100 + x * 1.7} 62 ${100 + x * 1.7} 122 100 142" stroke="#8a0010" stroke-opacity=".5" stroke-width="3" fill="none"/>`,
    )
    .join('');
  return (
    `<circle cx="100" cy="92" r="98" fill="${paint.radial(
      [
        [0, '#ffb43a', 0.85],
        [1, '#ff2a00', 0],
      ],
      0.5,
      0.5,
      0.5,
    )}"/><path d="M100 2V30" stroke="${GOLD[2]}" stroke-width="5"/>` +
    paint.lit(
      `<path d="M100 36C160 36 182 66 182 92S160 148 100 148S18 118 18 92S40 36 100 36Z" fill="${silk}"/>${ribs}`,
      8,
      '#ffd23a',
      0.42,
    ) +
    paint.lit(
      `<rect x="70" y="24" width="60" height="17" rx="6" fill="${gold}"/><rect x="70" y="143" width="60" height="17" rx="6" fill="${gold}"/>`,
      3,
      '#fff',
    ) +
    paint.lit(
      `<path d="M84 160V186M92 160V192M100 160V196M108 160V192M116 160V186" stroke="#ffb41a" stroke-width="5" stroke-linecap="round"/>`,
      1.6,
      '#fff',
    ) +
    `<path d="M100 66L112 80H128V92H116V106H128V118H72V106H84V92H72V80H88Z" fill="#ffe27a" stroke="#a34a00" stroke-width="2.6" stroke-linejoin="round"/>` +
    paint.gloss(58, 66, 24, 10, -32, 0.6)
  );
};

const ingot: Drawing = (paint) => {
  const gold = paint.linear([GOLD[1], [0.2, GOLD[0]], [0.5, GOLD[1]], [0.8, GOLD[2]], GOLD[3]], 70);
  return (
    `<circle cx="100" cy="104" r="98" fill="${paint.radial(
      [
        [0, '#ffe06a', 0.7],
        [1, '#ff9a00', 0],
      ],
      0.5,
      0.5,
      0.5,
    )}"/>` +
    paint.lit(
      `<path d="M6 74C22 66 36 78 52 98H148C164 78 178 66 194 74C196 130 158 174 100 174S4 130 6 74Z" fill="${gold}"/>`,
      6,
      '#ff8a3a',
    ) +
    paint.lit(
      `<ellipse cx="100" cy="98" rx="52" ry="15" fill="${GOLD[3]}"/><path d="M54 98C54 58 76 40 100 40S146 58 146 98C132 110 68 110 54 98Z" fill="${paint.radial([GOLD[0], GOLD[1], GOLD[2], GOLD[3]], 0.4, 0.3, 0.85)}"/>`,
      7,
      '#ff9a4a',
      0.5,
    ) +
    `<path d="M30 122C60 146 140 146 170 122" stroke="#8f4c06" stroke-opacity=".45" stroke-width="5" fill="none" stroke-linecap="round"/>` +
    paint.gloss(82, 62, 14, 9, -32) +
    paint.glint(38, 92, 20) +
    paint.glint(150, 60, 14)
  );
};

const lotus: Drawing = (paint) => {
  const petal = (turn: number, length: number, tone: readonly string[]): string =>
    `<path d="M100 160C${70} ${150 - length * 0.5} 84 ${160 - length} 100 ${150 - length}C116 ${160 - length} 130 ${150 - length * 0.5} 100 160Z" fill="${paint.linear(tone)}" transform="rotate(${turn} 100 160)"/>`;
  const back = ['#ffb0e0', '#e04aa8', '#7a1a7a'];
  const front = ['#ffffff', '#ffc4ec', '#e85ab8'];
  return (
    `<circle cx="100" cy="110" r="92" fill="${paint.radial(
      [
        [0, '#ffc0f0', 0.75],
        [1, '#a03aff', 0],
      ],
      0.5,
      0.5,
      0.5,
    )}"/>` +
    paint.lit(
      `<path d="M10 158C50 144 150 144 190 158C160 186 40 186 10 158Z" fill="${paint.linear(['#6ae07a', '#128a4a', '#043f2a'])}"/>`,
      5,
      '#dfa',
    ) +
    paint.lit(petal(-74, 96, back) + petal(74, 96, back), 3, '#9ad0ff', 0.4) +
    paint.lit(petal(-50, 112, back) + petal(50, 112, back), 3, '#9ad0ff', 0.4) +
    paint.lit(petal(-27, 126, front) + petal(27, 126, front), 3, '#c0a0ff', 0.4) +
    paint.lit(petal(0, 136, front), 3.4, '#c0a0ff', 0.4) +
    paint.lit(petal(-40, 76, front) + petal(40, 76, front), 3, '#c0a0ff', 0.4) +
    paint.lit(petal(-15, 84, front) + petal(15, 84, front), 3, '#ffe08a', 0.4) +
    paint.glint(100, 36, 18)
  );
};

const cash: Drawing = (paint) => {
  const gold = paint.linear([GOLD[0], [0.3, GOLD[1]], [0.65, GOLD[2]], GOLD[3]], 60);
  const marks = [0, 90, 180, 270]
    .map(
      (turn) =>
        `<path d="M86 36H114M100 30V50M90 44L84 54M110 44L116 54" stroke="#8a3c00" stroke-width="5.4" stroke-linecap="round" transform="rotate(${turn} 100 100)"/>`,
    )
    .join('');
  return (
    paint.lit(
      `<path fill-rule="evenodd" d="M100 10A90 90 0 1 1 100 190A90 90 0 1 1 100 10ZM74 74V126H126V74Z" fill="${gold}"/>`,
      4.4,
      '#ff8a4a',
    ) +
    paint.lit(
      `<path fill-rule="evenodd" d="M100 22A78 78 0 1 1 100 178A78 78 0 1 1 100 22ZM64 64V136H136V64Z" fill="${paint.linear([GOLD[2], GOLD[1], GOLD[0]], 60)}" opacity=".9"/>`,
      2,
      '#fff',
      0.4,
    ) +
    marks +
    `<path d="M66 66H134V134H66Z" fill="none" stroke="${GOLD[0]}" stroke-width="5"/>` +
    paint.lit(
      `<path d="M100 122C70 140 60 168 64 190M100 122C130 140 140 168 136 190" stroke="${paint.linear(['#ff5a4a', '#b8001e'])}" stroke-width="8" fill="none" stroke-linecap="round"/><circle cx="100" cy="124" r="11" fill="#e01a2e"/>`,
      2.6,
      '#fba',
    ) +
    paint.glint(52, 48, 20)
  );
};

export const fortune: Readonly<Record<string, Drawing>> = { lantern, ingot, lotus, cash };
