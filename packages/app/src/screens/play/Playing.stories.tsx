import { gameInfo } from '@parlor/api/calls/game-page';
import { autoExitGame } from '@parlor/api/calls/games';
import { exitGame, launchGame, openSessions } from '@parlor/api/calls/play';
import { recordsForGame } from '@parlor/api/calls/promotions';
import { getBalanceInfo } from '@parlor/api/calls/wallet';
import type { FundingRecord, GameSession } from '@parlor/api/entities';
import { balanceInfo, fundingRecords, gameDetail, openGameSession } from '@parlor/api/fixtures';
import { answer, disconnect, hang, refuse } from '@parlor/api/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { getHref } from '../../navigation/paths.ts';
import { StoryApp } from '../../testing/StoryApp.tsx';
import { says, showsRetry } from '../../testing/story-checks.ts';
import { bareOnDesktop, screenParameters } from '../../testing/story-parameters.ts';

const settled: GameSession = {
  ...openGameSession,
  state: 'settled',
  inGame: '0.00',
  recovered: '1520.00',
  endedAt: '2026-11-21T03:10:00Z',
};
const open = answer(gameInfo, () => gameDetail);
const noPromotion = answer(recordsForGame, () => ({ rows: [] }));
const noSession = answer(openSessions, () => ({ rows: [], recovered: [], openRounds: [] }));

/**
 * A game fills the screen. A handle opens deposit, home and exit, and the game's balance follows.
 */
const meta = {
  title: 'Screens/Playing',
  component: StoryApp,
  parameters: { ...screenParameters },
  args: {
    path: getHref('playingGame', { id: gameDetail.gameId }),
    player: true,
    handlers: [noPromotion, open, noSession, hang(launchGame)],
  },
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Opened by its address: no money moves before a tap. */
export const Ready: Story = {
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'Play' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: gameDetail.gameName })).toBeVisible();
    await waitFor(() => expect(document.title).toMatch(`${gameDetail.gameName} - `));
  },
};

/** A game fills the window of a desktop, too: there is no side navigation. */
export const ReadyOnADesktop: Story = { ...bareOnDesktop, ...Ready };

