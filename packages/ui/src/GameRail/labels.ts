export interface GameRailLabels {
  previous: string;
  next: string;
}

export const english: GameRailLabels = { previous: 'Previous games', next: 'More games' };
