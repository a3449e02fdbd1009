import {
  promotionBills as billsCall,
  closePromotion,
  recordInfo,
  recordList,
  recordPreview,
  settlePromotion,
} from '@parlor/api/calls/promotions';
import type { EndingPreview, PromotionRecordDetail } from '@parlor/api/entities';
import {
  endingPreview,
  promotionBills,
  promotionRecordDetail,
  promotionRecords,
} from '@parlor/api/fixtures';
import { answer, disconnect, hang, refuse } from '@parlor/api/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { getHref } from '../../navigation/paths.ts';
import { StoryApp } from '../../testing/StoryApp.tsx';
import { says, showsRetry } from '../../testing/story-checks.ts';
import { onDesktop, screenParameters } from '../../testing/story-parameters.ts';

const mine = answer(recordList, ({ status }) => {
  const rows = promotionRecords.filter((record) => !status || record.status === status);
  return { rows, total: rows.length };
});
const bills = answer(billsCall, () => ({ rows: promotionBills, total: promotionBills.length }));
const asked: Partial<PromotionRecordDetail> = {
  askNetwinAmount: '800.00',
  askBalance: '1200.00',
  deadline: '2099-11-26T02:00:00Z',
};
const shown = (
  change: Partial<PromotionRecordDetail> = {},
  preview: Partial<EndingPreview> = {},
) => ({
  path: getHref('myPromotionDetail', { id: '1' }),
  handlers: [
    answer(recordInfo, () => ({ ...promotionRecordDetail, ...asked, ...change })),
    answer(recordPreview, () => ({ ...endingPreview, ...preview })),
    bills,
  ],
});
const settlable = shown(
  { status: 'settlable', buttonStatus: 1, currentBetAmount: '10000.00', askNetwinAmount: '0.00' },
  {
    settle: { ...endingPreview.settle, possible: true },
    close: { ...endingPreview.close, givesUpSettlement: true },
  },
);

/**
 * A promotion that the player has joined: its progress and bets, and how to settle, close or unlock
 * it.
 */
const meta = {
  title: 'Screens/My promotions',
  component: StoryApp,
  parameters: { ...screenParameters },
  args: { path: getHref('myPromotion'), player: true, handlers: [mine] },
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  async play({ canvas, userEvent }) {
    await expect((await canvas.findAllByText('Ongoing')).at(-1)).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Settled' }));
    await expect(await canvas.findByText('₱1,310.00 paid to your wallet')).toBeVisible();
  },
};

export const Empty: Story = {
  args: { handlers: [answer(recordList, () => ({ rows: [], total: 0 }))] },
  play: says('No promotions yet'),
};

export const Loading: Story = { args: { handlers: [hang(recordList)] } };

export const Failed: Story = { args: { handlers: [disconnect(recordList)] }, play: showsRetry };

export const UnknownStatus: Story = {
  args: { path: getHref('myPromotion', { status: 'theirs' }) },
  play: says('Welcome, doubled'),
};

export const VeryFull: Story = {
  args: {
    handlers: [
      answer(recordList, () => ({
        rows: Array.from({ length: 20 }, (_, index) => ({
          ...(promotionRecords[index % 6] as (typeof promotionRecords)[number]),
          id: String(index),
          promotionName: 'The Great Monsoon of the Seven Thousand Islands, Deluxe',
          currentBetAmount: '999999999999.99',
          askBetAmount: '999999999999.99',
          currentBalance: '999999999999.99',
        })),
        total: 200,
      })),
    ],
  },
  play: says('Show more'),
};

export const Ongoing: Story = {
  args: shown(),
  async play({ canvas }) {
    await expect(await canvas.findByText('₱6,240.00')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Settle ₱1,496.15' })).toBeDisabled();
    await expect(canvas.getByText('2 requirements to go')).toBeVisible();
    await expect(await canvas.findByText('₱9,710.50')).toBeVisible();
  },
};

export const OngoingOnDesktop: Story = {
  ...onDesktop,
  args: shown(),
  play: says('End the promotion'),
};

export const Settlable: Story = {
  args: settlable,
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Settle ₱1,496.15' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Settle Welcome, doubled?' });
    await expect(within(dialog).getByText('₱9,710.50')).toBeVisible();
  },
};

/** The player's own part of the lost balance is shown. */
export const CloseConfirm: Story = {
  args: shown(),
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Close' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Close Welcome, doubled?' });
    await expect(within(dialog).getByText('Your own part that is lost')).toBeVisible();
    await expect(within(dialog).getByText('₱500.00')).toBeVisible();
    await expect(
      within(dialog).getByRole('button', { name: 'Close and lose ₱1,496.15' }),
    ).toBeVisible();
  },
};

/** Closing what could be settled warns with the amount. */
export const CloseGivesUp: Story = {
  args: settlable,
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Close' }));
    await expect(await screen.findByText(/settling pays ₱1,496\.15/)).toBeVisible();
  },
};

