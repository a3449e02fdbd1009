import type { MatchLook } from '../look.ts';

/** The field of a game from above as an SVG document, 800 x 440; home attacks to the right. */

const line = 'fill="none" stroke="#fff" stroke-opacity=".78" stroke-width="4"';

const stripes = (count: number, hue: number, light: number, dark: number, sat = 52): string =>
  Array.from(
    { length: count },
    (_, n) =>
      `<rect x="${(n * 800) / count}" width="${800 / count + 1}" height="440" fill="hsl(${hue} ${sat}% ${n % 2 === 0 ? light : dark}%)"/>`,
  ).join('');

const boards = (hue: number): string =>
  Array.from(
    { length: 16 },
    (_, n) =>
      `<rect y="${n * 28}" width="800" height="28" fill="hsl(${hue} 62% ${50 + ((n * 5) % 7)}%)"/><path d="M0 ${n * 28}H800M${((n * 173) % 800) + 20} ${n * 28}V${n * 28 + 28}" stroke="#0003" stroke-width="1.6"/>`,
  ).join('');

const goals = (top: number, deep: number): string =>
  `<rect x="8" y="${top}" width="22" height="${deep}" fill="#fff4" stroke="#fff" stroke-width="3"/><rect x="770" y="${top}" width="22" height="${deep}" fill="#fff4" stroke="#fff" stroke-width="3"/>`;