/** A balance of twelve digits, and money in the same game in another tab. */
export const ReadyWithMoneyElsewhere: Story = {
  args: {
    handlers: [
      noPromotion,
      answer(getBalanceInfo, () => ({
        ...balanceInfo,
        balance: '123456789012.00',
        inPlay: '1520.00',
      })),
      open,
      answer(openSessions, () => ({
        rows: [{ ...openGameSession, gameId: gameDetail.gameId, gameName: gameDetail.gameName }],
        recovered: [],
        openRounds: [],
      })),
      answer(autoExitGame, () => ({ amount: '1520.00', state: 'settled' as const, retryAt: null })),
    ],
  },
  async play({ canvas, userEvent }) {
    await expect(await canvas.findByText(/is in this game, in another tab/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Return it to your wallet' }));
    await expect(await canvas.findByText('Back in your wallet')).toBeVisible();
  },
};

const [monsoon, weekend] = fundingRecords as [FundingRecord, FundingRecord];
const funds = [
  answer(recordsForGame, () => ({
    rows: [
      { ...monsoon, countsPercent: '100.00', currentBalance: '123456789012.00' },
      { ...weekend, reason: 'promotion.gameNotAllowed' as const },
      { ...weekend, id: 'spent', maxStake: null, currentBalance: '0.05', freeSpins: 0 },
      {
        ...weekend,
        id: 'free',
        maxStake: null,
        currentBalance: '0.05',
        freeSpins: 10,
        freeSpinStake: '1.00',
      },
    ],
  })),
  open,
  noSession,
];

/** Open promotions: Play asks for the fund, with what each counts or why it does not pay. */
export const FundChoice: Story = {
  args: { handlers: [...funds, hang(launchGame)] },
  async play({ canvas, userEvent }) {
    const wallet = await canvas.findByRole('radio', { name: /Wallet/ });
    const [counting, refusing, spent, free] = canvas.getAllByRole('radio').slice(1);
    await expect(counting).toBeChecked();
    await expect(refusing).toBeDisabled();
    await expect(canvas.getByText("This promotion doesn't include this game.")).toBeVisible();
    await expect(spent).toBeDisabled();
    await expect(free).toBeEnabled();
    await expect(canvas.getByText(/^10 free spins of ₱1/)).toBeVisible();
    await userEvent.click(wallet);
    await expect(wallet).toBeChecked();
  },
};

export const FundChoiceOnADesktop: Story = { ...bareOnDesktop, ...FundChoice };

/** The wallet is too low for a round, but the promotion is not. */
export const FundChoiceWithAnEmptyWallet: Story = {
  args: {
    handlers: [
      ...funds,
      answer(getBalanceInfo, () => ({ ...balanceInfo, balance: '0.00' })),
      hang(launchGame),
    ],
  },
  async play({ canvas, userEvent }) {
    await expect(await canvas.findByRole('radio', { name: /Wallet/ })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Play' }));
    await expect(await canvas.findByText(`Opening ${gameDetail.gameName}`)).toBeVisible();
  },
};

/** The promotion ended while the player chose: the message says so, and they choose again. */
export const FundRefused: Story = {
  args: { handlers: [...funds, refuse(launchGame, 422, '', { reason: 'promotion.ended' })] },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Play' }));
    await expect(await canvas.findByText(/This promotion has ended/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('radio', { name: /Wallet/ })).toBeVisible();
  },
};

export const Opening: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Play' }));
    await expect(await canvas.findByText(`Opening ${gameDetail.gameName}`)).toBeVisible();
  },
};

export const Insufficient: Story = {
  args: {
    handlers: [
      noPromotion,
      answer(getBalanceInfo, () => ({ ...balanceInfo, balance: '0.10' })),
      open,
      noSession,
    ],
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('Insufficient balance, please deposit!')).toBeVisible();
  },
};

