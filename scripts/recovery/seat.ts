import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { auth, lobby, play, wallet } from '../../packages/api/src/calls/index.ts';
import {
  getData,
  newKey,
  paid,
  sendPaymentWebhook,
  type TestPlayer,
} from '../../packages/server/src/testing/index.ts';
import { LostError } from './wires.ts';
import { type GameKind, getGameId, type ProviderName, type World } from './world.ts';

interface Launched {
  readonly sessionId: string;
  readonly launchUrl: string;
}

interface Round {
  readonly roundId: string;
  readonly steps: number;
  /** Mines also says which tiles are open. */
  readonly outcome: { readonly opened?: readonly number[] };
}

interface Watched {
  readonly runsAt: number;
  readonly endedAt: number | null;
}

const TILES = 25;
const NEVER_MS = 300_000;

/** A player with the app and a game page, who repeats what got no response, under the same key. */
export class Seat {
  /** With the token of the device that is played on. */
  player: TestPlayer;
  private readonly world: World;
  private readonly provider: ProviderName;
  private readonly keys = { launch: newKey(), topUp: newKey() };
  private kind: GameKind = 'slot';
  private launched: Launched | undefined;
  private hasAskedToLaunch = false;
  private hasAskedToTopUp = false;
  private token = '';
  private round: Round | undefined;
  private unpaidOrder: string | undefined;
  private hasLeft = false;
  /** Whether 500.00 were paid at the bank. */
  hasDeposited = false;

  constructor(world: World, provider: ProviderName, player: TestPlayer) {
    this.world = world;
    this.provider = provider;
    this.player = player;
  }

  async launch(kind: GameKind): Promise<void> {
    this.kind = kind;
    this.hasAskedToLaunch = true;
    const { token } = this.player;
    const id = getGameId(this.provider, kind);
    const options = { token, idempotencyKey: this.keys.launch };
    const answer = await this.world.toPlatform('launch', (site) =>
      site.call(play.launchGame, { id }, options),
    );
    // A provider that is down is refused without a transfer; the player presses Play again later.
    const { reason } = (answer.data ?? {}) as { readonly reason?: string };
    if (reason === 'game.providerDown') throw new LostError('the provider cannot be reached');
    this.launched = getData<Launched>(answer);
  }

  /** Launches a game and opens its page. */
  async enter(kind: GameKind): Promise<void> {
    await this.launch(kind);
    await this.openPage();
  }

  private async openPage(): Promise<void> {
    const page = new URL(this.launched?.launchUrl ?? '').searchParams;
    const body = { session: page.get('session'), launch: page.get('launch') };
    const opened = await this.ask<{ token: string; activeRound: Round | null }>(
      'authenticate',
      body,
    );
    this.token = opened.token;
    this.round = opened.activeRound ?? undefined;
    this.world.setHeartbeat(() => this.ask('heartbeat', {}));
  }

  async play(press: { readonly stake: string; readonly choice?: object }): Promise<void> {
    const { round } = await this.ask<{ round: Round }>('play', {
      ...press,
      clientRoundId: randomUUID(),
    });
    this.round = round;
  }

  /** Opens a tile of mines without a danger, which only the provider's books tell. */
  async openSafeTile(): Promise<void> {
    const { roundId = '', steps = 0 } = this.round ?? {};
    const books = new DatabaseSync(join(this.world.books, `${this.provider}.sqlite`), {
      readOnly: true,
    });
    const row = books.prepare('SELECT outcome FROM round WHERE round_id = ?').get(roundId);
    books.close();
    const { dangers } = JSON.parse(String(row?.outcome)) as { dangers: number[] };
    const open = Array.from({ length: TILES }, (_, tile) => tile).find(
      (tile) => !dangers.includes(tile),
    );
    await this.step(steps + 1, { open });
  }

  private async step(step: number, action: object): Promise<void> {
    const { roundId } = this.round ?? {};
    const { round } = await this.ask<{ round: Round }>('step', { roundId, step, action });
    this.round = round;
  }

  /** Waits for a shared round that takes bets. */
  async waitForBetting(): Promise<Watched> {
    this.world.watch(this.provider);
    const giveUp = this.world.clock.now() + NEVER_MS;
    while (this.world.clock.now() < giveUp) {
      const news = await this.ask<Watched>('watch', {});
      // A second later bets are still taken.
      if (news.runsAt - this.world.clock.now() > 1_000) return news;
      await this.world.passSecond();
    }
    throw new Error('no round takes bets');
  }

  async waitUntil(instant: number): Promise<void> {
    while (this.world.clock.now() < instant) await this.world.passSecond();
  }

