import { curve, type Drawing, GOLD, mirrored } from './paint.ts';

const tiger: Drawing = (paint) => {
  const fur = paint.radial(
    ['#ffd890', [0.4, '#ff9a2a'], [0.8, '#d95a0a'], '#8a2a02'],
    0.46,
    0.24,
    0.85,
  );
  const ear = `<path d="${curve([
    [22, 66],
    [18, 26],
    [44, 14],
    [72, 38],
    [58, 62],
  ])}" fill="${fur}"/><path d="${curve([
    [32, 58],
    [30, 34],
    [46, 28],
    [60, 44],
    [52, 60],
  ])}" fill="#ffe6d0"/>`;
  const half =
    '<path d="M18 92L52 98L22 106ZM20 122L56 118L28 136ZM62 30L74 62L80 34ZM50 70L78 80L60 62Z" fill="#2a0f04"/><path d="M44 96C56 80 76 84 86 102C72 108 54 108 44 96Z" fill="#2a0f04"/><path d="M49 96C59 86 74 88 82 101C70 104 57 104 49 96Z" fill="#f2ff6a"/><ellipse cx="67" cy="96" rx="5" ry="8" fill="#0c1a08"/><circle cx="64.5" cy="92.5" r="2.4" fill="#fff"/><path d="M58 140L14 134M58 146L16 154" stroke="#fff" stroke-width="2.4" stroke-linecap="round"/>';
  return (
    paint.lit(mirrored(ear), 4, '#ffd23a') +
    paint.lit(
      `<path d="${curve([
        [100, 22],
        [142, 30],
        [172, 62],
        [184, 108],
        [168, 148],
        [136, 180],
        [100, 190],
        [64, 180],
        [32, 148],
        [16, 108],
        [28, 62],
        [58, 30],
      ])}" fill="${fur}"/><path d="${curve([
        [100, 112],
        [134, 122],
        [148, 150],
        [130, 178],
        [100, 186],
        [70, 178],
        [52, 150],
        [66, 122],
      ])}" fill="#fff4e4"/>`,
      8,
      '#ffe23a',
      0.5,
    ) +
    '<path d="M100 30L90 56L100 66L110 56ZM84 66L100 78L116 66L112 74L100 86L88 74Z" fill="#2a0f04"/>' +
    mirrored(half) +
    `<path d="${curve([
      [100, 148],
      [122, 146],
      [120, 168],
      [100, 180],
      [80, 168],
      [78, 146],
    ])}" fill="#5c0a14"/><path d="M82 150l6 15l6 -14ZM106 151l6 14l6 -15Z" fill="#fff"/><ellipse cx="100" cy="172" rx="11" ry="6" fill="#ff7a8a"/>` +
    paint.lit(
      '<path d="M82 120Q100 112 118 120Q114 138 100 142Q86 138 82 120Z" fill="#e8506a"/>',
      3,
      '#ffc0c0',
    ) +
    '<path d="M100 142V148" stroke="#2a0f04" stroke-width="4"/>'
  );
};

const bull: Drawing = (paint) => {
  const hide = paint.radial(
    ['#c48a5a', [0.4, '#7a4322'], [0.8, '#41200e'], '#1c0c04'],
    0.46,
    0.2,
    0.9,
  );
  const horn = paint.linear(['#fffbe8', '#f2d9a0', '#a8742a', '#4a2c0a'], 70);
  const half = `<path d="M66 58C36 62 8 50 4 10C22 30 44 34 70 34Z" fill="${horn}"/>`;
  const ears = `<path d="${curve([
    [54, 72],
    [14, 66],
    [10, 84],
    [34, 98],
    [58, 92],
  ])}" fill="${hide}"/><path d="${curve([
    [48, 78],
    [24, 74],
    [24, 82],
    [38, 90],
  ])}" fill="#e8a890"/>`;
  return (
    paint.lit(mirrored(half), 4, '#ffd08a') +
    paint.lit(mirrored(ears), 3, '#ffb06a') +
    paint.lit(
      `<path d="${curve([
        [100, 30],
        [138, 38],
        [152, 72],
        [142, 112],
        [136, 150],
        [100, 160],
        [64, 150],
        [58, 112],
        [48, 72],
        [62, 38],
      ])}" fill="${hide}"/>`,
      8,
      '#ffc04a',
      0.5,
    ) +
    paint.lit(
      `<path d="${curve([
        [100, 124],
        [136, 132],
        [146, 160],
        [126, 186],
        [100, 190],
        [74, 186],
        [54, 160],
        [64, 132],
      ])}" fill="${paint.radial(['#f2c8a8', '#b87a58', '#5c3018'])}"/>`,
      7,
      '#ffd0a0',
      0.5,
    ) +
    mirrored(
      '<path d="M58 80C68 72 82 78 84 92C72 98 60 94 58 80Z" fill="#120602"/><path d="M63 82C70 77 78 81 80 90C72 93 65 90 63 82Z" fill="#ffb81a"/><circle cx="72" cy="86" r="3.6" fill="#120602"/><path d="M52 70L86 80" stroke="#1c0c04" stroke-width="7" stroke-linecap="round"/><ellipse cx="80" cy="154" rx="8" ry="11" fill="#2a1006" transform="rotate(20 80 154)"/>',
    ) +
    paint.lit(
      `<path d="M100 38L118 54L100 78L82 54Z" fill="${paint.linear(['#c8fff0', '#1ad6a0', '#05705a'])}" stroke="${GOLD[1]}" stroke-width="5" stroke-linejoin="round"/>`,
      2.4,
      '#fff',
    ) +
    paint.lit(
      `<path d="M82 168C80 196 120 196 118 168" stroke="${paint.linear([GOLD[0], GOLD[1], GOLD[2]], 0)}" stroke-width="9" fill="none" stroke-linecap="round"/>`,
      2.6,
      '#ffa',
    )
  );
};