export const Collecting: Story = {
  args: {
    ...shown(),
    handlers: [hang(closePromotion), ...shown({ inGame: '120.00' }, { inGame: '120.00' }).handlers],
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Close' }));
    await userEvent.click(await screen.findByRole('button', { name: /^Close and lose/ }));
    await expect(await screen.findByText('Returning the money from the game…')).toBeVisible();
  },
};

export const ChangedMeanwhile: Story = {
  args: {
    ...settlable,
    handlers: [refuse(settlePromotion, 409, '', { reason: 'conflict' }), ...settlable.handlers],
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Settle ₱1,496.15' }));
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Settle ₱1,496.15' }));
    await expect(
      await screen.findByText('The amounts have changed. Check them again.'),
    ).toBeVisible();
  },
};

export const Uncertain: Story = {
  args: { ...settlable, handlers: [disconnect(settlePromotion), ...settlable.handlers] },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Settle ₱1,496.15' }));
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Settle ₱1,496.15' }));
    await expect(await canvas.findByText('No response yet')).toBeVisible();
  },
};

/** The balance is below the release amount. */
export const Unlockable: Story = {
  args: shown(
    { currentBalance: '0.60', currentNetwinAmount: '-999.40' },
    {
      settle: { ...endingPreview.settle, amount: '0.60', voidedFreeSpins: 0 },
      unlock: { ...endingPreview.unlock, possible: true, voided: '0.60' },
    },
  ),
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Unlock' }));
    await expect(
      await screen.findByRole('alertdialog', { name: 'Unlock Welcome, doubled?' }),
    ).toBeVisible();
  },
};

export const Closing: Story = {
  args: shown({ status: 'closing', inGame: '120.00' }),
  play: says('A round is still open. The promotion closes as soon as it ends.'),
};

const ended = { endTime: '2026-11-20T02:00:00Z', currentBalance: '0.00', freeSpins: 0 };

export const Settled: Story = {
  args: shown({ ...ended, status: 'settled', settledAmount: '1310.00' }),
  async play({ canvas }) {
    await expect(await canvas.findByText('₱1,310.00 is in your wallet')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Close' })).toBeNull();
  },
};

export const Closed: Story = {
  args: shown({ ...ended, status: 'closed' }),
  play: says('This promotion is closed'),
};

export const Unlocked: Story = {
  args: shown({ ...ended, status: 'unlocked' }),
  play: says('This promotion is unlocked'),
};

export const DetailVeryFull: Story = {
  args: shown({
    promotionName: 'The Great Monsoon of the Seven Thousand Islands, Deluxe',
    askBetAmount: '999999999999.99',
    currentBetAmount: '999999999999.98',
    bonusAmount: '999999999999.99',
    currentBalance: '999999999999.99',
  }),
  play: says('₱999,999,999,999.98'),
};

export const DetailLoading: Story = { args: { ...shown(), handlers: [hang(recordInfo)] } };

export const DetailFailed: Story = {
  args: { ...shown(), handlers: [disconnect(recordInfo)] },
  play: showsRetry,
};

export const DetailWithoutId: Story = {
  args: { path: getHref('myPromotionDetail') },
  play: says('Promotion not found'),
};

export const DetailMissing: Story = {
  args: {
    path: getHref('myPromotionDetail', { id: 'theirs' }),
    handlers: [refuse(recordInfo, 404, 'No such promotion', { reason: 'notFound' })],
  },
  play: says('Promotion not found'),
};

const billPath = getHref('myPromotionBill', { id: '1' });
const found = answer(recordInfo, () => promotionRecordDetail);

export const Bill: Story = {
  args: { path: billPath, handlers: [found, bills] },
  async play({ canvas }) {
    await expect(await canvas.findByText(/₱50\.00 counts/)).toBeVisible();
    await expect(canvas.getByText(/half an hour/)).toBeVisible();
  },
};

export const BillLoading: Story = {
  args: { path: billPath, handlers: [hang(recordInfo), hang(billsCall)] },
};

export const BillEmpty: Story = {
  args: { path: billPath, handlers: [found, answer(billsCall, () => ({ rows: [], total: 0 }))] },
  play: says('No bets yet'),
};

export const BillFailed: Story = {
  args: { path: billPath, handlers: [found, disconnect(billsCall)] },
  play: showsRetry,
};

export const BillWithoutId: Story = {
  args: { path: getHref('myPromotionBill') },
  play: says('Promotion not found'),
};

export const BillMissing: Story = {
  args: {
    path: getHref('myPromotionBill', { id: 'theirs' }),
    handlers: [
      refuse(recordInfo, 404, 'No such promotion', { reason: 'notFound' }),
      refuse(billsCall, 404, 'No such promotion', { reason: 'notFound' }),
    ],
  },
  play: says('Promotion not found'),
};
