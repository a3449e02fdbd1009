import {
  addComment,
  commentList,
  deleteComment,
  gameInfo,
  rateGame,
  setFavorite,
  setLike,
} from '@parlor/api/calls/game-page';
import { autoExitGame } from '@parlor/api/calls/games';
import { openSessions } from '@parlor/api/calls/play';
import { countingRecords, recordsForGame } from '@parlor/api/calls/promotions';
import { getBalanceInfo } from '@parlor/api/calls/wallet';
import type { CountingRecord, GameComment } from '@parlor/api/entities';
import {
  balanceInfo,
  countingRecords as counted,
  fundingRecords,
  gameComments,
  gameDetail,
  openGameSession,
} from '@parlor/api/fixtures';
import { answer, disconnect, hang, refuse } from '@parlor/api/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { getHref } from '../../navigation/paths.ts';
import { StoryApp } from '../../testing/StoryApp.tsx';
import { isNamed, says, showsRetry } from '../../testing/story-checks.ts';
import { onDesktop, screenParameters } from '../../testing/story-parameters.ts';

const [own, ...others] = gameComments as [GameComment, ...GameComment[]];
const [counting] = counted as [CountingRecord];
const comments = (rows: GameComment[], total = rows.length) =>
  answer(commentList, () => ({ rows, total }));
const path = getHref('gameDetail', { id: gameDetail.gameId });
const commentsPath = getHref('gameDetail', { id: gameDetail.gameId, tab: 'comments' });
const ready = [answer(gameInfo, () => gameDetail), comments(gameComments)];

/**
 * One game: its facts, rating and comments, what it counts for in a promotion, and the button to
 * play it.
 */
const meta = {
  title: 'Screens/Game detail',
  component: StoryApp,
  parameters: { ...screenParameters },
  args: { path, player: true, handlers: ready },
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Toasts appear outside the canvas, and are announced. */
const said = (role: 'alert' | 'status', text: RegExp) =>
  waitFor(() =>
    expect(
      within(document.body)
        .getAllByRole(role)
        .some(({ textContent }) => text.test(textContent ?? '')),
    ).toBe(true),
  );

export const Ready: Story = {
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: 'Play' })).toBeVisible();
    await expect(canvas.getByRole('tab', { name: 'Details' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await waitFor(() => expect(document.title).toMatch(`${gameDetail.gameName} - `));
  },
};

/** The wallet is empty because its money is in another game: it is returned, not deposited again. */
export const MoneyInAnotherGame: Story = {
  args: {
    handlers: [
      answer(getBalanceInfo, () => ({ ...balanceInfo, balance: '0.10', inPlay: '190020.00' })),
      answer(openSessions, () => ({
        rows: [{ ...openGameSession, inGame: '190020.00' }],
        recovered: [],
        openRounds: [],
      })),
      answer(autoExitGame, () => ({
        amount: '190020.00',
        state: 'settled' as const,
        retryAt: null,
      })),
      ...ready,
    ],
  },
  async play({ canvas }) {
    await expect(
      await canvas.findByText(`₱190,020.00 is still in ${openGameSession.gameName}`),
    ).toBeVisible();
    await expect(canvas.queryByText('Insufficient balance, please deposit!')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Return it to your wallet' }));
    await said('status', /₱190,020\.00 is back in your wallet/);
  },
};

/** The provider does not answer: the money follows, and the card says when the next attempt is. */
export const MoneyNotReturned: Story = {
  args: {
    handlers: [
      answer(getBalanceInfo, () => ({ ...balanceInfo, inPlay: '1520.00' })),
      answer(openSessions, () => ({ rows: [openGameSession], recovered: [], openRounds: [] })),
      refuse(autoExitGame, 422, '', { reason: 'game.providerDown' }),
      ...ready,
    ],
  },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Return it to your wallet' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};

export const OnADesktop: Story = {
  ...onDesktop,
  async play({ canvas }) {
    const names = await canvas.findAllByText(gameDetail.gameName);
    // Beside the back button, and as the heading of the page.
    await expect(names.map(({ tagName }) => tagName).sort()).toEqual(['H1', 'SPAN']);
  },
};

/** What a bet counts for the player's open promotions. */
export const CountsForAPromotion: Story = {
  args: {
    handlers: [
      answer(countingRecords, () => ({
        rows: [
          { ...counting, weights: { [gameDetail.categoryId]: '50.00' }, categories: [] },
          { ...counting, id: '2', promotionName: 'Live cashback', categories: ['none'] },
        ],
      })),
      ...ready,
    ],
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('50% of each bet counts')).toBeVisible();
    await expect(canvas.getByText("Bets on this game don't count")).toBeVisible();
  },
};

const longName = `${gameDetail.gameName} of the Seven Thousand Islands, Deluxe`;

/** The top bar shows the game's own name, truncated at the end. */
export const LongName: Story = {
  args: {
    handlers: [answer(gameInfo, () => ({ ...gameDetail, gameName: longName })), ...ready],
  },
  play: isNamed(longName),
};

/** The mark and its count change at once; a second tap reverts both. */
export const Marked: Story = {
  args: {
    handlers: [
      answer(setFavorite, () => ({ favorite: false, favoriteCount: 3205 })),
      answer(setLike, () => ({ liked: true, likeCount: 12_481 })),
      ...ready,
    ],
  },
  async play({ canvas }) {
    const heart = await canvas.findByRole('button', { name: /^Favorite / });
    await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'true'));
    await userEvent.click(heart);
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    const like = canvas.getByRole('button', { name: /^Like / });
    await userEvent.click(like);
    await expect(like).toHaveAttribute('aria-pressed', 'true');
  },
};

