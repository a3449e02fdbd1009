import { bonusList, claimBonus, getDetail } from '@parlor/api/calls/bonuses';
import { getNextLevelSchedule, levelList } from '@parlor/api/calls/levels';
import { claimRebate, getRebateOverview, rebateList } from '@parlor/api/calls/rebate';
import {
  claimReferral,
  referralEarnings as earningsCall,
  referredPlayers as friendsCall,
  getReferralOverview,
} from '@parlor/api/calls/referral';
import {
  bonuses,
  bonusOverview,
  levelSchedule,
  memberLevels,
  rebateOverview,
  rebates,
  referralEarnings,
  referralOverview,
  referredPlayers,
} from '@parlor/api/fixtures';
import { answer, disconnect, hang, refuse } from '@parlor/api/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { getHref } from '../../navigation/paths.ts';
import { StoryApp } from '../../testing/StoryApp.tsx';
import { says, showsRetry } from '../../testing/story-checks.ts';
import { screenParameters } from '../../testing/story-parameters.ts';

const MUCH = '999999999999.99';
const byState = <Row extends { state: string }>(
  rows: readonly Row[],
  state: string | undefined,
) => {
  const found = rows.filter((row) => !state || row.state === state);
  return { rows: found, total: found.length };
};
const nothing = { rows: [], total: 0 };

const offered = [
  answer(getDetail, () => bonusOverview),
  answer(bonusList, ({ state }) => byState(bonuses, state)),
  answer(getRebateOverview, () => rebateOverview),
  answer(rebateList, ({ state }) => byState(rebates, state)),
  answer(levelList, () => ({ rows: memberLevels })),
  answer(getReferralOverview, () => referralOverview),
  answer(earningsCall, () => ({ rows: referralEarnings, total: referralEarnings.length })),
  answer(friendsCall, () => ({ rows: referredPlayers, total: referredPlayers.length })),
];

/** Bonuses, rebates, levels and referrals: what a player has earned, and what is still required. */
const meta = {
  title: 'Screens/Rewards',
  component: StoryApp,
  parameters: { ...screenParameters },
  args: { path: getHref('systemBonus'), player: true, handlers: offered },
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

const claimed = { ...bonuses[0], state: 'claimed', issuedTime: '2026-11-20T02:00:00Z' };

export const Bonus: Story = {
  args: {
    handlers: [answer(claimBonus, () => claimed as (typeof bonuses)[number]), ...offered],
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: /^Claim/ }));
    await expect(await canvas.findByText('Claimed')).toBeVisible();
    // The button had the focus, and is gone.
    await expect(canvas.getByRole('heading', { name: 'Monthly bonus' })).toHaveFocus();
  },
};

export const BonusHistory: Story = {
  args: { path: getHref('systemBonus', { tab: 'history' }) },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Expired' }));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(1));
  },
};

export const BonusExpired: Story = {
  args: {
    handlers: [refuse(claimBonus, 422, '', { reason: 'claim.expired' }), ...offered],
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: /^Claim/ }));
    await expect(await canvas.findByText('The time to claim this has expired.')).toBeVisible();
  },
};

/** The refreshed list no longer has the card; the reason remains as a toast. */
export const BonusExpiredAndGone: Story = {
  args: {
    handlers: (() => {
      let loads = 0;
      return [
        answer(getDetail, () => {
          loads += 1;
          return loads === 1 ? bonusOverview : { ...bonusOverview, offers: [] };
        }),
        refuse(claimBonus, 422, '', { reason: 'claim.expired' }),
        ...offered,
      ];
    })(),
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: /^Claim/ }));
    await waitFor(() => expect(canvas.queryByRole('article')).toBeNull());
    const toast = within(document.body).getByText('The time to claim this has expired.', {
      selector: '[data-part="text"]',
    });
    await expect(toast).toBeVisible();
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
};

/** What the next level asks for says nothing about a bonus that is released. */
export const UpgradeReleased: Story = {
  args: {
    handlers: [
      answer(getDetail, () => ({
        ...bonusOverview,
        offers: bonusOverview.offers
          .filter(({ kind }) => kind === 'levelUpgrade')
          .map((offer) => ({
            ...offer,
            claimable: { ...(bonuses[0] as (typeof bonuses)[number]), kind: offer.kind },
          })),
      })),
      ...offered,
    ],
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: /^Claim/ })).toBeVisible();
    await expect(canvas.queryByText(/^When you reach the next level/)).toBeNull();
  },
};

export const BonusUncertain: Story = {
  args: { handlers: [disconnect(claimBonus), ...offered] },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: /^Claim/ }));
    await expect(await canvas.findByText(/it is paid once/)).toBeVisible();
  },
};

export const BonusEmpty: Story = {
  args: {
    path: getHref('systemBonus', { tab: 'history' }),
    handlers: [answer(bonusList, () => nothing), ...offered],
  },
  play: says('No bonuses yet'),
};

export const BonusLoading: Story = { args: { handlers: [hang(getDetail)] } };

export const BonusFailed: Story = { args: { handlers: [disconnect(getDetail)] }, play: showsRetry };

export const BonusVeryFull: Story = {
  args: {
    handlers: [
      answer(getDetail, () => ({
        ...bonusOverview,
        claimableAmount: MUCH,
        offers: bonusOverview.offers.map((offer) => ({
          ...offer,
          amount: MUCH,
          requiredBets: MUCH,
          currentBets: MUCH,
        })),
      })),
    ],
  },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getAllByText('₱999,999,999,999.99').length).toBe(4));
  },
};

