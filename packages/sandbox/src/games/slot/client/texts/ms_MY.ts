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
  freeSpin: (next, awarded) => `Putaran bonus ${next} daripada ${awarded}`,
  freeState: (played, awarded, times, won) =>
    `Putaran bonus ${played}/${awarded} · ×${times} · ${won}`,
  saidFree: (awarded) => `Anda memenangi ${awarded} putaran bonus.`,
  freeRule: (spins, times, most) =>
    `Tiga atau lebih memulakan ${spins} putaran bonus; setiap kemenangan dikira ×${times}. Tiga atau lebih semasa putaran bonus menambah ${spins} lagi, sehingga ${most} dalam satu pusingan. Jika anda keluar, putaran menunggu 24 jam dan kemudian dimainkan untuk anda.`,
  lineShapes: 'Baris',
  rules:
    'Setiap pusingan diputuskan oleh pelayan permainan sebaik anda menekan putar; gelung hanya menunjukkannya. Jika sambungan terputus, pusingan dikira telah diputuskan dan ditunjukkan apabila anda kembali. Kerosakan membatalkan bayaran dan permainan yang terjejas.',
  keys: 'Space atau Enter memutar, kekunci anak panah menukar taruhan, P membuka halaman ini, M menukar bunyi.',
};
