export interface WinnersTickerLabels {
  pause: string;
  play: string;
}

export const english: WinnersTickerLabels = { pause: 'Pause wins', play: 'Resume wins' };