/** A mark that could not be saved is rolled back, with the reason. */
export const MarkRolledBack: Story = {
  args: { handlers: [disconnect(setLike), ...ready] },
  async play({ canvas }) {
    const like = await canvas.findByRole('button', { name: /^Like / });
    await userEvent.click(like);
    await waitFor(() => expect(like).toHaveAttribute('aria-pressed', 'false'));
    await said('alert', /Can't reach the site/);
  },
};

export const Rated: Story = {
  args: {
    handlers: [answer(rateGame, () => ({ myRating: 4, rating: gameDetail.rating })), ...ready],
  },
  async play({ canvas }) {
    const star = await canvas.findByRole('radio', { name: '4 of 5 stars' });
    await userEvent.click(star);
    await expect(star).toBeChecked();
    await said('status', /Your rating is saved/);
  },
};

/** A rating that could not be saved is rolled back, and a toast shows the reason. */
export const RatingFailed: Story = {
  args: { handlers: [disconnect(rateGame), ...ready] },
  async play({ canvas }) {
    const star = await canvas.findByRole('radio', { name: '4 of 5 stars' });
    await userEvent.click(star);
    await waitFor(() => expect(star).not.toBeChecked());
    await said('alert', /^Can't reach the site/);
  },
};

/** Without a share sheet of the system, a page is shared by its link. */
export const Shared: Story = {
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Share' }));
    const sheet = await within(document.body).findByRole('dialog', { name: /^Share / });
    await waitFor(() => expect(sheet).toBeVisible());
    await expect(within(sheet).getByText(/gameDetail\?id=1$/)).toBeVisible();
  },
};

const withoutMoney = answer(getBalanceInfo, () => ({ ...balanceInfo, balance: '0.50' }));

export const ShortOfMoney: Story = {
  args: { handlers: [withoutMoney, answer(recordsForGame, () => ({ rows: [] })), ...ready] },
  async play({ canvas }) {
    await expect(await canvas.findByText('Insufficient balance, please deposit!')).toBeVisible();
  },
};

/** The wallet cannot pay for a round, but a promotion can: nothing asks for a deposit. */
export const PaidByPromotion: Story = {
  args: {
    handlers: [withoutMoney, answer(recordsForGame, () => ({ rows: fundingRecords })), ...ready],
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: 'Play' })).toBeVisible();
    await expect(canvas.queryByText('Insufficient balance, please deposit!')).toBeNull();
  },
};

/** A round waits in the game: finishing it needs no stake, so that nothing asks for a deposit. */
export const ShortOfMoneyWithAnOpenRound: Story = {
  args: {
    handlers: [
      withoutMoney,
      answer(recordsForGame, () => ({ rows: [] })),
      answer(openSessions, () => ({
        rows: [],
        recovered: [],
        openRounds: [
          { gameId: gameDetail.gameId, staked: '10.00', expiresAt: '2026-11-20T20:30:00Z' },
        ],
      })),
      ...ready,
    ],
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: 'Finish round' })).toBeVisible();
    await expect(canvas.getByText('₱10.00 is in an unfinished round')).toBeVisible();
    await expect(canvas.getByText(/^You can finish it until .*04:30/)).toBeVisible();
    await expect(canvas.queryByText('Insufficient balance, please deposit!')).toBeNull();
  },
};

