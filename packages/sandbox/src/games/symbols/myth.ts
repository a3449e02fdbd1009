import { curve, type Drawing, GOLD, mirrored, star } from './paint.ts';

const crown: Drawing = (paint) => {
  const gold = paint.linear([GOLD[3], [0.2, GOLD[1]], [0.42, GOLD[0]], [0.7, GOLD[2]], GOLD[3]], 0);
  const ball = (x: number, y: number, r: number): string =>
    `<circle cx="${x}" cy="${y}" r="${r}" fill="${paint.radial([GOLD[0], GOLD[1], GOLD[3]])}"/>`;
  const jewels = [
    [56, 150, '#2ad6a0'],
    [78, 154, '#ff4a6a'],
    [122, 154, '#ff4a6a'],
    [144, 150, '#2ad6a0'],
  ]
    .map(
      ([x, y, colour]) =>
        `<circle cx="${x}" cy="${y}" r="7" fill="${colour}" stroke="#7a3a00" stroke-width="2"/><circle cx="${Number(x) - 2}" cy="${Number(y) - 2.4}" r="2.2" fill="#fff"/>`,
    )
    .join('');
  return (
    paint.lit(
      `<path d="M36 136C50 96 54 66 58 40H142C146 66 150 96 164 136Z" fill="${paint.radial(['#ff5a8a', '#b80a3c', '#5a0020'])}"/>`,
      6,
      '#ffa',
    ) +
    paint.lit(
      `<path d="M14 58L52 98L70 44L100 92L130 44L148 98L186 58L166 148Q100 172 34 148Z" fill="${gold}"/>${ball(14, 52, 10)}${ball(70, 36, 11)}${ball(130, 36, 11)}${ball(186, 52, 10)}`,
      4,
      '#ff8f4a',
    ) +
    paint.lit(
      `<path d="M32 138Q100 162 168 138L164 166Q100 188 36 166Z" fill="${gold}"/>`,
      4,
      '#ffb05a',
    ) +
    jewels +
    paint.lit(
      `<path d="M100 76L122 100L100 132L78 100Z" fill="${paint.linear(['#d0fbff', '#3ab4ff', '#0a4ac4'])}" stroke="${GOLD[1]}" stroke-width="4"/><path d="M100 80L110 100L100 126L90 100Z" fill="#fff" opacity=".4"/>`,
      2.6,
      '#fff',
    ) +
    paint.glint(70, 34, 18) +
    paint.glint(152, 110, 11)
  );
};

const helm: Drawing = (paint) => {
  const bronze = paint.linear(
    ['#7a3a0a', [0.3, '#f2b45a'], [0.48, '#fff0c8'], [0.7, '#c4762a'], '#5a2606'],
    0,
  );
  const plume = paint.linear(['#ff8a6a', '#e01a2e', '#7a0018'], 0);
  const strands = [28, 46, 64, 82, 100, 118, 136, 154, 172]
    .map(
      (x) =>
        `<path d="M100 84L${x} ${20 + Math.abs(x - 100) ** 1.6 / 36}" stroke="#5a0010" stroke-opacity=".35" stroke-width="3"/>`,
    )
    .join('');
  return (
    paint.lit(
      `<path d="${curve([
        [10, 92],
        [20, 46],
        [56, 14],
        [100, 4],
        [144, 14],
        [180, 46],
        [190, 92],
        [160, 72],
        [128, 56],
        [100, 50],
        [72, 56],
        [40, 72],
      ])}" fill="${plume}"/>${strands}`,
      4,
      '#ffb07a',
    ) +
    paint.lit(
      `<path d="M100 40C146 40 164 76 162 116L158 176L122 194L118 138L126 112H110L104 134H96L90 112H74L82 138L78 194L42 176L38 116C36 76 54 40 100 40Z" fill="${bronze}"/>`,
      5,
      '#ff9a5a',
    ) +
    mirrored(
      '<path d="M48 104C60 94 80 98 88 108L84 122C70 116 58 116 50 120Z" fill="#1a0a04"/><circle cx="70" cy="110" r="5" fill="#5ad6ff"/>',
    ) +
    `<path d="M100 44V110" stroke="#fff3c8" stroke-opacity=".8" stroke-width="5" stroke-linecap="round"/><path d="M44 92C60 80 84 84 97 100M156 92C140 80 116 84 103 100" stroke="#5a2606" stroke-opacity=".7" stroke-width="4" fill="none"/>` +
    paint.glint(70, 66, 18)
  );
};

