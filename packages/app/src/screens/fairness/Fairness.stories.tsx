import {
  gameRounds,
  replayRound,
  rotateSeeds,
  roundInfo,
  seedsInfo,
} from '@parlor/api/calls/fairness';
import { gameInfo } from '@parlor/api/calls/game-page';
import {
  changedSeeds,
  gameChain,
  gameDetail,
  playerSeeds,
  roundRecords,
  roundSummaries,
} from '@parlor/api/fixtures';
import { answer, disconnect, hang, refuse } from '@parlor/api/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { getHref } from '../../navigation/paths.ts';
import { StoryApp } from '../../testing/StoryApp.tsx';
import { says, showsRetry } from '../../testing/story-checks.ts';
import { screenParameters } from '../../testing/story-parameters.ts';

const [slot, mines] = roundRecords;
const id = slot?.roundId ?? '';
const record = (found = slot) => answer(roundInfo, () => found ?? (roundRecords[0] as never));
const rounds = (rows = roundSummaries) =>
  answer(gameRounds, () => ({ rows: rows.slice(0, 20), total: Math.min(20, rows.length) }));
const seeds = answer(seedsInfo, () => ({ kind: 'seeds' as const, ...playerSeeds }));
const base = [answer(gameInfo, () => gameDetail), seeds];
/** A page that stays empty: the mock server has no games. */
const replay = answer(replayRound, () => ({
  launchUrl: 'about:blank',
  gameOrigin: 'http://localhost:8081',
}));

/**
 * The rounds of a game, their seeds, the replay of a round, and the check of its random numbers.
 */
const meta = {
  title: 'Screens/Fairness',
  component: StoryApp,
  parameters: { ...screenParameters },
  args: {
    path: getHref('gameRounds', { id: gameDetail.gameId }),
    player: true,
    handlers: [...base, rounds()],
  },
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

const text = (content: string): Story => ({ play: says(content) });

export const Rounds: Story = {
  async play({ canvas, userEvent }) {
    await expect(await canvas.findByText('In progress')).toBeVisible();
    await expect(canvas.getByText('Stake returned')).toBeVisible();
    const field = await canvas.findByRole('textbox', { name: /Client seed/ });
    await userEvent.clear(field);
    await userEvent.type(field, 'two words');
    await expect(field).toBeInvalid();
  },
};
/** All players have the same round: its numbers come from the game's chain. */
export const RoundsOfASharedGame: Story = {
  args: {
    handlers: [
      answer(gameInfo, () => gameDetail),
      answer(seedsInfo, () => ({ kind: 'chain' as const, ...gameChain })),
      rounds(),
    ],
  },
  async play({ canvas }) {
    await expect(
      await canvas.findByText('The next round takes link 1204 of 100000.'),
    ).toBeVisible();
    await expect(canvas.queryByText('Client seed')).toBeNull();
  },
};
export const RoundsLoading: Story = {
  args: { handlers: [...base, hang(gameRounds)] },
  ...text('Your rounds'),
};
export const RoundsEmpty: Story = {
  args: { handlers: [...base, rounds([])] },
  ...text('No rounds yet'),
};
export const RoundsFailed: Story = {
  args: { handlers: [...base, disconnect(gameRounds)] },
  play: showsRetry,
};
export const RoundsWithoutId: Story = {
  args: { path: getHref('gameRounds') },
  ...text('Game not available'),
};
export const RoundsOfAnUnknownGame: Story = {
  args: { handlers: [refuse(gameInfo, 404, '', { reason: 'notFound' })] },
  ...text('Game not available'),
};
/** The server seed was revealed: the rounds it decided can be verified. */
export const SeedsRevealed: Story = {
  args: { handlers: [...base, rounds(), answer(rotateSeeds, () => changedSeeds)] },
  async play({ canvas, userEvent }) {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Reveal and change server seed' }),
    );
    await expect(await canvas.findByText('Revealed server seed')).toBeVisible();
  },
};
export const SeedsInUse: Story = {
  args: { handlers: [...base, rounds(), refuse(rotateSeeds, 422, '', { reason: 'seeds.inUse' })] },
  async play({ canvas, userEvent }) {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Reveal and change server seed' }),
    );
    await expect(await canvas.findByText(/still open/)).toBeVisible();
  },
};