export const Maintenance: Story = {
  args: {
    handlers: [
      answer(gameInfo, () => ({
        ...gameDetail,
        status: 'maintenance' as const,
        maintenanceEndsAt: '2026-11-20T20:30:00Z',
      })),
    ],
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'Play' })).toBeDisabled();
    // In the site's zone, which is shown.
    await expect(canvas.getByText(/04:30.*Asia\/Manila/)).toBeVisible();
  },
};

export const NobodyRated: Story = {
  args: {
    handlers: [
      answer(gameInfo, () => ({
        ...gameDetail,
        description: '',
        rating: { average: '0.0', count: 0 },
        likeCount: 0,
        favoriteCount: 0,
        commentCount: 0,
      })),
    ],
  },
};

export const Comments: Story = {
  args: { path: commentsPath },
  async play({ canvas }) {
    const list = await canvas.findByRole('list', { name: 'Comments' });
    await expect(within(list).getByText('In review')).toBeVisible();
    await expect(within(list).getAllByRole('article')).toHaveLength(gameComments.length);
  },
};

export const CommentsOnADesktop: Story = { args: { path: commentsPath }, ...onDesktop };

/** The player's own comment appears at once, marked as not yet visible to others. */
export const CommentWritten: Story = {
  args: {
    path: commentsPath,
    handlers: (() => {
      let written = false;
      return [
        answer(addComment, () => {
          written = true;
          return own;
        }),
        answer(deleteComment, () => {
          written = false;
          return {};
        }),
        answer(commentList, () => {
          const rows = written ? [own, ...others] : others;
          return { rows, total: rows.length };
        }),
        answer(gameInfo, () => gameDetail),
      ];
    })(),
  },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Post' }));
    await expect(await canvas.findByText('Write a comment.')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your comment' }), '  Great fun  ');
    await waitFor(() => expect(canvas.queryByText('Write a comment.')).toBeNull());
    // Two presses within a second count as one.
    await waitFor(
      async () => {
        await userEvent.click(canvas.getByRole('button', { name: 'Post' }));
        await expect(canvas.getByText('In review')).toBeVisible();
      },
      { timeout: 8000, interval: 600 },
    );
    await expect(canvas.getByRole('textbox', { name: 'Your comment' })).toHaveValue('');
    await userEvent.click(canvas.getByRole('button', { name: 'Delete your comment' }));
    await waitFor(() => expect(canvas.queryByText('In review')).toBeNull());
  },
};

export const CommentRefused: Story = {
  args: {
    path: commentsPath,
    handlers: [refuse(addComment, 429, 'Slow down', { reason: 'tooMany', seconds: 30 }), ...ready],
  },
  async play({ canvas }) {
    const field = await canvas.findByRole('textbox', { name: 'Your comment' });
    await userEvent.type(field, 'Great fun');
    await userEvent.click(canvas.getByRole('button', { name: 'Post' }));
    await expect(await canvas.findByText(/30 seconds/)).toBeVisible();
    // Typed text is never lost.
    await expect(field).toHaveValue('Great fun');
  },
};

/** Loads page by page on demand. */
export const CommentsVeryFull: Story = {
  args: {
    path: commentsPath,
    handlers: [
      answer(gameInfo, () => ({ ...gameDetail, commentCount: 3_412 })),
      answer(commentList, ({ page = '1' }) => ({
        rows: Array.from({ length: 20 }, (_, index) => ({
          ...(others[index % others.length] as GameComment),
          commentId: `${page}-${index}`,
          likeCount: 123_456,
        })),
        total: 3_412,
      })),
    ],
  },
};

export const CommentsEmpty: Story = {
  args: { path: commentsPath, handlers: [answer(gameInfo, () => gameDetail), comments([])] },
  play: says('No comments yet'),
};

export const CommentsLoading: Story = {
  args: { path: commentsPath, handlers: [answer(gameInfo, () => gameDetail), hang(commentList)] },
};

export const CommentsFailed: Story = {
  args: {
    path: commentsPath,
    handlers: [answer(gameInfo, () => gameDetail), disconnect(commentList)],
  },
};

export const Missing: Story = {
  args: { handlers: [refuse(gameInfo, 404, 'No such game', { reason: 'notFound' })] },
  async play({ canvas }) {
    await expect(await canvas.findByText('Game not available')).toBeVisible();
  },
};

export const WithoutId: Story = {
  args: { path: getHref('gameDetail') },
  play: says('Game not available'),
};

export const Loading: Story = { args: { handlers: [hang(gameInfo)] } };

export const Failed: Story = { args: { handlers: [disconnect(gameInfo)] }, play: showsRetry };
