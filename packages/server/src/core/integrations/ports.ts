import type { IdentityProvider } from '@parlor/api/entities/identity';
import type { RoundProof } from '@parlor/api/entities/round';
import type { TransferDetails } from '@parlor/api/entities/wallet';

/**
 * The platform's ports to third parties (docs/outside-world.md). Domains use these alone; settings
 * decide which real third party responds. Every method may throw `OutsideUnavailableError` (outcome
 * unknown) or `OutsideRefusedError` (a definite refusal), and none may be called inside a database
 * transaction (S9). Amounts are decimal strings in the major unit.
 */

export interface SmsMessage {
  /** Messages with the same id are delivered once. */
  readonly messageId: string;
  /** In the national format of the player's country. */
  readonly to: string;
  readonly text: string;
}

export interface SmsPort {
  /** Submits a message to the SMS carrier. */
  send(message: SmsMessage): Promise<void>;
}

/**
 * Sends the solution of a captcha to the demo's sandbox, so that a test can read it there
 * (product decision 39). Absent in live mode.
 */
export interface CaptchaWatcherPort {
  report(captcha: { readonly uuid: string; readonly answer: string }): Promise<void>;
}

/** An identity at an identity provider. */
export interface SocialPerson {
  /** Permanently identifies one person at this provider. */
  readonly subject: string;
  /** The provider's display name; empty if it sends none. */
  readonly name: string;
  /** Verified by the provider; empty otherwise. */
  readonly email: string;
}

/** A login by OpenID Connect: authorization code with PKCE. */
export interface IdentityPort {
  /** The name in the path of the call. */
  readonly provider: 'facebook';
  /** The only redirect address. */
  readonly redirectUri: string;
  /** The address where a login begins. */
  describe(): Promise<IdentityProvider>;
  /**
   * Exchanges an authorization code, once.
   *
   * @throws OutsideRefusedError if the provider refuses it, or the identity fails validation:
   * signature, issuer, audience, time, nonce.
   */
  exchange(given: {
    readonly code: string;
    readonly codeVerifier: string;
    readonly nonce?: string | undefined;
  }): Promise<SocialPerson>;
}

export interface PaymentRequest {
  readonly orderNo: string;
  readonly channel: string;
  /** Absent: a hosted checkout. */
  readonly transfer?: 'bankTransfer' | 'qr';
  /** On a bank-transfer channel: the bank that the player pays from. */
  readonly bankCode?: string;
  readonly amount: string;
  readonly currency: string;
  readonly returnUrl: string;
  readonly webhookUrl: string;
  /** ISO 8601, UTC. */
  readonly expiresAt: string;
}

/** How a payment that was created is paid. */
export interface PaymentCreated {
  readonly paymentId: string;
  /** A page of the provider; on a transfer channel it opens the bank's app. */
  readonly payUrl: string;
  /** On a transfer channel: recipient, QR code, and the reference that identifies the payment. */
  readonly payee?: TransferDetails['payee'];
  readonly qrCode?: string | null;
  readonly reference?: string;
}

export interface PaymentState {
  readonly paymentId: string | null;
  readonly orderNo: string;
  readonly status: 'pending' | 'succeeded' | 'failed' | 'expired' | 'not_found';
  readonly txId: string | null;
  readonly amount: string | null;
  readonly currency: string | null;
}

export interface PayoutRequest {
  readonly payoutId: string;
  readonly amount: string;
  readonly currency: string;
  readonly bankCode: string;
  readonly accountName: string;
  readonly accountNumber: string;
  readonly webhookUrl: string;
}

export interface PayoutState {
  readonly payoutId: string;
  readonly status: 'accepted' | 'paid' | 'failed' | 'not_found';
  readonly txId: string | null;
  readonly reason: string | null;
}

