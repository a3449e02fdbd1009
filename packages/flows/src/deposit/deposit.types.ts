import type { Money, Order, PayChannel, PayMethod } from '@parlor/api/entities';
import type { CallFailure } from '@parlor/api/errors';
import type { Violation } from '@parlor/api/rules';
import type { AnyActorRef } from 'xstate';
import type { Effect } from '../kit/index.ts';
import type { FormCommand, FormReport, OrderDraft } from '../money-order/money-order.types.ts';

/** Options of the deposit screen. */
export interface DepositOptions {
  /** `autoDepositFunctionStatus` of the wallet parameters. */
  readonly isOpen: boolean;
  readonly methods: readonly PayMethod[];
  /** Preset amounts; empty if `depositAmountListStatus` is off. */
  readonly presets: readonly Money[];
}

/** A requested deposit. */
export interface DepositDraft extends OrderDraft {
  /** `checkout` goes to `/pay/{channel}/charge`, `transfer` to `/pay/{channel}/recharge` (product decision 7). */
  readonly kind: PayMethod['kind'];
  /** Value in the path of the call. */
  readonly channel: string;
}

/** Details of a draft for the confirm screen. */
export interface DepositSummary {
  readonly method: PayMethod;
  readonly channel: PayChannel;
}

export type DepositReport = FormReport<DepositDraft, DepositSummary, Order>;

/** Actors of the form that the app implements. */
export type DepositFormActors = {
  readonly loadOptions: Effect<undefined, DepositOptions>;
  readonly loadChannels: Effect<{ readonly methodId: string }, readonly PayChannel[]>;
};

export interface DepositFormContext {
  readonly parent: AnyActorRef;
  readonly exponent: number;
  readonly createKey: () => string;
  readonly options: DepositOptions | undefined;
  readonly method: PayMethod | undefined;
  readonly channels: readonly PayChannel[];
  readonly channel: PayChannel | undefined;
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
  /** Submits the amount: completes the form if it is valid. */
  | { readonly type: 'submit'; readonly amount: string };

/** What the form shows, as the state's `meta`. */
export interface DepositFormMeta {
  readonly view: 'loading' | 'loadFailed' | 'closed' | 'form';
}
