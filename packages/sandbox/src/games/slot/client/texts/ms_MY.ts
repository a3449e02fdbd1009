import type { SlotTexts } from './en_US.ts';

export const texts: SlotTexts = {
  loading: 'Menyediakan gelung',
  press: 'Putar',
  info: 'Jadual bayaran dan peraturan',
  line: (number) => `Baris ${number}`,
  rulesTitle: 'Jadual bayaran',
  paytableNote: (stake) =>
    `Bayaran pada taruhan ${stake}. Dikira dari gelung paling kiri; setiap baris membayar kemenangan terpanjang.`,
  wild: 'Liar',
  wildRule: 'Menggantikan semua simbol kecuali bonus. Muncul pada gelung 2, 3 dan 4.',
  wildDouble: 'Setiap simbol liar dalam kemenangan menggandakannya.',
  scatter: 'Bonus',
  scatterRule: 'Tiga atau lebih membayar di mana-mana, atas seluruh taruhan.',
  lineShapes: 'Baris',
  rules:
    'Setiap pusingan diputuskan oleh pelayan permainan sebaik anda menekan putar; gelung hanya menunjukkannya. Jika sambungan terputus, pusingan dikira telah diputuskan dan ditunjukkan apabila anda kembali. Kerosakan membatalkan bayaran dan permainan yang terjejas.',
  keys: 'Space atau Enter memutar, kekunci anak panah menukar taruhan, P membuka halaman ini, M menukar bunyi.',
};
