/** Default texts of LevelCard; amounts are passed formatted, levels by name: "VIP 4". */
export interface LevelCardLabels {
  level: string;
  toNext: (name: string) => string;
  progress: (current: string, required: string) => string;
  toGo: (amount: string) => string;
  /** The requirement is met, but the level is not granted yet. */
  enough: (name: string) => string;
  brings: (name: string) => string;
  highest: string;
  total: (amount: string) => string;
}

export const english: LevelCardLabels = {
  level: 'Your level',
  toNext: (name) => `To ${name}`,
  progress: (current, required) => `${current} of ${required} valid bets`,
  toGo: (amount) => `${amount} to go`,
  enough: (name) => `You've qualified for ${name}. Your upgrade arrives soon.`,
  brings: (name) => `${name} benefits`,
  highest: 'Highest level',
  total: (amount) => `${amount} valid bets`,
};
