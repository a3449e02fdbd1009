import { expect, type Locator, type Page, type Response } from '@playwright/test';

/** One round in the response of the maker's server, with decimal amounts. */
export interface Round {
  readonly stake: string;
  readonly win: string;
  /** The player's balance in the game after the round. */
  readonly balance: string;
}

export interface Slot {
  /** A value of the game's panel, by its label. */
  readout(label: string): Locator;
  /** Plays one complete round. */
  spin(): Promise<Round>;
}

interface PlayAnswer {
  status: string;
  balance: string;
  round: { staked: string; won: string };
}

const parseAnswer = async (response: Response) => (await response.json()) as PlayAnswer;

/** Waits until a Lotus slot is ready inside its frame. */
export async function openSlot(page: Page, gameName: string): Promise<Slot> {
  const game = page.getByTitle(`${gameName} game`).contentFrame();
  const button = game.getByRole('button', { name: 'Spin', exact: true });
  const ready = () => expect(button).toHaveAttribute('aria-disabled', 'false', { timeout: 30_000 });
  await ready();
  return {
    readout: (label) => game.getByRole('term').filter({ hasText: label }).locator('+ dd'),
    async spin() {
      // An early press is rejected and retried.
      const answered = page.waitForResponse(
        async (response) =>
          /\/play$/.test(response.url()) && (await parseAnswer(response)).status === 'OK',
      );
      await button.click();
      const answer = await parseAnswer(await answered);
      await ready();
      return { stake: answer.round.staked, win: answer.round.won, balance: answer.balance };
    },
  };
}
