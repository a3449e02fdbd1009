import { z } from 'zod';
import { OUTBOX_TABLE } from '../../delivery/outbox.ts';

/** Lotus's own books, in order. Amounts are minor units; instants are milliseconds. */
export const LOTUS_MIGRATIONS = [
  `CREATE TABLE wallet (
     player_ref TEXT NOT NULL,
     fund_ref TEXT NOT NULL,
     currency TEXT NOT NULL,
     balance INTEGER NOT NULL CHECK (balance >= 0),
     PRIMARY KEY (player_ref, fund_ref)
   ) STRICT;

   CREATE TABLE transfer (
     transfer_id TEXT PRIMARY KEY,
     direction TEXT NOT NULL CHECK (direction IN ('in', 'out')),
     player_ref TEXT NOT NULL,
     fund_ref TEXT NOT NULL,
     asked TEXT NOT NULL,
     currency TEXT NOT NULL,
     status TEXT NOT NULL CHECK (status IN ('completed', 'rejected')),
     amount INTEGER NOT NULL CHECK (amount >= 0),
     balance INTEGER NOT NULL,
     cursor INTEGER NOT NULL,
     at INTEGER NOT NULL
   ) STRICT;

   CREATE TABLE session (
     session_id TEXT PRIMARY KEY,
     launch_hash TEXT NOT NULL UNIQUE,
     player_ref TEXT NOT NULL,
     fund_ref TEXT NOT NULL,
     wallet_ref TEXT NOT NULL,
     game_code TEXT NOT NULL,
     currency TEXT NOT NULL,
     locale TEXT NOT NULL,
     platform TEXT NOT NULL,
     mode TEXT NOT NULL CHECK (mode IN ('real', 'demo')),
     return_url TEXT NOT NULL,
     cashier_url TEXT NOT NULL,
     theme TEXT NOT NULL,
     max_stake INTEGER,
     min_spin_ms INTEGER NOT NULL,
     state TEXT NOT NULL CHECK (state IN ('created', 'active', 'closed')),
     platform_token TEXT,
     client_hash TEXT UNIQUE,
     created_at INTEGER NOT NULL,
     heartbeat_at INTEGER,
     played_at INTEGER,
     closed_at INTEGER,
     close_reason TEXT
   ) STRICT;

   CREATE TABLE seed (
     seed_id INTEGER PRIMARY KEY AUTOINCREMENT,
     wallet_ref TEXT NOT NULL,
     server_seed TEXT NOT NULL,
     server_hash TEXT NOT NULL UNIQUE,
     client_seed TEXT NOT NULL,
     nonce INTEGER NOT NULL DEFAULT 0,
     created_at INTEGER NOT NULL,
     revealed_at INTEGER
   ) STRICT;
   CREATE UNIQUE INDEX seed_in_use ON seed (wallet_ref) WHERE revealed_at IS NULL;

   CREATE TABLE round (
     round_id TEXT PRIMARY KEY,
     session_id TEXT NOT NULL REFERENCES session,
     client_round_id TEXT NOT NULL,
     wallet_ref TEXT NOT NULL,
     player_ref TEXT NOT NULL,
     fund_ref TEXT NOT NULL,
     game_code TEXT NOT NULL,
     currency TEXT NOT NULL,
     stake INTEGER NOT NULL CHECK (stake > 0),
     payout INTEGER NOT NULL CHECK (payout >= 0),
     balance INTEGER NOT NULL,
     outcome TEXT NOT NULL,
     algorithm TEXT NOT NULL,
     math_version TEXT NOT NULL,
     math_hash TEXT NOT NULL,
     seed_id INTEGER NOT NULL REFERENCES seed,
     nonce INTEGER NOT NULL,
     state TEXT NOT NULL CHECK (state IN ('closed', 'void')),
     shown INTEGER NOT NULL DEFAULT 0 CHECK (shown IN (0, 1)),
     at INTEGER NOT NULL,
     UNIQUE (session_id, client_round_id),
     UNIQUE (seed_id, nonce)
   ) STRICT;
   CREATE INDEX round_to_show ON round (wallet_ref, fund_ref, game_code) WHERE shown = 0;

   CREATE TABLE event (
     cursor INTEGER PRIMARY KEY AUTOINCREMENT,
     type TEXT NOT NULL CHECK (type IN ('bet', 'win', 'rollback')),
     tx_id TEXT NOT NULL UNIQUE,
     ref_tx_id TEXT,
     round_id TEXT NOT NULL REFERENCES round,
     round_closed INTEGER NOT NULL CHECK (round_closed IN (0, 1)),
     player_ref TEXT NOT NULL,
     fund_ref TEXT NOT NULL,
     game_code TEXT NOT NULL,
     amount INTEGER NOT NULL CHECK (amount >= 0),
     currency TEXT NOT NULL,
     at INTEGER NOT NULL
   ) STRICT;
   CREATE INDEX event_round ON event (round_id);
   ${OUTBOX_TABLE}`,
  // Rounds of several steps. SQLite changes a CHECK only with the table, and a table only after those
  // that refer to it.
  `CREATE TABLE round_2 (
     round_id TEXT PRIMARY KEY,
     session_id TEXT NOT NULL REFERENCES session,
     client_round_id TEXT NOT NULL,
     wallet_ref TEXT NOT NULL,
     player_ref TEXT NOT NULL,
     fund_ref TEXT NOT NULL,
     game_code TEXT NOT NULL,
     currency TEXT NOT NULL,
     stake INTEGER NOT NULL CHECK (stake > 0),
     choice TEXT NOT NULL DEFAULT '',
     payout INTEGER NOT NULL CHECK (payout >= 0),
     balance INTEGER NOT NULL,
     outcome TEXT NOT NULL,
     steps INTEGER NOT NULL DEFAULT 0,
     last_action TEXT NOT NULL DEFAULT '',
     algorithm TEXT NOT NULL,
     math_version TEXT NOT NULL,
     math_hash TEXT NOT NULL,
     seed_id INTEGER NOT NULL REFERENCES seed,
     nonce INTEGER NOT NULL,
     state TEXT NOT NULL CHECK (state IN ('open', 'closed', 'void')),
     shown INTEGER NOT NULL DEFAULT 0 CHECK (shown IN (0, 1)),
     at INTEGER NOT NULL,
     expires_at INTEGER,
     UNIQUE (session_id, client_round_id),
     UNIQUE (seed_id, nonce),
     CHECK ((state = 'open') = (expires_at IS NOT NULL))
   ) STRICT;
   INSERT INTO round_2 (round_id, session_id, client_round_id, wallet_ref, player_ref, fund_ref,
     game_code, currency, stake, payout, balance, outcome, algorithm, math_version, math_hash,
     seed_id, nonce, state, shown, at)
   SELECT round_id, session_id, client_round_id, wallet_ref, player_ref, fund_ref, game_code,
     currency, stake, payout, balance, outcome, algorithm, math_version, math_hash, seed_id, nonce,
     state, shown, at FROM round ORDER BY rowid;
   CREATE TABLE event_2 (
     cursor INTEGER PRIMARY KEY AUTOINCREMENT,
     type TEXT NOT NULL CHECK (type IN ('bet', 'win', 'rollback')),
     tx_id TEXT NOT NULL UNIQUE,
     ref_tx_id TEXT,
     round_id TEXT NOT NULL REFERENCES round_2,
     round_closed INTEGER NOT NULL CHECK (round_closed IN (0, 1)),
     player_ref TEXT NOT NULL,
     fund_ref TEXT NOT NULL,
     game_code TEXT NOT NULL,
     amount INTEGER NOT NULL CHECK (amount >= 0),
     currency TEXT NOT NULL,
     at INTEGER NOT NULL
   ) STRICT;
   INSERT INTO event_2 SELECT * FROM event ORDER BY cursor;
   DROP TABLE event;
   DROP TABLE round;
   ALTER TABLE round_2 RENAME TO round;
   ALTER TABLE event_2 RENAME TO event;
   CREATE INDEX round_to_show ON round (wallet_ref, fund_ref, game_code) WHERE shown = 0;
   CREATE INDEX round_open ON round (expires_at) WHERE state = 'open';
   CREATE INDEX event_round ON event (round_id);`,
  // Rounds that all players of a game share.
  `CREATE TABLE shared_round (
     shared_id TEXT PRIMARY KEY,
     game_code TEXT NOT NULL,
     number INTEGER NOT NULL,
     server_seed TEXT NOT NULL,
     server_hash TEXT NOT NULL,
     result TEXT NOT NULL,
     opens_at INTEGER NOT NULL,
     runs_at INTEGER NOT NULL,
     ends_at INTEGER NOT NULL,
     next_at INTEGER NOT NULL,
     UNIQUE (game_code, number)
   ) STRICT;
   ALTER TABLE round ADD COLUMN shared_id TEXT REFERENCES shared_round;
   CREATE INDEX round_shared ON round (shared_id) WHERE shared_id IS NOT NULL;`,
  // Hash chains of shared rounds. A bet on one uses no seed of its player. A round keeps its random
  // numbers, its states between the steps, and when it ended, for its proof and its replay.
  `CREATE TABLE chain (
     chain_id INTEGER PRIMARY KEY AUTOINCREMENT,
     game_code TEXT NOT NULL,
     terminal_hash TEXT NOT NULL UNIQUE,
     length INTEGER NOT NULL,
     checkpoints TEXT NOT NULL,
     salt TEXT,
     used INTEGER NOT NULL DEFAULT 0,
     created_at INTEGER NOT NULL
   ) STRICT;
   CREATE INDEX chain_game ON chain (game_code, chain_id);
   ALTER TABLE shared_round ADD COLUMN draws TEXT NOT NULL DEFAULT '[]';
   ALTER TABLE shared_round ADD COLUMN chain_id INTEGER REFERENCES chain;
   ALTER TABLE shared_round ADD COLUMN chain_index INTEGER;
   CREATE TABLE round_3 (
     round_id TEXT PRIMARY KEY,
     session_id TEXT NOT NULL REFERENCES session,
     client_round_id TEXT NOT NULL,
     wallet_ref TEXT NOT NULL,
     player_ref TEXT NOT NULL,
     fund_ref TEXT NOT NULL,
     game_code TEXT NOT NULL,
     currency TEXT NOT NULL,
     stake INTEGER NOT NULL CHECK (stake > 0),
     choice TEXT NOT NULL DEFAULT '',
     payout INTEGER NOT NULL CHECK (payout >= 0),
     balance INTEGER NOT NULL,
     balance_before INTEGER,
     outcome TEXT NOT NULL,
     frames TEXT NOT NULL DEFAULT '[]',
     draws TEXT NOT NULL DEFAULT '[]',
     steps INTEGER NOT NULL DEFAULT 0,
     last_action TEXT NOT NULL DEFAULT '',
     algorithm TEXT NOT NULL,
     math_version TEXT NOT NULL,
     math_hash TEXT NOT NULL,
     seed_id INTEGER REFERENCES seed,
     nonce INTEGER,
     state TEXT NOT NULL CHECK (state IN ('open', 'closed', 'void')),
     shown INTEGER NOT NULL DEFAULT 0 CHECK (shown IN (0, 1)),
     at INTEGER NOT NULL,
     expires_at INTEGER,
     ended_at INTEGER,
     shared_id TEXT REFERENCES shared_round,
     UNIQUE (session_id, client_round_id),
     UNIQUE (seed_id, nonce),
     CHECK ((state = 'open') = (expires_at IS NOT NULL)),
     CHECK ((seed_id IS NULL) = (nonce IS NULL))
   ) STRICT;
   INSERT INTO round_3 (round_id, session_id, client_round_id, wallet_ref, player_ref, fund_ref,
     game_code, currency, stake, choice, payout, balance, outcome, steps, last_action, algorithm,
     math_version, math_hash, seed_id, nonce, state, shown, at, expires_at, shared_id)
   SELECT round_id, session_id, client_round_id, wallet_ref, player_ref, fund_ref, game_code,
     currency, stake, choice, payout, balance, outcome, steps, last_action, algorithm,
     math_version, math_hash, seed_id, nonce, state, shown, at, expires_at, shared_id
   FROM round ORDER BY rowid;
   CREATE TABLE event_3 (
     cursor INTEGER PRIMARY KEY AUTOINCREMENT,
     type TEXT NOT NULL CHECK (type IN ('bet', 'win', 'rollback')),
     tx_id TEXT NOT NULL UNIQUE,
     ref_tx_id TEXT,
     round_id TEXT NOT NULL REFERENCES round_3,
     round_closed INTEGER NOT NULL CHECK (round_closed IN (0, 1)),
     player_ref TEXT NOT NULL,
     fund_ref TEXT NOT NULL,
     game_code TEXT NOT NULL,
     amount INTEGER NOT NULL CHECK (amount >= 0),
     currency TEXT NOT NULL,
     at INTEGER NOT NULL
   ) STRICT;
   INSERT INTO event_3 SELECT * FROM event ORDER BY cursor;
   DROP TABLE event;
   DROP TABLE round;
   ALTER TABLE round_3 RENAME TO round;
   ALTER TABLE event_3 RENAME TO event;
   CREATE INDEX round_to_show ON round (wallet_ref, fund_ref, game_code) WHERE shown = 0;
   CREATE INDEX round_open ON round (expires_at) WHERE state = 'open';
   CREATE INDEX round_open_on_seed ON round (seed_id) WHERE state = 'open';
   CREATE INDEX round_shared ON round (shared_id) WHERE shared_id IS NOT NULL;
   CREATE INDEX event_round ON event (round_id);`,
  // Bets of a seamless wallet: requested from the platform before their round is opened.
  `CREATE TABLE bet_request (
     tx_id TEXT PRIMARY KEY,
     round_id TEXT NOT NULL UNIQUE,
     session_id TEXT NOT NULL REFERENCES session,
     client_round_id TEXT NOT NULL,
     player_ref TEXT NOT NULL,
     fund_ref TEXT NOT NULL,
     status TEXT,
     at INTEGER NOT NULL,
     UNIQUE (session_id, client_round_id)
   ) STRICT;
   CREATE INDEX bet_request_open ON bet_request (at) WHERE status IS NULL;`,
  // Free spins that the platform grants with a session. A round of one takes no stake from a wallet.
  `ALTER TABLE session ADD COLUMN free_spins INTEGER NOT NULL DEFAULT 0 CHECK (free_spins >= 0);
   ALTER TABLE session ADD COLUMN free_spin_stake INTEGER NOT NULL DEFAULT 0;
   ALTER TABLE round ADD COLUMN free_spin INTEGER NOT NULL DEFAULT 0 CHECK (free_spin IN (0, 1));
   ALTER TABLE event ADD COLUMN free_spin INTEGER NOT NULL DEFAULT 0 CHECK (free_spin IN (0, 1));`,
];

