import { startFakePlatform } from '../testing/fake-platform.ts';
import { freeSpinCases } from './free-spin-cases.ts';
import { TestPlatform } from './platform.ts';
import { Provider, type TestGame, TestPlayer } from './provider.ts';
import { reportCases } from './report-cases.ts';
import { requestCases } from './request-cases.ts';
import { roundCases } from './round-cases.ts';
import { seamlessCases } from './seamless-cases.ts';
import { transferCases } from './transfer-cases.ts';
import type { Context, ProviderCase, WalletMode } from './types.ts';

/** Every case, in the order in which they start. */
export const providerCases: readonly ProviderCase[] = [
  ...requestCases,
  ...transferCases,
  ...roundCases,
  ...reportCases,
  ...seamlessCases,
  ...freeSpinCases,
];

export interface CaseResult {
  readonly name: string;
  readonly reason: string;
  /** Why it failed; null if it passed. */
  readonly problem: string | null;
}

export interface ProviderOptions {
  /** Base address of the provider's calls, without `/v1`. */
  readonly url: string;
  readonly key: string;
  readonly secret: string;
  /** Where the suite receives the provider's calls. */
  readonly listen?: { readonly host: string; readonly port: number };
  /** ISO code; PHP by default. */
  readonly currency?: string;
  /** The game to play; by default the first one with rounds of a single shot. */
  readonly gameCode?: string;
  /** Only cases whose name contains this. */
  readonly only?: string;
  /** How long reports may take to arrive, repeats included; 20 s by default. */
  readonly arrivalMs?: number;
  /** How many cases run at once; 1 by default, so that the provider's log is in their order. */
  readonly concurrency?: number;
  readonly onResult?: (result: CaseResult) => void;
}

interface ListedGame extends TestGame {
  readonly kinds: readonly string[];
}

async function findGame(provider: Provider, gameCode: string | undefined): Promise<TestGame> {
  const { status, body } = await provider.get('/v1/games?limit=1000');
  const games = Array.isArray(body.games) ? (body.games as ListedGame[]) : [];
  const game =
    gameCode === undefined
      ? (games.find(({ kinds }) => kinds.includes('single-shot')) ?? games[0])
      : games.find((each) => each.gameCode === gameCode);
  if (game === undefined) {
    throw new Error(`GET /v1/games (HTTP ${status}) lists ${gameCode ?? 'no game'}: check --key.`);
  }
  return game;
}

const POLL_MS = 25;

async function repeatUntil(check: () => void, end: number): Promise<void> {
  for (;;) {
    try {
      return check();
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
  }
}

/** A provider without transfers is seamless. */
async function findWalletMode(provider: Provider): Promise<WalletMode> {
  const { status } = await provider.get('/v1/transfers/none');
  return status === 404 ? 'seamless' : 'transfer';
}

/**
 * Plays the platform against a provider: calls it, and receives its calls.
 *
 * @throws if the provider cannot be reached or lists no game
 */
export async function checkProvider(options: ProviderOptions): Promise<CaseResult[]> {
  const { key, secret, currency = 'PHP', only = '', arrivalMs = 20_000 } = options;
  const provider = new Provider(options.url, { key, secret });
  const fake = await startFakePlatform({
    ...options.listen,
    credentials: { key, secret },
    currency,
  });
  try {
    const platform = new TestPlatform(fake, currency);
    const game = await findGame(provider, options.gameCode);
    const walletMode = await findWalletMode(provider);
    const context: Context = {
      provider,
      platform,
      game,
      currency,
      walletMode,
      eventually: (check) => repeatUntil(check, Date.now() + arrivalMs),
      createPlayer(amount = '100.00') {
        const player = new TestPlayer(provider, game, currency, walletMode);
        if (walletMode === 'seamless') platform.fund(player.playerRef, amount);
        return player;
      },
    };
    const asked = providerCases.filter(
      (each) => (each.walletMode ?? walletMode) === walletMode && each.name.includes(only),
    );
    const results: CaseResult[] = [];
    const waiting = asked.entries();
    const runWaiting = async (): Promise<void> => {
      for (const [index, each] of waiting) {
        const problem = await each.run(context).then(
          () => null,
          (error: unknown) => (error instanceof Error ? error.message : String(error)),
        );
        const result = { name: each.name, reason: each.reason, problem };
        results[index] = result;
        options.onResult?.(result);
      }
    };
    await Promise.all(Array.from({ length: options.concurrency ?? 1 }, runWaiting));
    return results;
  } finally {
    await fake.close();
  }
}