const bolt: Drawing = (paint) => {
  const core = paint.linear(['#ffffff', [0.3, '#fff7a8'], [0.65, '#ffc81a'], '#ff7a00']);
  const path = 'M116 4L38 108H84L62 196L164 78H112L146 4Z';
  const storm = paint.linear(['#dfe8ff', '#7a8ad0', '#2a2f7a']);
  return (
    `<circle cx="100" cy="100" r="98" fill="${paint.radial(
      [
        [0, '#8ab4ff', 0.8],
        [1, '#3a2aff', 0],
      ],
      0.5,
      0.5,
      0.5,
    )}"/>` +
    paint.lit(
      `<path d="${curve([
        [18, 140],
        [10, 112],
        [34, 92],
        [54, 78],
        [86, 82],
        [112, 66],
        [148, 76],
        [166, 96],
        [190, 112],
        [184, 142],
        [150, 156],
        [100, 150],
        [54, 158],
      ])}" fill="${storm}"/>`,
      9,
      '#c8a0ff',
      0.5,
    ) +
    paint.lit(
      `<path d="${path}" fill="${core}" stroke="#b34a00" stroke-width="5" stroke-linejoin="round"/>`,
      3.4,
      '#ff6ae0',
      0.45,
    ) +
    paint.glint(98, 60, 17) +
    paint.glint(80, 150, 10)
  );
};

const ankh: Drawing = (paint) => {
  const gold = paint.linear([GOLD[0], [0.3, GOLD[1]], [0.65, GOLD[2]], GOLD[3]], 60);
  return (
    paint.lit(
      `<path fill-rule="evenodd" d="M100 8C134 8 148 34 142 60C138 78 124 94 116 104H168Q178 104 178 114V124Q178 134 168 134H118L124 182Q124 194 112 194H88Q76 194 76 182L82 134H32Q22 134 22 124V114Q22 104 32 104H84C76 94 62 78 58 60C52 34 66 8 100 8ZM100 32C84 32 78 46 82 60C85 72 94 84 100 92C106 84 115 72 118 60C122 46 116 32 100 32Z" fill="${gold}"/>`,
      4.4,
      '#ff9a5a',
    ) +
    paint.lit(
      `<circle cx="100" cy="119" r="15" fill="${paint.radial(['#8affff', '#12a0d6', '#053a70'])}" stroke="#7a3a00" stroke-width="3"/>`,
      4,
      '#fff',
    ) +
    '<path d="M38 119H74M126 119H162M100 146V180" stroke="#1a8ab8" stroke-width="6" stroke-linecap="round"/>' +
    paint.gloss(95, 113, 6, 4, -30) +
    paint.glint(70, 34, 19)
  );
};

const eye: Drawing = (paint) => {
  const gold = paint.linear([GOLD[0], [0.35, GOLD[1]], [0.7, GOLD[2]], GOLD[3]], 60);
  const iris = paint.radial(
    ['#eaffff', [0.3, '#3ae0ff'], [0.75, '#0a6ac4'], '#04204a'],
    0.4,
    0.34,
    0.7,
  );
  return (
    `<circle cx="100" cy="100" r="98" fill="${paint.radial(
      [
        [0, '#ffd24a', 0.8],
        [1, '#ff6a00', 0],
      ],
      0.5,
      0.5,
      0.5,
    )}"/>` +
    paint.lit(`<path d="${star(100, 100, 92, 68, 12)}" fill="${gold}"/>`, 3, '#ff8a4a') +
    paint.lit(
      `<circle cx="100" cy="100" r="62" fill="${paint.radial(['#3a4ad6', '#141a78', '#060a30'])}"/>`,
      3,
      '#8af',
      0.4,
    ) +
    paint.lit(
      `<path d="M34 100C58 62 142 62 166 100C142 134 58 134 34 100Z" fill="#fffdf2" stroke="${gold}" stroke-width="7"/>`,
      3,
      '#fff',
      0.4,
    ) +
    paint.lit(`<circle cx="100" cy="99" r="25" fill="${iris}"/>`, 5, '#9ff', 0.4) +
    '<circle cx="100" cy="99" r="11" fill="#030a18"/><circle cx="92" cy="90" r="6" fill="#fff"/>' +
    paint.lit(
      `<path d="M112 126C116 146 130 154 146 148M84 126L74 150" stroke="${gold}" stroke-width="8" fill="none" stroke-linecap="round"/><path d="M42 74C68 46 132 46 158 74" stroke="${gold}" stroke-width="8" fill="none" stroke-linecap="round"/>`,
      2.4,
      '#fc8',
    ) +
    paint.glint(150, 48, 17)
  );
};

export const myth: Readonly<Record<string, Drawing>> = { crown, helm, bolt, ankh, eye };
