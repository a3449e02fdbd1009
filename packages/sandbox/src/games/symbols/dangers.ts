import { curve, type Drawing, ring, star } from './paint.ts';

/** What a player must not find. */

const bomb: Drawing = (paint) =>
  paint.lit(
    `<path d="M120 62C126 40 146 34 160 46" fill="none" stroke="#c9a46a" stroke-width="9" stroke-linecap="round"/>`,
    2,
    '#ffd98a',
  ) +
  paint.lit(
    `<circle cx="92" cy="118" r="62" fill="${paint.radial(['#6a7488', '#2a303e', '#0c0e14'])}"/><rect x="98" y="46" width="38" height="26" rx="6" transform="rotate(24 117 59)" fill="${paint.linear(['#9aa4b8', '#3a4252'])}"/>`,
    8,
    '#ff8a4a',
  ) +
  paint.gloss(68, 92, 24, 15) +
  `<path d="${star(164, 46, 34, 11, 8, -80)}" fill="${paint.radial(['#ffffff', '#ffe46a', '#ff7a1a'], 0.5, 0.5, 0.55)}"/>` +
  paint.glint(164, 46, 24);

const skull: Drawing = (paint) =>
  paint.lit(
    `<path d="M100 26C146 26 172 58 170 98C169 120 158 132 146 138L144 166C144 176 136 180 126 180H74C64 180 56 176 56 166L54 138C42 132 31 120 30 98C28 58 54 26 100 26Z" fill="${paint.radial(['#ffffff', '#e6e0f4', '#8a7ab0'])}"/>`,
    6,
    '#c86aff',
  ) +
  `<ellipse cx="70" cy="104" rx="23" ry="25" fill="#1a0c2e"/><ellipse cx="130" cy="104" rx="23" ry="25" fill="#1a0c2e"/><circle cx="70" cy="106" r="8" fill="#ff4a6a"/><circle cx="130" cy="106" r="8" fill="#ff4a6a"/><path d="M100 124L110 144H90Z" fill="#1a0c2e"/><path d="M78 158V178M100 158V178M122 158V178" stroke="#6a5a90" stroke-width="5" stroke-linecap="round"/>` +
  paint.gloss(74, 56, 30, 14);

const spikes: Drawing = (paint) =>
  paint.lit(
    `<path d="${star(100, 104, 88, 50, 12)}" fill="${paint.radial(['#ffb08a', '#e0342a', '#5a0610'])}" stroke="#3a0408" stroke-width="3" stroke-linejoin="round"/>`,
    4,
    '#ffd24a',
  ) +
  `<circle cx="100" cy="104" r="40" fill="${paint.radial(['#ffd0a0', '#ff5a3a', '#8a0a14'])}"/><path d="M76 92L92 100M124 92L108 100" stroke="#2a0406" stroke-width="7" stroke-linecap="round"/><circle cx="86" cy="106" r="6" fill="#2a0406"/><circle cx="114" cy="106" r="6" fill="#2a0406"/><path d="M84 126Q100 116 116 126" fill="none" stroke="#2a0406" stroke-width="6" stroke-linecap="round"/>`;

const ghost: Drawing = (paint) =>
  paint.lit(
    `<path d="${curve([...ring(100, 88, 62, 9, -180).slice(0, 6), [164, 172], [138, 158], [118, 180], [98, 160], [78, 180], [58, 158], [36, 172]])}" fill="${paint.linear(['#ffffff', '#c8f0ff', '#6a9ad8'])}"/>`,
    7,
    '#6affff',
  ) +
  `<ellipse cx="80" cy="88" rx="11" ry="16" fill="#14204a"/><ellipse cx="122" cy="88" rx="11" ry="16" fill="#14204a"/><ellipse cx="101" cy="124" rx="13" ry="16" fill="#14204a"/>` +
  paint.gloss(70, 52, 22, 12);

export const dangers: Readonly<Record<string, Drawing>> = { bomb, skull, spikes, ghost };
