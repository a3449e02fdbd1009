/** Default texts of BonusCard: the kinds, the states, and the confirmation of a claim. */
export interface BonusCardLabels {
  monthly: string;
  birthday: string;
  upgrade: string;
  deposit: string;
  rebate: string;
  pending: string;
  /** Pending, and not claimable yet. */
  unreleased: string;
  claimed: string;
  expired: string;
  issued: string;
  claim: string;
  /** Announced when the claim has succeeded; the amount is already formatted. */
  arrived: (title: string, amount: string) => string;
}

export const english: BonusCardLabels = {
  monthly: 'Monthly bonus',
  birthday: 'Birthday bonus',
  upgrade: 'Upgrade bonus',
  deposit: 'Deposit bonus',
  rebate: 'Rebate',
  pending: 'Ready to claim',
  unreleased: 'Not released yet',
  claimed: 'Claimed',
  expired: 'Expired',
  issued: 'Credited',
  claim: 'Claim',
  arrived: (title, amount) => `${title}: ${amount} claimed`,
};
