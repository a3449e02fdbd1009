import type { BillPlace } from '@parlor/api/entities';
import type { WithdrawalSummary } from '@parlor/flows/withdrawal';
import { Callout } from '@parlor/ui/Callout';
import { Text } from '@parlor/ui/Text';
import { Money } from '../../components/Money.tsx';
import { useFormatNearDate } from '../../data/dates.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { ProofDialog } from '../cards/ProofDialog.tsx';
import { useCardName } from '../cards/use-card-name.ts';
import { MoneyConfirm } from '../money/MoneyConfirm.tsx';
import { MoneyOrderFlow } from '../money/MoneyOrderFlow.tsx';
import type { SummaryRow } from '../money/Summary.tsx';
import { AuditView } from './AuditView.tsx';
import { UnknownWithdrawal } from './UnknownWithdrawal.tsx';
import { useWithdrawalView, type WithdrawalRef, type WithdrawalView } from './use-withdrawal.ts';
import { WithdrawalForm } from './WithdrawalForm.tsx';

/** A withdrawal, from its form until its review is final. */
export function WithdrawalFlow({ actor }: { actor: WithdrawalRef }) {
  const t = useTexts();
  const view = useWithdrawalView(actor);
  return (
    <>
      <MoneyOrderFlow
        of="withdrawal"
        view={view}
        send={actor.send}
        renderForm={(form) => <WithdrawalForm actor={form} />}
        renderConfirm={(confirming) => <WithdrawalConfirm actor={actor} view={confirming} />}
        renderOrder={(ordered) => <AuditView view={ordered} />}
        notFound={<UnknownWithdrawal />}
      />
      <ProofDialog
        proof={view.view === 'confirming' ? view.proof : undefined}
        description={t('wallet:proof.forWithdrawal')}
      />
    </>
  );
}

interface ConfirmProps {
  actor: WithdrawalRef;
  view: Extract<WithdrawalView, { view: 'confirming' }>;
}

/** The amounts before and after, each movement of money, and the arrival, as the server previews them. */
function WithdrawalConfirm({ actor, view: { draft, summary, isBusy } }: ConfirmProps) {
  const t = useTexts();
  const formatNearDate = useFormatNearDate();
  const rows = usePreviewRows(summary);
  return (
    <MoneyConfirm
      of="withdrawal"
      amount={draft.amount}
      balance={summary.preview.balance}
      text={t('wallet:withdrawal.arrives', { time: formatNearDate(summary.preview.arrivesAt) })}
      notice={
        summary.hasChanged && (
          <Callout tone="caution" role="status">
            {t('errors:reasons.preview.changed')}
          </Callout>
        )
      }
      rows={rows}
      busy={isBusy}
      onConfirm={() => actor.send({ type: 'confirm' })}
      onEdit={() => actor.send({ type: 'edit' })}
    />
  );
}

function usePreviewRows({ card, preview }: WithdrawalSummary): SummaryRow[] {
  const t = useTexts();
  const cardName = useCardName();
  const place = ({ kind }: BillPlace) =>
    kind === 'hold' || kind === 'wallet'
      ? t(`wallet:withdrawal.places.${kind}`)
      : t('wallet:withdrawal.places.bank');
  return [
    { label: t('wallet:withdrawal.to'), value: cardName(card) },
    { label: t('wallet:withdrawal.holder'), value: card.cardholder },
    ...preview.postings.map(({ when, from, to, amount }) => ({
      id: `${when} ${from.kind} ${to.kind}`,
      label: t(`wallet:withdrawal.when.${when}`),
      value: (
        <>
          <Money value={amount} />
          <Text as="div" size={13} color="muted">
            {place(from)} → {place(to)}
          </Text>
        </>
      ),
    })),
    { label: t('wallet:withdrawal.walletNow'), value: <Money value={preview.balance} /> },
    { label: t('wallet:withdrawal.onHoldAfter'), value: <Money value={preview.onHoldAfter} /> },
  ];
}
