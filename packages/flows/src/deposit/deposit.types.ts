import type { Money, Order, PayChannel, PayMethod } from '@parlor/api/entities';
import type { Violation } from '@parlor/api/rules';
import type { Effect, FlowError } from '../kit/index.ts';

/** Options of the deposit screen. */
export interface DepositOptions {
  /** `autoDepositFunctionStatus` of the wallet parameters. */
  readonly isOpen: boolean;
  readonly methods: readonly PayMethod[];
  /** Preset amounts; empty if `depositAmountListStatus` is off. */
  readonly presets: readonly Money[];
}

/** A requested order. */
export interface CreateOrderInput {
  /** `checkout` goes to `/pay/{channel}/charge`, `transfer` to `/pay/{channel}/recharge` (product decision 7). */
  readonly kind: PayMethod['kind'];
  /** Value in the path of the call. */
  readonly channel: string;
  readonly amount: Money;
  /** Unchanged until the server has given a final answer (S3). */
  readonly idempotencyKey: string;
}

/** Actors that the app implements. */
export type DepositActors = {
  readonly loadOptions: Effect<undefined, DepositOptions>;
  readonly loadChannels: Effect<{ readonly methodId: string }, readonly PayChannel[]>;
  readonly createOrder: Effect<CreateOrderInput, Order>;
  readonly loadOrder: Effect<{ readonly orderNo: string }, Order>;
};

export interface DepositInput {
  /** Decimal places of the site's currency. */
  readonly exponent: number;
  /** Creates an idempotency key: a UUID. */
  readonly createKey: () => string;
  /** The order to resume after the checkout or a reload. */
  readonly orderNo?: string | undefined;
  /** A request without an answer, as last emitted. */
  readonly draft?: CreateOrderInput | undefined;
}

export interface DepositContext {
  readonly exponent: number;
  readonly createKey: () => string;
  readonly options: DepositOptions;
  readonly methodId: string | undefined;
  readonly channels: readonly PayChannel[];
  /** `channelId` of the selected channel. */
  readonly channelId: string | undefined;
  /** As typed, or the selected preset. */
  readonly amount: string;
  /** Present from the confirm screen to the final answer. */
  readonly draft: CreateOrderInput | undefined;
  readonly orderNo: string | undefined;
  readonly order: Order | undefined;
  /** Polls so far; determines the delay before the next one. */
  readonly attempt: number;
  readonly violation: Violation | undefined;
  readonly error: FlowError | undefined;
}

export type DepositEvent =
  | { readonly type: 'retry' }
  | { readonly type: 'method.choose'; readonly methodId: string }
  | { readonly type: 'channel.choose'; readonly channelId: string }
  /** Submits the amount: opens the confirm screen if it is valid. */
  | { readonly type: 'submit'; readonly amount: string }
  | { readonly type: 'confirm' }
  | { readonly type: 'edit' }
  /** Opens the checkout again: the browser may have blocked the first attempt. */
  | { readonly type: 'checkout.open' }
  /** The player returned from the checkout. */
  | { readonly type: 'returned' }
  /** The event stream reports a changed wallet. */
  | { readonly type: 'balance.changed' }
  /** Starts another deposit. */
  | { readonly type: 'again' };

export type DepositEmitted =
  | { readonly type: 'openCheckout'; readonly payUrl: string; readonly orderNo: string }
  /** The app stores it before the server answers; undefined removes the stored draft. */
  | { readonly type: 'draftChanged'; readonly draft: CreateOrderInput | undefined }
  /** The order exists: the app puts its number in the address, so that a reload resumes it. */
  | { readonly type: 'orderCreated'; readonly orderNo: string }
  /** The deposit is credited to the wallet. */
  | { readonly type: 'deposited'; readonly order: Order };