export const walletRow = z
  .object({ fund_ref: z.string(), currency: z.string(), balance: z.bigint() })
  .transform((row) => ({ fundRef: row.fund_ref, currency: row.currency, balance: row.balance }));

export const transferRow = z
  .object({
    transfer_id: z.string(),
    direction: z.enum(['in', 'out']),
    player_ref: z.string(),
    fund_ref: z.string(),
    asked: z.string(),
    currency: z.string(),
    status: z.enum(['completed', 'rejected']),
    amount: z.bigint(),
    balance: z.bigint(),
    cursor: z.bigint(),
  })
  .transform((row) => ({
    transferId: row.transfer_id,
    direction: row.direction,
    playerRef: row.player_ref,
    fundRef: row.fund_ref,
    asked: row.asked,
    currency: row.currency,
    status: row.status,
    amount: row.amount,
    balance: row.balance,
    cursor: row.cursor,
  }));
export type Transfer = z.infer<typeof transferRow>;

export const sessionRow = z
  .object({
    session_id: z.string(),
    launch_hash: z.string(),
    player_ref: z.string(),
    fund_ref: z.string(),
    wallet_ref: z.string(),
    game_code: z.string(),
    currency: z.string(),
    locale: z.string(),
    mode: z.enum(['real', 'demo']),
    return_url: z.string(),
    cashier_url: z.string(),
    theme: z.string(),
    max_stake: z.bigint().nullable(),
    min_spin_ms: z.bigint(),
    free_spins: z.bigint(),
    free_spin_stake: z.bigint(),
    state: z.enum(['created', 'active', 'closed']),
    platform_token: z.string().nullable(),
    heartbeat_at: z.bigint().nullable(),
    played_at: z.bigint().nullable(),
  })
  .transform((row) => ({
    sessionId: row.session_id,
    launchHash: row.launch_hash,
    playerRef: row.player_ref,
    fundRef: row.fund_ref,
    /** The wallet that is played from: the player's, or in demo mode one of the session's own. */
    walletRef: row.wallet_ref,
    gameCode: row.game_code,
    currency: row.currency,
    locale: row.locale,
    mode: row.mode,
    returnUrl: row.return_url,
    cashierUrl: row.cashier_url,
    theme: row.theme,
    maxStake: row.max_stake,
    minSpinMs: Number(row.min_spin_ms),
    /** How many free spins are left. */
    freeSpins: Number(row.free_spins),
    freeSpinStake: row.free_spin_stake,
    state: row.state,
    /** The platform's session token, which reports of bets carry. */
    platformToken: row.platform_token,
    heartbeatAt: Number(row.heartbeat_at ?? 0n),
    playedAt: Number(row.played_at ?? 0n),
  }));
