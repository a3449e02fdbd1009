/** What BonusCard says by itself: the kinds, the states, and that a bonus has been claimed. */
export interface BonusCardLabels {
  monthly: string;
  birthday: string;
  upgrade: string;
  deposit: string;
  rebate: string;
  pending: string;
  /** Pending, and not yet to be claimed. */
  unreleased: string;
  claimed: string;
  expired: string;
  issued: string;
  claim: string;
  /** Said aloud when the claim has gone through; the amount comes written out. */
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
