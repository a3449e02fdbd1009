import { activityInfo, activityList, participateInActivity } from '@parlor/api/calls/activities';
import {
  participate,
  participatePreview,
  promotionGames,
  promotionInfo,
  promotionList,
  promotionMakers,
  recordList,
} from '@parlor/api/calls/promotions';
import type { ActivityDetail, GamePromotionDetail } from '@parlor/api/entities';
import {
  activities,
  activityDetail,
  gamePromotionDetail,
  gamePromotions,
  homePage,
  makeGames,
  participationPreview,
  promotionRecord,
  promotionRecords,
} from '@parlor/api/fixtures';
import { answer, disconnect, hang, refuse } from '@parlor/api/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, type userEvent, waitFor, type within } from 'storybook/test';
import { getHref } from '../../navigation/paths.ts';
import { StoryApp } from '../../testing/StoryApp.tsx';
import { says, showsRetry } from '../../testing/story-checks.ts';
import { onDesktop, screenParameters } from '../../testing/story-parameters.ts';

const offers = [
  answer(promotionList, () => ({ rows: gamePromotions, total: gamePromotions.length })),
  answer(activityList, () => ({ rows: activities, total: activities.length })),
  answer(recordList, () => ({ rows: promotionRecords, total: promotionRecords.length })),
];
const openPromotion: GamePromotionDetail = { ...gamePromotionDetail, recordId: null };
const detail = (change: Partial<GamePromotionDetail> = {}) => ({
  path: getHref('privilegeDetail', { id: gamePromotionDetail.promotionId }),
  player: true,
  handlers: [
    answer(promotionInfo, () => ({ ...openPromotion, ...change })),
    answer(participatePreview, () => participationPreview),
    answer(participate, () => promotionRecord),
  ],
});
const activity = (change: Partial<ActivityDetail> = {}) => ({
  path: getHref('privilegeDetail', { id: '1', kind: 'activity' }),
  player: true,
  handlers: [answer(activityInfo, () => ({ ...activityDetail, ...change }))],
});
const games = (count: number) => [
  answer(promotionInfo, () => openPromotion),
  answer(promotionMakers, () => ({ rows: homePage.makers.slice(0, 4) })),
  answer(promotionGames, () => ({ rows: makeGames(count), total: count })),
];

/**
 * The offers: what a player gets, what is required, until when and on which games, and how to join.
 */
const meta = {
  title: 'Screens/Promotions',
  component: StoryApp,
  parameters: { ...screenParameters },
  args: { path: getHref('privilege'), player: true, handlers: offers },
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

interface Person {
  canvas: ReturnType<typeof within>;
  userEvent: Pick<typeof userEvent, 'click' | 'type'>;
}

export const Ready: Story = {
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: 'Your promotions' })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Live cashback' })).toBeVisible();
  },
};

/** A visitor sees every offer, and is asked to log in when opening one. */
export const Visitor: Story = {
  args: { player: false },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('link', { name: 'Weekend slots' }));
    await expect(
      await screen.findByRole('dialog', { name: 'Log in to join Weekend slots' }),
    ).toBeVisible();
  },
};

export const Activities: Story = {
  args: { path: getHref('privilege', { tab: 'activities' }) },
  play: says('Seven days'),
};

export const Empty: Story = {
  args: {
    handlers: [
      answer(promotionList, () => ({ rows: [], total: 0 })),
      answer(recordList, () => ({ rows: [], total: 0 })),
    ],
  },
  play: says('No promotions right now'),
};

export const Loading: Story = {
  args: { handlers: [hang(promotionList), hang(recordList)] },
};

export const Failed: Story = {
  args: { handlers: [disconnect(promotionList), disconnect(recordList)] },
  play: showsRetry,
};

/** An unknown tab shows the promotions. */
export const UnknownTab: Story = {
  args: { path: getHref('privilege', { tab: 'theirs' }) },
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: 'Live cashback' })).toBeVisible();
  },
};

/** Long names and twelve digits. */
export const VeryFull: Story = {
  args: {
    handlers: [
      answer(promotionList, () => ({
        rows: Array.from({ length: 20 }, (_, index) => ({
          ...(gamePromotions[index % 5] as (typeof gamePromotions)[number]),
          promotionId: String(index),
          promotionName: 'The Great Monsoon of the Seven Thousand Islands, Deluxe',
          maxAmount: '999999999999.99',
          platform: 'Northwind, Sandglass, Mirador Live, Cooperative Games of the Visayas',
        })),
        total: 200,
      })),
      ...offers,
    ],
  },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getAllByText(/999,999,999,999\.99/)).toHaveLength(20));
  },
};

export const Desktop: Story = { ...onDesktop, play: says('Your promotions') };

export const Detail: Story = {
  args: detail(),
  async play({ canvas }) {
    await expect(await canvas.findByText('100% of your transfer, up to ₱1,000.00')).toBeVisible();
    await expect(canvas.getByText('10 × transfer and bonus')).toBeVisible();
    await expect(await canvas.findByRole('textbox', { name: /Transfer/ })).toBeVisible();
  },
};

export const DetailOnDesktop: Story = { ...onDesktop, args: detail(), play: says('Requirements') };

const submit = async ({ canvas, userEvent }: Person, amount: string) => {
  await userEvent.type(await canvas.findByRole('textbox', { name: /Transfer/ }), amount);
  await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
};

export const AmountTooSmall: Story = {
  args: detail(),
  async play(person) {
    await submit(person, '50');
    await expect(await person.canvas.findByText('Join with at least ₱100.00.')).toBeVisible();
  },
};