export type Session = z.infer<typeof sessionRow>;

const drawsText = z.array(z.object({ limit: z.number(), value: z.number() }));

export const chainRow = z
  .object({
    chain_id: z.bigint(),
    terminal_hash: z.string(),
    length: z.bigint(),
    checkpoints: z.string(),
    salt: z.string().nullable(),
    used: z.bigint(),
  })
  .transform((row) => ({
    chainId: row.chain_id,
    /** Published before the first round. */
    terminalHash: row.terminal_hash,
    length: Number(row.length),
    /** Secret: every link that is still to come follows from these. */
    checkpoints: z.array(z.string()).parse(JSON.parse(row.checkpoints)),
    salt: row.salt,
    /** Number of links that rounds have taken. */
    used: Number(row.used),
  }));
export type Chain = z.infer<typeof chainRow>;

export const seedRow = z
  .object({
    seed_id: z.bigint(),
    server_seed: z.string(),
    server_hash: z.string(),
    client_seed: z.string(),
    nonce: z.bigint(),
    revealed_at: z.bigint().nullable(),
    is_open: z.bigint(),
  })
  .transform((row) => ({
    seedId: row.seed_id,
    serverSeed: row.server_seed,
    serverHash: row.server_hash,
    clientSeed: row.client_seed,
    nonce: Number(row.nonce),
    /** Never while a round decided with it is open, which it would give away. */
    revealed: row.revealed_at !== null && row.is_open === 0n,
    isOpen: row.is_open === 1n,
  }));
