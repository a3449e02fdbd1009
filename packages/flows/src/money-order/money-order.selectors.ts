import type { CallFailure } from '@parlor/api/errors';
import { hideAborted, required, selectMeta } from '../kit/index.ts';
import { getOutcome } from './money-order.guards.ts';
import type { MoneyOrder, MoneyOrderContext, MoneyOrderMeta } from './money-order.types.ts';

/** What the screen shows, with its data. */
export type MoneyOrderView<Draft, Summary, Order, Form, Proof> =
  | { readonly view: 'preparing'; readonly form: Form }
  | {
      readonly view: 'confirming';
      readonly draft: Draft;
      readonly summary: Summary;
      readonly isBusy: boolean;
      /** Present while the server requires a fresh proof. */
      readonly proof: Proof | undefined;
    }
  | { readonly view: 'refused'; readonly error: CallFailure }
  | { readonly view: 'uncertain'; readonly draft: Draft }
  | { readonly view: 'awaitingCheckout'; readonly order: Order }
  /** Only the number of the order is known. */
  | { readonly view: 'loading'; readonly error: CallFailure | undefined }
  /** The error of the last poll; polling continues. */
  | { readonly view: 'following'; readonly order: Order; readonly error: CallFailure | undefined }
  | { readonly view: 'done' | 'failed' | 'expired'; readonly order: Order }
  /** The player has no order with this number. */
  | { readonly view: 'notFound' }
  | { readonly view: 'unavailable'; readonly error: CallFailure };

/** The part of a snapshot that the view depends on. */
interface Snapshot<Draft, Summary, Order, Form, Proof> {
  readonly context: MoneyOrderContext<Draft, Summary, Order>;
  readonly children: { readonly form?: Form | undefined; readonly proof?: Proof | undefined };
  hasTag(tag: 'busy'): boolean;
  getMeta(): Readonly<Record<string, MoneyOrderMeta | undefined>>;
}

/** What the screen of an order shows, with its data. */
export const selectMoneyOrderView = <Draft, Summary, Order extends MoneyOrder, Form, Proof>(
  snapshot: Snapshot<Draft, Summary, Order, Form, Proof>,
): MoneyOrderView<Draft, Summary, Order, Form, Proof> => {
  const { context, children } = snapshot;
  const { view } = selectMeta(snapshot);
  switch (view) {
    case 'preparing':
      return { view, form: required(children.form, 'form') };
    case 'confirming':
      return {
        view,
        draft: required(context.draft, 'draft'),
        summary: required(context.summary, 'summary'),
        isBusy: snapshot.hasTag('busy'),
        proof: children.proof,
      };
    case 'uncertain':
      return { view, draft: required(context.draft, 'draft') };
    case 'following': {
      const { order } = context;
      const error = hideAborted(context.error);
      if (order === undefined) return { view: 'loading', error };
      // The order as last known may be final while it is polled once more.
      const outcome = getOutcome(order);
      return outcome === undefined ? { view, order, error } : { view: outcome, order };
    }
    case 'notFound':
      return { view };
    case 'refused':
    case 'unavailable':
      return { view, error: required(context.error, 'error') };
    default:
      return { view, order: required(context.order, 'order') };
  }
};
