import type {
  DepositOffer,
  Money,
  Order,
  PayBank,
  PayChannel,
  PayMethod,
} from '@parlor/api/entities';
import type { CallFailure } from '@parlor/api/errors';
import type { Violation } from '@parlor/api/rules';
import type { AnyActorRef } from 'xstate';
import type { Effect } from '../kit/index.ts';
import type { FormCommand, FormReport, OrderDraft } from '../money-order/money-order.types.ts';

/** A channel with the banks through which it can be paid; without any, none is chosen. */
export interface DepositChannel extends PayChannel {
  readonly banks: readonly PayBank[];
}

/** Options of the deposit screen. */
export interface DepositOptions {
  /** `autoDepositFunctionStatus` of the wallet parameters. */
  readonly isOpen: boolean;
  readonly methods: readonly PayMethod[];
  /** Offers that a deposit may join (`getAllActivity`). */
  readonly offers: readonly DepositOffer[];
  /** Preset amounts; empty if `depositAmountListStatus` is off. */
  readonly presets: readonly Money[];
}

/** A requested deposit. */
export interface DepositDraft extends OrderDraft {
  /** `checkout` goes to `/pay/{channel}/charge`, `transfer` to `/pay/{channel}/recharge`. */
  readonly kind: PayMethod['kind'];
  /** Value in the path of the call. */
  readonly channel: string;
  /** On a channel with banks. */
  readonly bankCode?: string | undefined;
  /** The offer that the deposit joins. */
  readonly activityId?: string | undefined;
}

/** Details of a draft for the confirm screen. */
export interface DepositSummary {
  readonly method: PayMethod;
  readonly channel: PayChannel;
  readonly bank?: PayBank | undefined;
  readonly offer?: DepositOffer | undefined;
}

export type DepositReport = FormReport<DepositDraft, DepositSummary, Order>;

/** Actors of the form that the app implements. */
export type DepositFormActors = {
  readonly loadOptions: Effect<undefined, DepositOptions>;
  readonly loadChannels: Effect<{ readonly method: PayMethod }, readonly DepositChannel[]>;
};

export interface DepositFormContext {
  readonly parent: AnyActorRef;
  readonly exponent: number;
  readonly createKey: () => string;
  readonly options: DepositOptions | undefined;
  readonly method: PayMethod | undefined;
  readonly channels: readonly DepositChannel[];
  readonly channel: DepositChannel | undefined;
  /** The chosen bank of a channel with banks. */
  readonly bank: PayBank | undefined;
  readonly offer: DepositOffer | undefined;
  /** As submitted last. */
  readonly amount: string;
  readonly violation: Violation | undefined;
  readonly error: CallFailure | undefined;
}

export type DepositFormEvent =
  | FormCommand
  | { readonly type: 'retry' }
  | { readonly type: 'method.choose'; readonly methodId: string }
  | { readonly type: 'channel.choose'; readonly channelId: string }
  | { readonly type: 'bank.choose'; readonly bankCode: string }
  /** Undefined joins no offer. */
  | { readonly type: 'offer.choose'; readonly activityId: string | undefined }
  /** Submits the amount: completes the form if it is valid. */
  | { readonly type: 'submit'; readonly amount: string };

/** What the form shows, as the state's `meta`. */
export interface DepositFormMeta {
  readonly view: 'loading' | 'loadFailed' | 'closed' | 'form';
}