const FIELDS: Readonly<Record<MatchLook['field'], (hue: number) => string>> = {
  pitch: (hue) =>
    `${stripes(12, hue, 34, 30)}<g ${line}><rect x="30" y="26" width="740" height="388" rx="2"/><path d="M400 26V414"/><circle cx="400" cy="220" r="66"/><rect x="30" y="110" width="116" height="220"/><rect x="30" y="166" width="46" height="108"/><rect x="654" y="110" width="116" height="220"/><rect x="724" y="166" width="46" height="108"/><path d="M146 176Q176 220 146 264M654 176Q624 220 654 264"/></g><circle cx="400" cy="220" r="6" fill="#fff"/>${goals(180, 80)}`,
  hardwood: (hue) =>
    `${boards(hue)}<rect x="30" y="136" width="150" height="168" fill="hsl(8 70% 38%/.8)"/><rect x="620" y="136" width="150" height="168" fill="hsl(8 70% 38%/.8)"/><g ${line}><rect x="30" y="26" width="740" height="388"/><path d="M400 26V414M30 60H110Q330 220 110 380H30M770 60H690Q470 220 690 380H770"/><circle cx="400" cy="220" r="60"/><rect x="30" y="136" width="150" height="168"/><rect x="620" y="136" width="150" height="168"/></g><g fill="none" stroke="#ff7a1a" stroke-width="6"><circle cx="74" cy="220" r="15"/><circle cx="726" cy="220" r="15"/></g>`,
  ring: (hue) =>
    `<rect width="800" height="440" fill="hsl(${hue} 46% 13%)"/><rect x="90" y="24" width="620" height="392" rx="10" fill="hsl(${hue} 30% 84%)"/><rect x="110" y="44" width="580" height="352" fill="hsl(${hue} 36% 92%)"/><circle cx="400" cy="220" r="104" fill="hsl(${hue} 60% 46%/.3)"/><path d="M400 132l26 58 62 6-46 42 14 62-56-32-56 32 14-62-46-42 62-6Z" fill="hsl(${hue} 60% 46%/.4)"/><g fill="none" stroke-width="7"><rect x="90" y="24" width="620" height="392" rx="10" stroke="#e02a2a"/><rect x="100" y="34" width="600" height="372" rx="8" stroke="#fff"/><rect x="110" y="44" width="580" height="352" rx="6" stroke="#2a5ae0"/></g><g><rect x="76" y="10" width="46" height="46" rx="9" fill="#e02a2a"/><rect x="678" y="384" width="46" height="46" rx="9" fill="#e02a2a"/><rect x="678" y="10" width="46" height="46" rx="9" fill="#2a5ae0"/><rect x="76" y="384" width="46" height="46" rx="9" fill="#2a5ae0"/></g>`,
  felt: (hue) =>
    `<rect width="800" height="440" rx="30" fill="hsl(22 62% 22%)"/><rect x="14" y="14" width="772" height="412" rx="24" fill="hsl(22 64% 32%)"/><rect x="40" y="40" width="720" height="360" rx="6" fill="hsl(${hue} 66% 30%)"/><rect x="40" y="40" width="720" height="360" rx="6" fill="none" stroke="hsl(${hue} 66% 20%)" stroke-width="12"/><path d="M230 46V394" stroke="#fff7" stroke-width="3"/><circle cx="230" cy="220" r="5" fill="#fff9"/><circle cx="570" cy="220" r="5" fill="#fff9"/><g fill="#050505" stroke="#c89a3a" stroke-width="5"><circle cx="46" cy="46" r="25"/><circle cx="400" cy="38" r="23"/><circle cx="754" cy="46" r="25"/><circle cx="46" cy="394" r="25"/><circle cx="400" cy="402" r="23"/><circle cx="754" cy="394" r="25"/></g>`,
  court: (hue) =>
    `<rect width="800" height="440" fill="hsl(${(hue + 200) % 360} 42% 26%)"/><rect x="56" y="44" width="688" height="352" fill="hsl(${hue} 56% 36%)"/><g ${line}><rect x="56" y="44" width="688" height="352"/><path d="M56 88H744M56 352H744M250 88V352M550 88V352M56 220H250M550 220H744M250 220H550"/></g><path d="M400 20V420" stroke="#0009" stroke-width="12"/><path d="M400 20V420" stroke="#fff" stroke-width="5" stroke-dasharray="5 4"/><circle cx="400" cy="20" r="9" fill="#ddd"/><circle cx="400" cy="420" r="9" fill="#ddd"/>`,
  track: (hue) =>
    `<rect width="800" height="440" fill="hsl(112 44% 27%)"/><rect y="70" width="800" height="300" fill="hsl(${hue} 22% 30%)"/><path d="M0 66H800M0 374H800" stroke="#fff" stroke-width="8"/><path d="M0 66H800M0 374H800" stroke="#e02a2a" stroke-width="8" stroke-dasharray="26 26"/><path d="M0 145H800M0 220H800M0 295H800" stroke="#fff9" stroke-width="4" stroke-dasharray="34 24"/>${[40, 734].map((x) => Array.from({ length: 30 }, (_, n) => `<rect x="${x + (n % 2) * 13}" y="${74 + Math.floor(n / 2) * 20}" width="13" height="10" fill="#fff"/><rect x="${x + ((n + 1) % 2) * 13}" y="${84 + Math.floor(n / 2) * 20}" width="13" height="10" fill="#fff"/>`).join('')).join('')}`,
  sand: (hue) =>
    `<rect width="800" height="440" fill="hsl(${hue} 66% 66%)"/><path d="M0 70Q200 40 400 70T800 60V0H0Z" fill="hsl(194 76% 52%)"/><path d="M0 76Q200 46 400 76T800 66" fill="none" stroke="#fffc" stroke-width="8"/>${Array.from({ length: 46 }, (_, n) => `<ellipse cx="${(n * 173) % 800}" cy="${90 + ((n * 97) % 340)}" rx="${10 + ((n * 7) % 16)}" ry="3" fill="hsl(${hue} 50% 56%/.6)"/>`).join('')}<rect x="90" y="104" width="620" height="290" fill="none" stroke="#2a5ae0" stroke-width="6"/><path d="M400 84V412" stroke="#0007" stroke-width="11"/><path d="M400 84V412" stroke="#fff" stroke-width="5" stroke-dasharray="6 4"/>`,
  diamond: (hue) =>
    `${stripes(16, hue, 33, 30)}<path d="M400 410L190 220Q400 60 610 220Z" fill="hsl(26 52% 46%)"/><path d="M400 372L262 246L400 124L538 246Z" fill="hsl(${hue} 52% 34%)"/><path d="M400 424L30 96M400 424L770 96" stroke="#fff" stroke-width="4"/><circle cx="400" cy="250" r="26" fill="hsl(26 52% 50%)"/><g fill="#fff"><rect x="390" y="394" width="20" height="20" transform="rotate(45 400 404)"/><rect x="234" y="236" width="18" height="18" transform="rotate(45 243 245)"/><rect x="391" y="108" width="18" height="18" transform="rotate(45 400 117)"/><rect x="548" y="236" width="18" height="18" transform="rotate(45 557 245)"/></g>`,
  lane: (hue) =>
    `<rect width="800" height="440" fill="hsl(${hue} 42% 16%)"/><g>${[80, 240].map((y) => `<rect x="20" y="${y}" width="760" height="126" rx="8" fill="hsl(32 66% 58%)"/>${[1, 2, 3, 4, 5].map((n) => `<path d="M20 ${y + n * 21}H780" stroke="#6a3a0a66" stroke-width="2"/>`).join('')}`).join('')}</g>${[34, 690].map((x) => [0, 1, 2].map((row) => [0, 1, 2].map((n) => `<ellipse cx="${x + row * 28}" cy="${122 + n * 90}" rx="9" ry="15" fill="#fff" stroke="#c82a2a" stroke-width="4"/>`).join('')).join('')).join('')}<path d="M0 64H800M0 222H800M0 380H800" stroke="hsl(${hue} 80% 60%)" stroke-width="5"/>`,
  green: (hue) =>
    `<rect width="800" height="440" fill="hsl(${hue} 46% 26%)"/><path d="M40 240C60 90 250 60 400 150S720 60 770 200S700 410 560 370S330 300 240 370S20 400 40 240Z" fill="hsl(${hue} 54% 38%)"/><ellipse cx="130" cy="240" rx="84" ry="70" fill="hsl(${hue} 64% 50%)"/><ellipse cx="672" cy="222" rx="84" ry="70" fill="hsl(${hue} 64% 50%)"/><ellipse cx="330" cy="90" rx="66" ry="28" fill="hsl(44 70% 72%)"/><ellipse cx="470" cy="360" rx="70" ry="28" fill="hsl(44 70% 72%)"/><ellipse cx="390" cy="400" rx="90" ry="24" fill="hsl(200 70% 50%)"/><g stroke="#fff" stroke-width="4"><path d="M130 240V160M672 222V142"/></g><path d="M130 160L176 174L130 190ZM672 142L626 156L672 172Z" fill="#e8342a"/><circle cx="130" cy="242" r="7"/><circle cx="672" cy="224" r="7"/>`,
  arena: (hue) =>
    `<rect width="800" height="440" fill="hsl(${hue} 50% 9%)"/><g fill="none" stroke="hsl(${hue} 90% 62%/.35)" stroke-width="2">${Array.from({ length: 17 }, (_, n) => `<path d="M${n * 50} 0V440"/>`).join('')}${Array.from({ length: 9 }, (_, n) => `<path d="M0 ${n * 55}H800"/>`).join('')}</g><g fill="none" stroke-width="5"><path d="M400 90L512 155V285L400 350L288 285V155Z" stroke="hsl(${hue} 100% 72%)"/><path d="M30 110H120L160 220L120 330H30Z" stroke="#4ac8ff" fill="#4ac8ff26"/><path d="M770 110H680L640 220L680 330H770Z" stroke="#ff5a8a" fill="#ff5a8a26"/></g><circle cx="400" cy="220" r="46" fill="hsl(${hue} 100% 70%/.25)" stroke="hsl(${hue} 100% 80%)" stroke-width="4"/>`,
};

/** The picture as an address for CSS. */
export function fieldUrl({ field, ground }: MatchLook): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 440" width="800" height="440" preserveAspectRatio="none"><defs><radialGradient id="v" cx=".5" cy=".4" r=".75"><stop offset="0" stop-color="#fff" stop-opacity=".24"/><stop offset=".5" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".55"/></radialGradient></defs>${FIELDS[field](ground)}<rect width="800" height="440" fill="url(#v)"/></svg>`;
  return `url("data:image/svg+xml,${encodeURIComponent(svg)}")`;
}
