import { expect, type Locator, type Page } from '@playwright/test';

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
  balance: string;
  round: { staked: string; won: string };
}

/** Waits until a slot of Lotus can be played inside its frame. */
export async function openSlot(page: Page, gameName: string): Promise<Slot> {
  const game = page.getByTitle(`${gameName}, the game`).contentFrame();
  const button = game.getByRole('button', { name: 'Spin', exact: true });
  const ready = () => expect(button).toHaveAttribute('aria-disabled', 'false', { timeout: 15_000 });
  await ready();
  return {
    readout: (label) => game.getByRole('term').filter({ hasText: label }).locator('+ dd'),
    async spin() {
      const answered = page.waitForResponse(/\/play$/);
      await button.click();
      const answer = (await (await answered).json()) as PlayAnswer;
      await ready();
      return { stake: answer.round.staked, win: answer.round.won, balance: answer.balance };
    },
  };
}