const rebatePath = getHref('rebate');

export const Rebate: Story = {
  args: {
    path: rebatePath,
    handlers: [
      answer(claimRebate, () => ({
        ...(rebates[0] as (typeof rebates)[number]),
        state: 'claimed' as const,
        claimedTime: '2026-11-21T02:00:00Z',
      })),
      ...offered,
    ],
  },
  async play({ canvas, userEvent }) {
    await expect(await canvas.findByText('0.6% of ₱1,500.00')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: /^Claim/ }));
    await expect(await canvas.findByText('Claimed')).toBeVisible();
  },
};

export const RebateHistory: Story = {
  args: { path: getHref('rebate', { tab: 'history' }) },
  play: says('Rebate of Tue, Nov 10'),
};

export const RebateEmpty: Story = {
  args: {
    path: getHref('rebate', { tab: 'history' }),
    handlers: [answer(rebateList, () => nothing), ...offered],
  },
  play: says('No rebates yet'),
};

export const RebateLoading: Story = {
  args: { path: rebatePath, handlers: [hang(getRebateOverview)] },
};

export const RebateFailed: Story = {
  args: { path: rebatePath, handlers: [disconnect(getRebateOverview)] },
  play: showsRetry,
};

export const RebateVeryFull: Story = {
  args: {
    path: rebatePath,
    handlers: [
      answer(getRebateOverview, () => ({
        ...rebateOverview,
        estimate: MUCH,
        claimableAmount: MUCH,
        lines: ['1', '2', '3', '4'].map((categoryId) => ({
          categoryId,
          categoryName: 'Fishing of the Seven Thousand Islands',
          validBets: MUCH,
          rate: '0.95',
          amount: MUCH,
        })),
      })),
      ...offered,
    ],
  },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getAllByText('₱999,999,999,999.99').length).toBe(6));
  },
};

const levelsPath = getHref('levels');

export const Levels: Story = {
  args: { path: levelsPath },
  async play({ canvas }) {
    await expect(
      await canvas.findByText('Your level', {
        selector: '[data-component=Tag] *, [data-component=Tag]',
      }),
    ).toBeVisible();
    await expect(await canvas.findByText('Upgrade bonus ₱388.00')).toBeVisible();
  },
};

export const LevelsHighest: Story = {
  args: {
    path: levelsPath,
    handlers: [
      answer(getNextLevelSchedule, () => ({
        ...levelSchedule,
        level: 10,
        levelName: 'VIP 10',
        nextLevel: null,
        nextLevelName: null,
        requiredBets: null,
        remainingBets: '0.00',
        percent: 100,
      })),
      ...offered,
    ],
  },
  play: says('Highest level'),
};

export const LevelsVeryFull: Story = {
  args: {
    path: levelsPath,
    handlers: [
      answer(levelList, () => ({
        rows: memberLevels.map((level) => ({
          ...level,
          name: `Distinguished guest of the islands ${level.level}`,
          upgradeBonus: MUCH,
          monthlyBonus: MUCH,
          birthdayBonus: MUCH,
          requiredBets: MUCH,
        })),
      })),
    ],
  },
  async play({ canvas }) {
    await waitFor(() =>
      expect(canvas.getAllByText(/999,999,999,999\.99/).length).toBeGreaterThan(10),
    );
  },
};

export const LevelsEmpty: Story = {
  args: { path: levelsPath, handlers: [answer(levelList, () => ({ rows: [] }))] },
  play: says('No levels right now'),
};

export const LevelsLoading: Story = {
  args: { path: levelsPath, handlers: [hang(levelList), hang(getNextLevelSchedule)] },
};

export const LevelsFailed: Story = {
  args: { path: levelsPath, handlers: [disconnect(levelList), disconnect(getNextLevelSchedule)] },
  play: showsRetry,
};

const referralPath = getHref('referralProgram');

export const Referral: Story = {
  args: {
    path: referralPath,
    handlers: [
      answer(claimReferral, () => ({
        ...(referralEarnings[0] as (typeof referralEarnings)[number]),
        state: 'claimed' as const,
        claimedTime: '2026-11-21T02:00:00Z',
      })),
      ...offered,
    ],
  },
  async play({ canvas, userEvent }) {
    await expect(
      await canvas.findByRole('img', { name: 'QR code of your invitation link' }),
    ).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Claim ₱11.25' }));
    await waitFor(() => expect(canvas.getAllByText('Claimed')).toHaveLength(2));
  },
};

export const ReferralEmpty: Story = {
  args: {
    path: referralPath,
    handlers: [answer(earningsCall, () => nothing), answer(friendsCall, () => nothing), ...offered],
  },
  play: says('No friends yet'),
};

export const ReferralLoading: Story = {
  args: { path: referralPath, handlers: [hang(getReferralOverview)] },
};

export const ReferralFailed: Story = {
  args: { path: referralPath, handlers: [disconnect(getReferralOverview)] },
  play: showsRetry,
};

export const ReferralVeryFull: Story = {
  args: {
    path: referralPath,
    handlers: [
      answer(getReferralOverview, () => ({
        ...referralOverview,
        earnedAmount: MUCH,
        claimableAmount: MUCH,
        requiredBets: MUCH,
      })),
      ...offered,
    ],
  },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getAllByText('₱999,999,999,999.99')).toHaveLength(2));
  },
};
