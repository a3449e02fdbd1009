import type { Order } from '@parlor/api/entities';
import { getOfferTotals } from '@parlor/api/rules';
import { Button } from '@parlor/ui/Button';
import { Result } from '@parlor/ui/Result';
import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { Money } from '../../components/Money.tsx';
import { useBalance } from '../../data/balance.ts';
import { useSite } from '../../data/site.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { MoneyConfirm } from '../money/MoneyConfirm.tsx';
import { MoneyOrderFlow } from '../money/MoneyOrderFlow.tsx';
import { DepositForm } from './DepositForm.tsx';
import { OfferDetails } from './OfferDetails.tsx';
import { OrderView } from './OrderView.tsx';
import { UnknownDeposit } from './UnknownDeposit.tsx';
import { type DepositRef, type DepositView, useDepositView } from './use-deposit.ts';

interface Props {
  actor: DepositRef;
  /** What to do after the order has ended, the primary action first. */
  endActions: (end: 'done' | 'failed') => ReactNode;
}

/** A deposit, from the choice of method until its order is final. */
export function DepositFlow({ actor, endActions }: Props) {
  const view = useDepositView(actor);
  const openCheckout = () => actor.send({ type: 'checkout.open' });
  return (
    <MoneyOrderFlow
      of="deposit"
      view={view}
      send={actor.send}
      renderForm={(form) => <DepositForm actor={form} />}
      renderConfirm={(confirming) => <DepositConfirm actor={actor} view={confirming} />}
      renderOrder={(ordered) =>
        ordered.view === 'awaitingCheckout' ? (
          <Checkout order={ordered.order} onOpen={openCheckout} />
        ) : (
          <OrderView view={ordered} onOpenCheckout={openCheckout} endActions={endActions} />
        )
      }
      notFound={<UnknownDeposit />}
    />
  );
}

interface ConfirmProps {
  actor: DepositRef;
  view: Extract<DepositView, { view: 'confirming' }>;
}

function DepositConfirm({ actor, view: { draft, summary, isBusy } }: ConfirmProps) {
  const t = useTexts();
  const { data: balance } = useBalance();
  const { currencyExponent: exponent } = useSite();
  const { method, channel, bank, offer } = summary;
  const totals = offer && getOfferTotals(offer, draft.amount, exponent);
  const isTransfer = draft.kind === 'transfer';
  return (
    <MoneyConfirm
      of="deposit"
      amount={draft.amount}
      balance={balance?.balance}
      {...(totals && { stays: totals.remainder })}
      {...(isTransfer && {
        text: t('payment:transferCheck'),
        submit: t('payment:transferConfirm'),
      })}
      rows={[
        {
          label: t('wallet:deposit.payWith'),
          value: `${method.methodName}, ${channel.channelName}`,
        },
        ...(bank ? [{ label: t('payment:channelBank'), value: bank.bankName }] : []),
      ]}
      details={offer && totals && <OfferDetails offer={offer} totals={totals} />}
      busy={isBusy}
      onConfirm={() => actor.send({ type: 'confirm' })}
      onEdit={() => actor.send({ type: 'edit' })}
    />
  );
}

/** The provider's page is opening; the button opens it if the browser blocked it. */
function Checkout({ order, onOpen }: { order: Order; onOpen: () => void }) {
  const t = useTexts();
  return (
    <Result
      titleAs="h2"
      status="pending"
      title={t('wallet:deposit.checkoutTitle')}
      amount={<Money variant="balance" value={order.amount} />}
      text={t('wallet:deposit.checkoutText')}
      actions={
        <Button size="lg" fullWidth trailing={<ExternalLink size={18} />} onClick={onOpen}>
          {t('wallet:deposit.openCheckout')}
        </Button>
      }
    />
  );
}
