export interface WinnersTickerLabels {
  pause: string;
  play: string;
}

export const english: WinnersTickerLabels = { pause: 'Stop the wins', play: 'Let the wins run' };