/** A movement on the provider's statement of our account there. */
export interface ProviderStatementLine {
  /** The provider's transaction or chargeback. */
  readonly id: string;
  readonly type: 'payment' | 'payout' | 'chargeback';
  readonly channel: string;
  /** Our order number, or the id of the payout. */
  readonly reference: string;
  /** Positive. */
  readonly amount: string;
  readonly currency: string;
  /** ISO 8601, UTC. */
  readonly at: string;
}

/** A transfer to one of the site's own accounts, on the statement of their bank. */
export interface AccountStatementLine {
  readonly id: string;
  /** The site's account. */
  readonly accountNumber: string;
  readonly payerAccount: string;
  /** As the payer wrote it; null without one. */
  readonly reference: string | null;
  /** Positive. */
  readonly amount: string;
  readonly currency: string;
  /** ISO 8601, UTC. */
  readonly at: string;
}

export interface PaymentPort {
  /** Idempotent by `orderNo`. */
  createPayment(request: PaymentRequest): Promise<PaymentCreated>;
  payment(orderNo: string): Promise<PaymentState>;
  /** Idempotent by `payoutId`. */
  createPayout(request: PayoutRequest): Promise<void>;
  payout(payoutId: string): Promise<PayoutState>;
  /** Every movement from one instant (ISO 8601) to another, in full. */
  statement(period: {
    readonly from: string;
    readonly until: string;
  }): Promise<readonly ProviderStatementLine[]>;
  /**
   * Every transfer to the site's own accounts from one instant (ISO 8601) to another, in full; undefined if the
   * provider has no statement of them.
   */
  accountStatement(period: {
    readonly from: string;
    readonly until: string;
  }): Promise<readonly AccountStatementLine[] | undefined>;
}

/** A game in a provider's list; unused fields are dropped. */
export interface ProviderGame {
  readonly gameCode: string;
  readonly title: string;
  /** By locale. */
  readonly titles: Readonly<Record<string, string>>;
  readonly brand: string;
  readonly brandName: string;
  readonly category: string;
  readonly tags: readonly string[];
  readonly engine: string;
  readonly rtp: string | null;
  readonly volatility: string | null;
  readonly minStake: string;
  readonly maxStake: string;
  /** Whether it plays free spins that are granted with a session; not by default. */
  readonly freeSpins?: boolean;
  /** Path below `/art/`. */
  readonly cover: string;
  readonly coverColor: string;
  readonly releasedAt: string;
  readonly popularity: number;
}

export interface SessionRequest {
  readonly playerRef: string;
  readonly gameCode: string;
  readonly currency: string;
  readonly locale: string;
  readonly platform: 'mobile' | 'desktop';
  readonly mode: 'real' | 'demo';
  readonly walletMode: WalletKind;
  readonly fundRef: string;
  readonly launchToken: string;
  readonly returnUrl: string;
  readonly cashierUrl: string;
  readonly theme: string;
  readonly limits: {
    readonly maxStake: string | null;
    readonly minSpinMs: number;
    readonly autoplay: false;
  };
  /** Free spins of the fund, each at the same stake; they end with the session. */
  readonly freeSpins?: { readonly spins: number; readonly stake: string } | undefined;
}

export interface MakerTransferRequest {
  readonly transferId: string;
  readonly direction: 'in' | 'out';
  readonly playerRef: string;
  readonly fundRef: string;
  readonly amount: string;
  readonly currency: string;
}

export interface MakerTransferState {
  readonly transferId: string;
  readonly status: 'completed' | 'rejected' | 'not_found';
  readonly amount: string | null;
  readonly balance: string | null;
  /** Position of the round feed up to which the amount of a transfer out is explained. */
  readonly cursor: string | null;
}

/** A bet, win or rollback, received as a report or in the feed. */
export interface RoundEvent {
  readonly type: 'bet' | 'win' | 'rollback';
  readonly txId: string;
  readonly refTxId: string | null;
  readonly roundId: string;
  readonly roundClosed: boolean;
  readonly playerRef: string;
  readonly fundRef: string;
  readonly gameCode: string;
  readonly amount: string;
  readonly currency: string;
  /** A bet without a stake, on one of the session's free spins. */
  readonly freeSpin?: boolean;
}

