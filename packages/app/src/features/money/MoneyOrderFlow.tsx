import type { MoneyOrder, MoneyOrderView, OrderDraft } from '@parlor/flows/money-order';
import type { ReactNode } from 'react';
import { Failure } from '../../components/Failure.tsx';
import { page } from '../../platform/page.ts';
import type { OrderKind } from './order-kind.ts';
import { ResultSkeleton } from './ResultSkeleton.tsx';
import { Refused, Uncertain } from './Stops.tsx';

interface Props<Draft, Summary, Order, Form, Proof> {
  of: OrderKind;
  view: MoneyOrderView<Draft, Summary, Order, Form, Proof>;
  send: (event: { type: 'edit' | 'retry' }) => void;
  renderForm: (form: Form) => ReactNode;
  renderConfirm: (
    view: Extract<MoneyOrderView<Draft, Summary, Order, Form, Proof>, { view: 'confirming' }>,
  ) => ReactNode;
  renderOrder: (
    view: Extract<MoneyOrderView<Draft, Summary, Order, Form, Proof>, { order: Order }>,
  ) => ReactNode;
  /** Shown if the player has no order with this number. */
  notFound: ReactNode;
}

/** The views of an order that moves money; the kind of order renders its form, its confirmation and the order. */
export function MoneyOrderFlow<
  Draft extends OrderDraft,
  Summary,
  Order extends MoneyOrder,
  Form,
  Proof,
>({
  of,
  view,
  send,
  renderForm,
  renderConfirm,
  renderOrder,
  notFound,
}: Props<Draft, Summary, Order, Form, Proof>): ReactNode {
  switch (view.view) {
    case 'preparing':
      return renderForm(view.form);
    case 'confirming':
      return renderConfirm(view);
    case 'refused':
      return <Refused of={of} error={view.error} onEdit={() => send({ type: 'edit' })} />;
    case 'uncertain':
      return (
        <Uncertain
          of={of}
          amount={view.draft.amount}
          onRetry={() => send({ type: 'retry' })}
          onEdit={() => send({ type: 'edit' })}
        />
      );
    case 'loading':
      return view.error === undefined ? (
        <ResultSkeleton />
      ) : (
        <Failure error={view.error} onRetry={() => send({ type: 'retry' })} />
      );
    case 'notFound':
      return notFound;
    case 'unavailable':
      return <Failure error={view.error} onRetry={page.reload} />;
    case 'awaitingCheckout':
    case 'following':
    case 'done':
    case 'failed':
    case 'expired':
      return renderOrder(view);
  }
}