const replayPath = getHref('roundReplay', { id });
export const Replay: Story = {
  args: { path: replayPath, handlers: [record(), replay] },
  async play({ canvas }) {
    await expect(await canvas.findByText('Balance before')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Verify this round' })).toBeVisible();
  },
};
export const ReplayLoading: Story = {
  args: { path: replayPath, handlers: [hang(roundInfo)] },
  ...text('Replay'),
};
export const ReplayFailed: Story = {
  args: {
    path: replayPath,
    handlers: [refuse(roundInfo, 422, '', { reason: 'game.providerDown' })],
  },
  play: showsRetry,
};
/** Too old to be replayed: its record is still shown. */
export const ReplayTooOld: Story = {
  args: {
    path: replayPath,
    handlers: [record(), refuse(replayRound, 422, '', { reason: 'round.notReplayable' })],
  },
  ...text("This round can't be replayed: only the last 50 finished rounds of a game can."),
};
export const ReplayWithoutId: Story = {
  args: { path: getHref('roundReplay') },
  ...text('Round not found'),
};
export const ReplayOfAnother: Story = {
  args: { path: replayPath, handlers: [refuse(roundInfo, 404, '', { reason: 'notFound' })] },
  ...text('Round not found'),
};

const verifierPath = getHref('roundVerifier', { id });
export const Verified: Story = {
  args: { path: verifierPath, handlers: [record()] },
  async play({ canvas }) {
    await expect(await canvas.findByText('Verified')).toBeVisible();
    await expect(canvas.getAllByText('Correct')).toHaveLength(5);
  },
};
export const VerifiedShared: Story = {
  args: { path: verifierPath, handlers: [record(roundRecords[2])] },
  async play({ canvas }) {
    await expect(await canvas.findByText('Verified')).toBeVisible();
    await expect(canvas.getAllByText('Correct')).toHaveLength(5);
  },
};
export const NotRevealed: Story = {
  args: { path: verifierPath, handlers: [record(mines)] },
  ...text('Not revealed yet'),
};
export const VerifierLoading: Story = {
  args: { path: verifierPath, handlers: [hang(roundInfo)] },
  ...text('Verify any record'),
};
export const VerifierFailed: Story = {
  args: { path: verifierPath, handlers: [disconnect(roundInfo)] },
  play: showsRetry,
};
export const VerifierOfAnother: Story = {
  args: { path: verifierPath, handlers: [refuse(roundInfo, 404, '', { reason: 'notFound' })] },
  ...text('Verify any record'),
};
/** A visitor pastes a record, and one that was changed. */
export const Visitor: Story = {
  args: { path: getHref('roundVerifier'), player: false },
  async play({ canvas, userEvent }) {
    const field = await canvas.findByRole('textbox', { name: /Record/ });
    const verify = canvas.getByRole('button', { name: 'Verify' });
    await userEvent.click(field);
    await userEvent.paste('{}');
    await userEvent.click(verify);
    await expect(await canvas.findByText("This isn't a record of a round.")).toBeVisible();
    await userEvent.clear(field);
    await userEvent.click(field);
    await userEvent.paste(JSON.stringify({ ...slot, won: '999.00' }));
    await userEvent.click(verify);
    await expect(await canvas.findByText('Not verified')).toBeVisible();
    await userEvent.clear(field);
    await userEvent.click(field);
    await userEvent.paste(JSON.stringify(slot));
    await userEvent.click(verify);
    await expect(await canvas.findByText('Verified')).toBeVisible();
  },
};
