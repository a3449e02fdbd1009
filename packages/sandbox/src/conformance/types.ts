import assert from 'node:assert/strict';
import type { TestPlatform } from './platform.ts';
import type { Provider, TestGame, TestPlayer } from './provider.ts';

export type WalletMode = 'transfer' | 'seamless';

/** What a case works with. */
export interface Context {
  readonly provider: Provider;
  readonly platform: TestPlatform;
  readonly game: TestGame;
  readonly currency: string;
  readonly walletMode: WalletMode;
  /** Repeats a check until it passes. @throws its last failure, when reports are overdue */
  eventually(check: () => void): Promise<void>;
  /** A player of this case alone; a seamless wallet holds `amount` at the platform. */
  createPlayer(amount?: string): TestPlayer;
}

/** One rule of the protocol, as a provider meets or breaks it. */
export interface ProviderCase {
  readonly name: string;
  /** What goes wrong on a real site without it. */
  readonly reason: string;
  /** Only for this kind of wallet; both by default. */
  readonly walletMode?: WalletMode;
  /** @throws if the provider breaks the rule */
  run(context: Context): Promise<void>;
}

/** Fails unless the answer has this HTTP status, and, if given, this `status` in its body. */
export function expectAnswer(
  answer: { readonly status: number; readonly body: Readonly<Record<string, unknown>> },
  httpStatus: number,
  status?: string,
): void {
  const said = JSON.stringify(answer.body);
  assert.equal(
    answer.status,
    httpStatus,
    `HTTP ${answer.status} in place of ${httpStatus}: ${said}`,
  );
  if (status !== undefined) assert.equal(answer.body.status, status, `status of ${said}`);
}