export const CodeMissing: Story = {
  args: detail({ needsCode: true }),
  async play(person) {
    await submit(person, '500');
    await expect(await person.canvas.findByText('Enter the promotion code.')).toBeVisible();
  },
};

/** Bonus, requirement, deadline and the wallet afterwards, before anything moves. */
export const Confirm: Story = {
  args: detail(),
  async play(person) {
    await submit(person, '500');
    const { canvas } = person;
    await expect(await canvas.findByRole('button', { name: 'Join with ₱500.00' })).toBeVisible();
    await expect(canvas.getByText('₱7,714.35')).toBeVisible();
  },
};

export const Joined: Story = {
  args: detail(),
  async play(person) {
    await submit(person, '500');
    const { canvas, userEvent } = person;
    await userEvent.click(await canvas.findByRole('button', { name: 'Join with ₱500.00' }));
    await expect(await canvas.findByText("You've joined")).toBeVisible();
  },
};

export const JoinUncertain: Story = {
  args: {
    ...detail(),
    handlers: [disconnect(participate), ...detail().handlers],
  },
  async play(person) {
    await submit(person, '500');
    const { canvas, userEvent } = person;
    await userEvent.click(await canvas.findByRole('button', { name: 'Join with ₱500.00' }));
    await expect(await canvas.findByText('No response yet')).toBeVisible();
  },
};

export const AlreadyJoined: Story = {
  args: detail({ recordId: '1', button: 'attended' }),
  play: says("You've joined this promotion"),
};

export const Closed: Story = {
  args: detail({ status: 'ended' }),
  play: says('The event has closed or expired and you can no longer participate.'),
};

export const DetailVeryFull: Story = {
  args: detail({
    promotionName: 'The Great Monsoon of the Seven Thousand Islands, Deluxe',
    maxBonus: '999999999999.99',
    maxAmount: '999999999999.99',
    askNetwinAmount: '999999999999.99',
  }),
  play: says('At least ₱999,999,999,999.99'),
};

export const DetailLoading: Story = { args: { ...detail(), handlers: [hang(promotionInfo)] } };

export const DetailFailed: Story = {
  args: { ...detail(), handlers: [disconnect(promotionInfo)] },
  play: showsRetry,
};

export const DetailWithoutId: Story = {
  args: { path: getHref('privilegeDetail') },
  play: says('Promotion not found'),
};

export const DetailMissing: Story = {
  args: {
    path: getHref('privilegeDetail', { id: 'theirs' }),
    handlers: [refuse(promotionInfo, 404, 'No such promotion', { reason: 'notFound' })],
  },
  play: says('Promotion not found'),
};

export const Attend: Story = {
  args: {
    ...activity(),
    handlers: [
      answer(participateInActivity, () => ({ ...activityDetail, button: 'attended' as const })),
      ...activity().handlers,
    ],
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('3 of 7')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Check in today' })).toBeVisible();
  },
};

export const Gift: Story = {
  args: {
    ...activity(),
    handlers: [
      refuse(participateInActivity, 422, '', { reason: 'promotion.codeWrong', field: 'code' }),
      ...activity({ kind: 'claim', button: 'claim', needsCode: true }).handlers,
    ],
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Claim ₱77.00' }));
    await expect(await canvas.findByText('Enter the gift code.')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Gift code' }), 'WRONG');
    await userEvent.click(canvas.getByRole('button', { name: 'Claim ₱77.00' }));
    await expect(await canvas.findByText(/Incorrect promotion code/)).toBeVisible();
  },
};

export const Apply: Story = {
  args: activity({ kind: 'apply', button: 'confirmAttend' }),
  play: says('Apply'),
};

export const Applied: Story = {
  args: activity({
    kind: 'apply',
    button: 'attended',
    application: { state: 'pendingReview', answer: '', appliedAt: '2026-11-20T02:00:00Z' },
  }),
  play: says('Under review'),
};

export const PrizePaid: Story = {
  args: activity({ button: 'claimed', paidAt: '2026-11-20T02:00:00Z' }),
  play: says('₱77.00 is in your wallet'),
};

export const Games: Story = {
  args: { path: getHref('allPrivilegeGames', { id: '1' }), handlers: games(12) },
  play: says('Welcome, doubled'),
};

export const GamesLoading: Story = {
  args: {
    path: getHref('allPrivilegeGames', { id: '1' }),
    handlers: [hang(promotionInfo), hang(promotionMakers), hang(promotionGames)],
  },
};

export const GamesEmpty: Story = {
  args: { path: getHref('allPrivilegeGames', { id: '1' }), handlers: games(0) },
  play: says('No games count right now'),
};

export const GamesFailed: Story = {
  args: {
    path: getHref('allPrivilegeGames', { id: '1' }),
    handlers: [disconnect(promotionGames), ...games(1)],
  },
  play: showsRetry,
};

export const GamesWithoutId: Story = {
  args: { path: getHref('allPrivilegeGames') },
  play: says('Promotion not found'),
};

export const GamesMissing: Story = {
  args: {
    path: getHref('allPrivilegeGames', { id: 'theirs' }),
    handlers: [
      refuse(promotionInfo, 404, 'No such promotion', { reason: 'notFound' }),
      refuse(promotionMakers, 404, 'No such promotion', { reason: 'notFound' }),
      refuse(promotionGames, 404, 'No such promotion', { reason: 'notFound' }),
    ],
  },
  play: says('Promotion not found'),
};
