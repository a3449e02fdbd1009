export interface NoticeBarLabels {
  pause: string;
  play: string;
  close: string;
}

export const english: NoticeBarLabels = { pause: 'Pause', play: 'Play', close: 'Close' };
