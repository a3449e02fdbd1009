import type { Money, Order, PayChannel, PayMethod } from '@parlor/api/entities';
import type { Violation } from '@parlor/api/rules';
import type { Effect, FlowError } from '../kit/index.ts';

/** What the deposit screen offers. */
export interface RechargeOptions {
  /** `autoDepositFunctionStatus` of the wallet parameters. */
  readonly isOpen: boolean;
  readonly methods: readonly PayMethod[];
  /** Preset amounts; empty where `depositAmountListStatus` is off. */
  readonly presets: readonly Money[];
}

/** An order that is asked for. */
export interface CreateOrderInput {
  /** `checkout` goes to `/pay/{channel}/charge`, `transfer` to `/pay/{channel}/recharge` (decision 7). */
  readonly kind: PayMethod['kind'];
  /** As it stands in the path of the call. */
  readonly channel: string;
  readonly amount: Money;
  /** The same until there is a final answer (S3). */
  readonly idempotencyKey: string;
}

/** What the machine needs done. */
export type RechargeActors = {
  readonly loadOptions: Effect<undefined, RechargeOptions>;
  readonly loadChannels: Effect<{ readonly methodId: string }, readonly PayChannel[]>;
  readonly createOrder: Effect<CreateOrderInput, Order>;
  readonly loadOrder: Effect<{ readonly orderNo: string }, Order>;
};

export interface RechargeInput {
  /** Decimal places of the site's currency. */
  readonly exponent: number;
  /** Makes an idempotency key: a UUID. */
  readonly createKey: () => string;
  /** The order to go on with, after the checkout or a reload. */
  readonly orderNo?: string | undefined;
  /** An order that was asked for and never answered, as last emitted. */
  readonly draft?: CreateOrderInput | undefined;
}

export interface RechargeContext {
  readonly exponent: number;
  readonly createKey: () => string;
  readonly options: RechargeOptions;
  readonly methodId: string | undefined;
  readonly channels: readonly PayChannel[];
  /** `channelId` of the chosen one. */
  readonly channelId: string | undefined;
  /** As typed, or as chosen among the presets. */
  readonly amount: string;
  /** From the confirm screen to the final answer. */
  readonly draft: CreateOrderInput | undefined;
  readonly orderNo: string | undefined;
  readonly order: Order | undefined;
  /** Questions about the order so far; the wait before the next grows with it. */
  readonly attempt: number;
  readonly violation: Violation | undefined;
  readonly error: FlowError | undefined;
}

export type RechargeEvent =
  | { readonly type: 'retry' }
  | { readonly type: 'method.choose'; readonly methodId: string }
  | { readonly type: 'channel.choose'; readonly channelId: string }
  /** The amount is stated: opens the confirm screen when it keeps the rules. */
  | { readonly type: 'submit'; readonly amount: string }
  | { readonly type: 'confirm' }
  | { readonly type: 'edit' }
  /** Opens the checkout (again): a browser may have refused the first time. */
  | { readonly type: 'checkout.open' }
  /** The person is back from the checkout. */
  | { readonly type: 'returned' }
  /** The stream says that the wallet changed. */
  | { readonly type: 'balance.changed' }
  /** Another deposit. */
  | { readonly type: 'again' };

export type RechargeEmitted =
  | { readonly type: 'openCheckout'; readonly payUrl: string; readonly orderNo: string }
  /** Store it before the answer comes; undefined: remove what is stored. */
  | { readonly type: 'draftChanged'; readonly draft: CreateOrderInput | undefined }
  /** An order exists: put its number in the address, so that a reload goes on with it. */
  | { readonly type: 'orderCreated'; readonly orderNo: string }
  /** The deposit is in the wallet. */
  | { readonly type: 'deposited'; readonly order: Order };