/** A round waits in the game, which needs no stake. */
export const OpenRound: Story = {
  args: {
    handlers: [
      noPromotion,
      answer(getBalanceInfo, () => ({ ...balanceInfo, balance: '0.10' })),
      open,
      answer(openSessions, () => ({
        rows: [],
        recovered: [],
        openRounds: [
          { gameId: gameDetail.gameId, staked: '10.00', expiresAt: '2026-11-20T20:30:00Z' },
        ],
      })),
      hang(launchGame),
    ],
  },
  async play({ canvas, userEvent }) {
    await expect(await canvas.findByText('₱10.00 is in an unfinished round')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Finish round' }));
    await expect(await canvas.findByText(`Opening ${gameDetail.gameName}`)).toBeVisible();
  },
};

const resting = answer(gameInfo, () => ({
  ...gameDetail,
  status: 'maintenance' as const,
  maintenanceEndsAt: '2026-11-21T20:30:00Z',
}));

export const Maintenance: Story = {
  args: { handlers: [noPromotion, resting, noSession] },
  async play({ canvas }) {
    await expect(await canvas.findByText(/Your money is in your wallet\./)).toBeVisible();
  },
};

/** Money that is still in a game is not in the wallet: the page says where, and returns it. */
export const MaintenanceWithMoneyInAGame: Story = {
  args: {
    handlers: [
      noPromotion,
      resting,
      answer(openSessions, () => ({
        rows: [{ ...openGameSession, retryAt: '2026-11-21T20:30:00Z' }],
        recovered: [],
        openRounds: [{ gameId: gameDetail.gameId, staked: '10.00', expiresAt: null }],
      })),
      answer(autoExitGame, () => ({ amount: '1520.00', state: 'settled' as const, retryAt: null })),
    ],
  },
  async play({ canvas, userEvent }) {
    await expect(
      await canvas.findByText(`₱1,520.00 is still in ${openGameSession.gameName}`),
    ).toBeVisible();
    await expect(canvas.getByText(/^It returns automatically .*04:30/)).toBeVisible();
    await expect(canvas.getByText('₱10.00 is in an unfinished round')).toBeVisible();
    await expect(canvas.queryByText(/Your money is in your wallet/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Return it to your wallet' }));
    await expect(await canvas.findByText('Back in your wallet')).toBeVisible();
  },
};

export const MoneyInAnotherGame: Story = {
  args: {
    handlers: [
      noPromotion,
      open,
      answer(openSessions, () => ({
        rows: [{ ...openGameSession, retryAt: '2026-11-21T20:30:00Z' }],
        recovered: [],
        openRounds: [],
      })),
      answer(autoExitGame, () => ({ amount: '1520.00', state: 'settled' as const, retryAt: null })),
    ],
  },
  async play({ canvas, userEvent }) {
    await expect(await canvas.findByText(/It returns automatically .*04:30/)).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Return it to your wallet' }));
    await expect(await canvas.findByText('Back in your wallet')).toBeVisible();
    await expect(canvas.getByText('₱1,520.00')).toBeVisible();
    await expect(canvas.getByText(`You left ${openGameSession.gameName}.`)).toBeVisible();
  },
};

export const LaunchFailed: Story = {
  args: {
    handlers: [
      noPromotion,
      open,
      noSession,
      refuse(launchGame, 422, '', { reason: 'game.providerDown', requestId: 'r-4821' }),
    ],
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Play' }));
    await expect(await canvas.findByRole('button', { name: 'Leave' })).toBeVisible();
  },
};

/**
 * The provider does not respond: the message says that the money is safe, and the request is
 * retried.
 */
export const OnItsWayBack: Story = {
  args: {
    handlers: [
      noPromotion,
      open,
      answer(openSessions, () => ({ rows: [openGameSession], recovered: [], openRounds: [] })),
      answer(autoExitGame, () => ({
        amount: '0.00',
        state: 'recovering' as const,
        retryAt: '2026-11-21T04:05:00Z',
      })),
    ],
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Return it to your wallet' }));
    await expect(await canvas.findByText('Your money is being returned')).toBeVisible();
  },
};

export const Failed: Story = {
  args: { handlers: [noPromotion, disconnect(gameInfo), noSession] },
  play: showsRetry,
};

/** An unknown game, or one that this site does not offer. */
export const Unknown: Story = {
  args: {
    path: getHref('playingGame', { id: 'theirs' }),
    handlers: [
      noPromotion,
      refuse(gameInfo, 404, 'No such game', { reason: 'notFound' }),
      refuse(launchGame, 404, 'No such game', { reason: 'notFound' }),
      noSession,
    ],
  },
  play: says("We couldn't find it. It may have been removed."),
};

export const WithoutId: Story = {
  args: { path: getHref('playingGame') },
  play: says('No game selected'),
};

/** Over home: a game was left without an exit. */
export const BroughtBack: Story = {
  args: {
    path: getHref('home'),
    handlers: [
      noPromotion,
      answer(openSessions, () => ({ rows: [], recovered: [settled], openRounds: [] })),
    ],
  },
  async play() {
    const title = await screen.findByText('Your money is back in your wallet');
    await waitFor(() => expect(title).toBeVisible());
  },
};

/** Over home: money is still in a game. */
export const StillInAGame: Story = {
  args: {
    path: getHref('home'),
    handlers: [
      noPromotion,
      answer(openSessions, () => ({ rows: [openGameSession], recovered: [], openRounds: [] })),
      answer(exitGame, () => settled),
    ],
  },
  async play() {
    const title = await screen.findByText('You have money in Royale Roulette');
    await waitFor(() => expect(title).toBeVisible());
  },
};