  /** Deposits 500.00 without leaving the game. */
  async deposit(): Promise<void> {
    const { token } = this.player;
    const request = { channel: 'ewallet', amount: '500' };
    const answer = await this.world.toPlatform('other', (site) =>
      site.call(wallet.charge, request, { token, idempotencyKey: newKey() }),
    );
    this.unpaidOrder = getData<{ orderNo: string }>(answer).orderNo;
    this.hasDeposited = true;
    await this.confirmPayment();
  }

  /** The bank repeats its webhook until the platform responds. */
  async confirmPayment(): Promise<void> {
    const order = this.unpaidOrder;
    if (order === undefined) return;
    await this.world.fromBank((site) => sendPaymentWebhook(site, paid(order)));
    this.unpaidOrder = undefined;
  }

  async topUp(): Promise<void> {
    this.hasAskedToTopUp = true;
    const { token } = this.player;
    const options = { token, idempotencyKey: this.keys.topUp };
    const id = this.launched?.sessionId ?? '';
    await this.world.toPlatform('top-up', (site) => site.call(play.topUpGame, { id }, options));
    this.hasAskedToTopUp = false;
  }

  async exit(): Promise<void> {
    const { token } = this.player;
    const id = this.launched?.sessionId ?? '';
    await this.world.toPlatform('exit', (site) => site.call(play.exitGame, { id }, { token }));
    this.hasLeft = true;
    this.world.setHeartbeat(undefined);
  }

  /** Kills the tab, and waits until the platform collects the money. */
  async beRecovered(): Promise<void> {
    this.world.isTabOpen = false;
    const giveUp = this.world.clock.now() + NEVER_MS;
    while (!this.world.isBroken && this.world.clock.now() < giveUp) await this.world.passSecond();
  }

  /** Goes on after the outage: repeats what got no response, and leaves. @throws LostError */
  async goOn(): Promise<void> {
    if (!this.launched && this.hasAskedToLaunch) {
      await this.launch(this.kind).catch((error: unknown) => {
        // Refused: the money is in the wallet, or on its way there.
        if (error instanceof LostError) throw error;
      });
    }
    if (this.hasAskedToTopUp) await this.topUp();
    if (this.launched && !this.hasLeft) await this.exit();
  }

  /** The unfinished round that the app offers. */
  async findOpenRound(): Promise<{ staked: string } | undefined> {
    const { token } = this.player;
    const played = await this.world.site.call(lobby.playHistory, {}, { token });
    const { rows } = getData<{ rows: { openRound: { staked: string } | null }[] }>(played);
    return rows.find(({ openRound }) => openRound !== null)?.openRound ?? undefined;
  }

  /**
   * Logs in on another device, continues the unfinished round there, collects and leaves.
   *
   * @throws Error if the round is not offered there as it was left
   */
  async finishRound(): Promise<void> {
    const [left, offered] = [this.round, await this.findOpenRound()];
    await this.logInOnAnotherDevice();
    const offeredThere = await this.findOpenRound();
    if (!offered || offeredThere?.staked !== offered.staked) {
      throw new Error('the other device does not offer the unfinished round with its stake');
    }
    this.world.isTabOpen = true;
    this.hasLeft = false;
    this.keys.launch = newKey();
    await this.enter(this.kind);
    if (!this.round) throw new Error('the game does not offer the unfinished round');
    const { roundId, outcome } = this.round;
    const isSame = roundId === left?.roundId;
    const opened = outcome.opened ?? [];
    if (!isSame || !left.outcome.opened?.every((tile) => opened.includes(tile))) {
      throw new Error('the round on the other device is not the one that was left');
    }
    await this.step(this.round.steps + 1, { collect: true });
    await this.exit();
  }

  private async logInOnAnotherDevice(): Promise<void> {
    const { site } = this.world;
    const { phone: username, password } = this.player;
    const device = randomUUID();
    const { uuid } = getData<{ uuid: string }>(await site.call(auth.captchaImage, {}, { device }));
    const code = site.core.outside.captchas.find((each) => each.uuid === uuid)?.answer ?? '';
    const { token } = getData<{ token: string }>(
      await site.call(auth.login, { username, password, uuid, code }, { device }),
    );
    this.player = { ...this.player, token };
  }

  private async ask<Body>(call: string, body: object): Promise<Body> {
    const answer = await this.world.toGame(this.provider, call, this.token, body);
    const { status } = answer.body as { status?: string };
    if (status !== 'OK') throw new LostError(`${call} was answered with ${status}`);
    return answer.body as Body;
  }
}