export type Seed = z.infer<typeof seedRow>;

export const roundRow = z
  .object({
    round_id: z.string(),
    session_id: z.string(),
    client_round_id: z.string(),
    wallet_ref: z.string(),
    player_ref: z.string(),
    fund_ref: z.string(),
    game_code: z.string(),
    currency: z.string(),
    stake: z.bigint(),
    free_spin: z.bigint(),
    choice: z.string(),
    payout: z.bigint(),
    balance: z.bigint(),
    balance_before: z.bigint().nullable(),
    outcome: z.string(),
    frames: z.string(),
    draws: z.string(),
    steps: z.bigint(),
    last_action: z.string(),
    algorithm: z.string(),
    math_version: z.string(),
    math_hash: z.string(),
    seed_id: z.bigint().nullable(),
    nonce: z.bigint().nullable(),
    state: z.enum(['open', 'closed', 'void']),
    at: z.bigint(),
    expires_at: z.bigint().nullable(),
    ended_at: z.bigint().nullable(),
    shared_id: z.string().nullable(),
  })
  .transform((row) => ({
    roundId: row.round_id,
    sessionId: row.session_id,
    clientRoundId: row.client_round_id,
    walletRef: row.wallet_ref,
    playerRef: row.player_ref,
    fundRef: row.fund_ref,
    gameCode: row.game_code,
    currency: row.currency,
    /** What it is played for; its payout is computed from this. */
    stake: row.stake,
    /** What it took from the wallet: nothing for a free spin. */
    staked: row.free_spin === 1n ? 0n : row.stake,
    isFreeSpin: row.free_spin === 1n,
    /** What the player chose beside the stake, as JSON; empty if nothing. */
    choice: row.choice,
    payout: row.payout,
    /** The balance after this round. */
    balance: row.balance,
    /** The balance before its stake. */
    balanceBefore: row.balance_before ?? row.balance + row.stake - row.payout,
    /** The engine's state of the round, as JSON. */
    outcome: row.outcome,
    /** The states in which it waited for its player, in order. */
    frames: JSON.parse(row.frames) as unknown[],
    /** Its random numbers. */
    draws: drawsText.parse(JSON.parse(row.draws)),
    /** Number of steps after the bet, and the last one as JSON. */
    steps: Number(row.steps),
    lastAction: row.last_action,
    algorithm: row.algorithm,
    mathVersion: row.math_version,
    mathHash: row.math_hash,
    /** The player's seeds; null for a bet on a shared round, which has a chain. */
    seedId: row.seed_id,
    nonce: row.nonce === null ? null : Number(row.nonce),
    state: row.state,
    at: Number(row.at),
    /** When an open round ends without its player; null for an ended one. */
    expiresAt: row.expires_at === null ? null : Number(row.expires_at),
    endedAt: row.ended_at === null ? null : Number(row.ended_at),
    /** The round of all players that this bet is on; null for a round of its own. */
    sharedId: row.shared_id,
  }));
