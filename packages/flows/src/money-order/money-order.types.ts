import type { Money, TradeState } from '@parlor/api/entities';
import type { CallFailure } from '@parlor/api/errors';
import type { AnyActorRef } from 'xstate';
import type { Effect } from '../kit/index.ts';
import type { proofMachine } from '../proof/proof.machine.ts';
import type { ProofInput } from '../proof/proof.types.ts';

/** What the drafts of all kinds of orders have in common. */
export interface OrderDraft {
  readonly amount: Money;
  /** Unchanged until the server has given a final answer, also through a proof. */
  readonly idempotencyKey: string;
}

/** What the orders of all kinds have in common. */
export interface MoneyOrder {
  readonly amount: Money;
  readonly state: TradeState;
  /** Why it failed; null otherwise. */
  readonly reason: string | null;
  /** The provider's page, while the order can still be paid there. */
  readonly payUrl?: string | null;
  /** How to pay an order without a checkout: the player transfers the money. */
  readonly transfer?: unknown;
}

/** Settings that the machine shares with the form of its kind. */
export interface OrderSettings {
  /** Decimal places of the site's currency. */
  readonly exponent: number;
  /** Creates an idempotency key: a UUID. */
  readonly createKey: () => string;
  /** Present if the server may require a fresh proof. */
  readonly proof?: ProofInput | undefined;
}

/** Input of the child machine that fills in the draft. */
export interface FormInput extends OrderSettings {
  /** Receives the form's reports. */
  readonly parent: AnyActorRef;
  /** The amount of an unanswered request, after a reload. */
  readonly amount?: Money | undefined;
}

/** Events that a form receives. */
export type FormCommand =
  /** Loads the options. */
  | { readonly type: 'load' }
  /** Clears what the player entered and loads the options. */
  | { readonly type: 'restart' }
  /** The order would differ from its preview: a form with a preview loads a new one. */
  | { readonly type: 'preview.again' }
  /** The event stream reports a changed wallet. */
  | { readonly type: 'balance.changed' };

/** Events that a form sends to its parent. */
export type FormReport<Draft, Summary, Order> =
  /** The draft is valid; the confirm screen opens. */
  | { readonly type: 'form.completed'; readonly draft: Draft; readonly summary: Summary }
  /** An earlier order is not final yet and takes the place of the form. */
  | { readonly type: 'form.replaced'; readonly order: Order };

/** Actors that the app implements, in addition to the form. */
export type MoneyOrderActors<Draft, Order> = {
  readonly createOrder: Effect<{ readonly draft: Draft }, Order>;
  readonly loadOrder: Effect<{ readonly orderNo: string }, Order>;
  readonly proof: typeof proofMachine;
};

/** A request that the server has not answered. */
export interface UnansweredRequest<Draft, Summary> {
  readonly draft: Draft;
  readonly summary: Summary;
}

export interface MoneyOrderInput<Draft, Summary, Order> extends OrderSettings {
  /** The order to resume after the checkout or a reload. */
  readonly orderNo?: string | undefined;
  /** The same order as last known: it is shown until the first poll is answered. */
  readonly order?: Order | undefined;
  /** As last emitted. */
  readonly unanswered?: UnansweredRequest<Draft, Summary> | undefined;
}

export interface MoneyOrderContext<Draft, Summary, Order> {
  readonly settings: OrderSettings;
  /** Present from the confirm screen to the final answer. */
  readonly draft: Draft | undefined;
  /** Details of the draft for the confirm screen. */
  readonly summary: Summary | undefined;
  readonly orderNo: string | undefined;
  readonly order: Order | undefined;
  /** Polls so far; determines the delay before the next one. */
  readonly attempt: number;
  readonly error: CallFailure | undefined;
}

export type MoneyOrderEvent<Draft, Summary, Order> =
  | { readonly type: 'confirm' }
  /** Returns to the form. */
  | { readonly type: 'edit' }
  | { readonly type: 'retry' }
  /** Opens the checkout again: the browser may have blocked the first attempt. */
  | { readonly type: 'checkout.open' }
  /** The player returned to the app. */
  | { readonly type: 'returned' }
  /** The event stream reports a changed wallet. */
  | { readonly type: 'balance.changed' }
  /** Starts another order. */
  | { readonly type: 'again' }
  | FormReport<Draft, Summary, Order>;

export type MoneyOrderEmitted<Draft, Summary, Order> =
  /** The app stores it before the server answers; undefined removes what is stored. */
  | {
      readonly type: 'draftChanged';
      readonly unanswered: UnansweredRequest<Draft, Summary> | undefined;
    }
  /** The order exists: the app puts its number in the address, so that a reload resumes it. */
  | { readonly type: 'created'; readonly order: Order }
  | { readonly type: 'openCheckout'; readonly payUrl: string; readonly orderNo: string }
  /** The order is done or has failed. */
  | { readonly type: 'finished'; readonly order: Order };

/** What the screen shows, as the state's `meta`. */
export interface MoneyOrderMeta {
  readonly view:
    | 'preparing'
    | 'confirming'
    | 'refused'
    | 'uncertain'
    | 'awaitingCheckout'
    | 'following'
    | 'notFound'
    | 'done'
    | 'failed'
    | 'expired'
    | 'unavailable';
}