/** Seeds of a player's next round at a provider. */
export interface ProviderSeeds {
  readonly algorithm: string;
  readonly serverSeedHash: string;
  readonly clientSeed: string;
  readonly nonce: number;
  readonly roundsPerSeed: number;
}

/** Hash chain of a game with shared rounds; `index` is the link of the next round. */
export interface ProviderChain {
  readonly algorithm: string;
  readonly terminalHash: string;
  readonly salt: string | null;
  readonly index: number;
  readonly length: number;
}

export interface ChangedProviderSeeds {
  readonly revealed: {
    readonly serverSeed: string;
    readonly serverSeedHash: string;
    readonly clientSeed: string;
    readonly rounds: number;
  } | null;
  readonly seeds: ProviderSeeds;
}

/** A round in a provider's books, in full. */
export interface ProviderRound {
  readonly roundId: string;
  readonly playerRef: string;
  readonly gameCode: string;
  readonly engine: string;
  readonly state: 'open' | 'closed' | 'void';
  readonly currency: string;
  readonly staked: string;
  /** What it was played for, if that is not what it staked: of a free spin. */
  readonly stake?: string | undefined;
  readonly won: string;
  readonly balanceBefore: string;
  readonly balance: string;
  readonly at: string;
  readonly choice: unknown;
  readonly outcome: unknown;
  readonly result: unknown;
  readonly proof: RoundProof;
}

/**
 * How a provider pays for play: `transfer` keeps a balance of its own, filled before play;
 * `seamless` asks the platform for every bet.
 */
export type WalletKind = 'transfer' | 'seamless';

export interface GameProviderPort {
  readonly walletKind: WalletKind;
  games(): Promise<readonly ProviderGame[]>;
  createSession(request: SessionRequest): Promise<{ sessionId: string; launchUrl: string }>;
  /** Idempotent by `transferId`; `amount: 'all'` takes out the whole balance. */
  transfer(request: MakerTransferRequest): Promise<MakerTransferState>;
  transferState(transferId: string): Promise<MakerTransferState>;
  balance(
    playerRef: string,
  ): Promise<readonly { fundRef: string; balance: string; currency: string }[]>;
  /** Idempotent. */
  closeSession(sessionId: string, reason: string): Promise<void>;
  /**
   * Events after `cursor`, in order and unparsed: an invalid one must not keep the others from
   * being posted. `readRoundEvent` parses them. `next` is a number in digits.
   */
  rounds(cursor: string, limit: number): Promise<{ events: readonly unknown[]; next: string }>;
  /** The full record of a round. */
  round(roundId: string): Promise<ProviderRound>;
  /** An address at which the game shows a round again; valid for a short time. */
  replay(
    roundId: string,
    request: { readonly playerRef: string; readonly locale: string; readonly theme: string },
  ): Promise<{ launchUrl: string }>;
  /** What decides the player's next round of a game. */
  seeds(playerRef: string, gameCode: string): Promise<ProviderSeeds | ProviderChain>;
  /**
   * Reveals the player's seeds and starts others. A change of the client seed alone reveals nothing
   * if no round was decided with it.
   *
   * @throws OutsideRefusedError 409 while a round with the current seeds is open.
   */
  changeSeeds(playerRef: string, clientSeed?: string): Promise<ChangedProviderSeeds>;
}

/** All third parties by kind. */
export interface OutsidePorts {
  readonly sms: SmsPort;
  readonly payments: PaymentPort;
  /** If the site has one. */
  readonly identity?: IdentityPort | undefined;
  /** In demo mode only. */
  readonly captchaWatcher?: CaptchaWatcherPort | undefined;
  /** By the provider's name in ledger accounts: `lotus`, `orbit`. */
  readonly providers: Readonly<Record<string, GameProviderPort>>;
}