export type Round = z.infer<typeof roundRow>;

export const sharedRow = z
  .object({
    shared_id: z.string(),
    game_code: z.string(),
    number: z.bigint(),
    server_seed: z.string(),
    server_hash: z.string(),
    result: z.string(),
    opens_at: z.bigint(),
    runs_at: z.bigint(),
    ends_at: z.bigint(),
    next_at: z.bigint(),
    draws: z.string(),
    chain_id: z.bigint().nullable(),
    chain_index: z.bigint().nullable(),
  })
  .transform((row) => ({
    sharedId: row.shared_id,
    gameCode: row.game_code,
    number: Number(row.number),
    serverSeed: row.server_seed,
    serverHash: row.server_hash,
    /** The engine's result, as JSON; hidden from players until `endsAt`. */
    result: JSON.parse(row.result) as unknown,
    /** Bets are taken from `opensAt` to `runsAt`; the next round opens at `nextAt`. */
    opensAt: Number(row.opens_at),
    runsAt: Number(row.runs_at),
    endsAt: Number(row.ends_at),
    nextAt: Number(row.next_at),
    draws: drawsText.parse(JSON.parse(row.draws)),
    chainId: row.chain_id,
    chainIndex: row.chain_index === null ? null : Number(row.chain_index),
  }));
