/** Default texts of TurnoverBar; amounts are passed formatted: "₱5,580.00". */
export interface TurnoverBarLabels {
  met: string;
  /** Current and required amount: "₱496.15 of ₱800.00". */
  of: (current: string, required: string) => string;
  toGo: (amount: string) => string;
  above: (amount: string) => string;
}

export const english: TurnoverBarLabels = {
  met: 'Met',
  of: (current, required) => `${current} of ${required}`,
  toGo: (amount) => `${amount} to go`,
  above: (amount) => `${amount} over the requirement`,
};