const owl: Drawing = (paint) => {
  const plume = paint.linear(['#c9a0ff', [0.4, '#7a4fd0'], '#2f1570']);
  const chest = Array.from({ length: 9 }, (_, index) => {
    const x = 70 + (index % 3) * 30 - (Math.floor(index / 3) % 2 === 1 ? 12 : 0);
    const y = 128 + Math.floor(index / 3) * 17;
    return `<path d="M${x - 10} ${y}Q${x} ${y + 20} ${x + 10} ${y}Z" fill="#fff" opacity=".55"/>`;
  }).join('');
  const wing = `<path d="${curve([
    [40, 84],
    [12, 120],
    [14, 164],
    [44, 184],
    [58, 130],
  ])}" fill="${paint.linear(['#a87aff', '#5a2fb8', '#230c5a'])}"/>`;
  const eye = `<circle cx="68" cy="78" r="34" fill="${paint.radial(['#fff', '#ffe9c0', '#e0a850'], 0.5, 0.5, 0.6)}"/>`;
  return (
    paint.lit(
      `<path d="${curve([
        [100, 36],
        [150, 22],
        [176, 6],
        [172, 56],
        [176, 120],
        [152, 178],
        [100, 192],
        [48, 178],
        [24, 120],
        [28, 56],
        [24, 6],
        [50, 22],
      ])}" fill="${plume}"/>`,
      7,
      '#ff8ae0',
      0.5,
    ) +
    `<g clip-path="${paint.clip('M58 118H142V190H58Z')}">${chest}</g>` +
    paint.lit(mirrored(wing), 4, '#9ad0ff') +
    paint.lit(mirrored(eye), 4, '#ffd') +
    mirrored(
      '<circle cx="70" cy="80" r="20" fill="#ff9a0a"/><circle cx="70" cy="80" r="12.5" fill="#120a1c"/><circle cx="64.5" cy="74" r="5" fill="#fff"/>',
    ) +
    paint.lit(
      `<path d="M100 88L116 104L100 130L84 104Z" fill="${paint.linear(['#ffe98a', '#ff9a12', '#b84a00'])}"/>`,
      3,
      '#fff',
    ) +
    mirrored(
      '<path d="M66 186q4 10 8 0q4 10 8 0q4 10 8 0" fill="#ffb02a" stroke="#a35400" stroke-width="2"/>',
    )
  );
};

const leaf: Drawing = (paint) => {
  const green = paint.linear(['#d8ff7a', [0.4, '#4cc43a'], '#0b5c26'], 60);
  const blade = curve([
    [24, 178],
    [30, 118],
    [62, 62],
    [118, 28],
    [178, 20],
    [178, 84],
    [142, 138],
    [86, 172],
  ]);
  const cuts =
    '<path d="M176 58L128 70L160 40ZM156 116L116 100L170 92ZM112 158L86 124L140 138ZM90 40L96 84L60 62ZM44 92L68 116L32 128Z" fill="#06381a" opacity=".55"/>';
  return (
    paint.lit(
      `<path d="M10 194C24 178 40 164 56 150" stroke="#3a8a2a" stroke-width="11" stroke-linecap="round"/>`,
      2.6,
      '#cf8',
    ) +
    paint.lit(`<path d="${blade}" fill="${green}"/>`, 5, '#f2ff8a', 0.5) +
    `<g clip-path="${paint.clip(blade)}">${cuts}</g><path d="M26 178C70 120 118 72 176 24M62 138L108 150M88 108L142 120M116 80L166 84M72 126L60 78M98 96L92 46M128 66L126 32" stroke="#e6ffb0" stroke-opacity=".75" stroke-width="3.4" fill="none" stroke-linecap="round"/>` +
    paint.glint(118, 54, 15)
  );
};

const paw: Drawing = (paint) => {
  const gold = paint.radial(['#fffbe0', [0.4, '#ffd23a'], '#c46a00'], 0.4, 0.28, 0.8);
  const pads =
    '<ellipse cx="58" cy="92" rx="15" ry="20" transform="rotate(-24 58 92)"/><ellipse cx="84" cy="66" rx="16" ry="22" transform="rotate(-8 84 66)"/><ellipse cx="116" cy="66" rx="16" ry="22" transform="rotate(8 116 66)"/><ellipse cx="142" cy="92" rx="15" ry="20" transform="rotate(24 142 92)"/>';
  return (
    paint.lit(
      `<circle cx="100" cy="100" r="90" fill="${paint.linear([GOLD[0], GOLD[1], GOLD[2], GOLD[3]], 60)}"/>`,
      4,
      '#ff9a5a',
    ) +
    paint.lit(
      `<circle cx="100" cy="100" r="76" fill="${paint.radial(['#4ee07a', '#128a42', '#043f20'], 0.4, 0.3, 0.8)}"/>`,
      3,
      '#cfa',
      0.4,
    ) +
    paint.lit(
      `<g fill="${gold}" stroke="#7a3a00" stroke-width="3">${pads}<path d="${curve([
        [100, 98],
        [128, 112],
        [140, 140],
        [122, 154],
        [100, 148],
        [78, 154],
        [60, 140],
        [72, 112],
      ])}"/></g>`,
      5,
      '#ff7a5a',
      0.5,
    ) +
    paint.gloss(66, 48, 26, 10, -34, 0.55) +
    paint.glint(146, 54, 17)
  );
};

export const beasts: Readonly<Record<string, Drawing>> = { tiger, bull, owl, leaf, paw };