export type SharedRound = z.infer<typeof sharedRow>;

export const eventRow = z
  .object({
    cursor: z.bigint(),
    type: z.enum(['bet', 'win', 'rollback']),
    tx_id: z.string(),
    ref_tx_id: z.string().nullable(),
    round_id: z.string(),
    round_closed: z.bigint(),
    player_ref: z.string(),
    fund_ref: z.string(),
    game_code: z.string(),
    amount: z.bigint(),
    currency: z.string(),
    free_spin: z.bigint(),
    at: z.bigint(),
  })
  .transform((row) => ({
    cursor: row.cursor,
    type: row.type,
    txId: row.tx_id,
    refTxId: row.ref_tx_id,
    roundId: row.round_id,
    roundClosed: row.round_closed === 1n,
    playerRef: row.player_ref,
    fundRef: row.fund_ref,
    gameCode: row.game_code,
    amount: row.amount,
    currency: row.currency,
    /** A bet without a stake, on a free spin that the platform granted. */
    isFreeSpin: row.free_spin === 1n,
    at: Number(row.at),
  }));
export type RoundEvent = z.infer<typeof eventRow>;

/** A press of a game page; `stake` in minor units. */
export interface Press {
  readonly stake: bigint;
  readonly choice: unknown;
  readonly clientRoundId: string;
  /** Plays one of the session's free spins: nothing is taken from the wallet. */
  readonly isFreeSpin?: boolean;
}

/** What a press takes from the wallet. */
export const getCost = ({ stake, isFreeSpin = false }: Press): bigint => (isFreeSpin ? 0n : stake);

/** The stake of a seamless wallet, which the platform has accepted. */
export interface PlacedBet {
  readonly txId: string;
  readonly roundId: string;
}
