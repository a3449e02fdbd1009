import { expect, type Locator, type Page, type Response } from '@playwright/test';

/** One round, as the maker's server answered it: decimal amounts. */
export interface Round {
  readonly stake: string;
  readonly win: string;
  /** What the player has in the game after it. */
  readonly balance: string;
}

export interface Slot {
  /** A figure of the game's panel, by the word under which it stands. */
  readout(label: string): Locator;
  /** Plays a round to its end. */
  spin(): Promise<Round>;
}

interface PlayAnswer {
  status: string;
  balance: string;
  round: { staked: string; won: string };
}

const answerOf = async (response: Response) => (await response.json()) as PlayAnswer;

/** Opens a game by its address, and taps Play. */
export async function playByAddress(page: Page, gameId: string, origin = ''): Promise<void> {
  await page.goto(`${origin}/pages/index/playingGame?id=${gameId}`);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
}

/** Waits until a slot of Lotus can be played inside its frame. */
export async function openSlot(page: Page, gameName: string): Promise<Slot> {
  const game = page.getByTitle(`${gameName} game`).contentFrame();
  const button = game.getByRole('button', { name: 'Spin', exact: true });
  const ready = () => expect(button).toHaveAttribute('aria-disabled', 'false', { timeout: 30_000 });
  await ready();
  return {
    readout: (label) => game.getByRole('term').filter({ hasText: label }).locator('+ dd'),
    async spin() {
      // A press that comes too early is refused, and repeated by the page itself.
      const answered = page.waitForResponse(
        async (response) =>
          /\/play$/.test(response.url()) && (await answerOf(response)).status === 'OK',
      );
      await button.click();
      const answer = await answerOf(await answered);
      await ready();
      return { stake: answer.round.staked, win: answer.round.won, balance: answer.balance };
    },
  };
}
