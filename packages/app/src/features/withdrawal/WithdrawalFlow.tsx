import { useFormatNearDate } from '../../data/dates.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { ProofDialog } from '../cards/ProofDialog.tsx';
import { useCardName } from '../cards/use-card-name.ts';
import { MoneyConfirm } from '../money/MoneyConfirm.tsx';
import { MoneyOrderFlow } from '../money/MoneyOrderFlow.tsx';
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

function WithdrawalConfirm({ actor, view: { draft, summary, isBusy } }: ConfirmProps) {
  const t = useTexts();
  const cardName = useCardName();
  const formatNearDate = useFormatNearDate();
  return (
    <MoneyConfirm
      of="withdrawal"
      amount={draft.amount}
      balance={summary?.request.balance}
      rows={
        summary === undefined
          ? []
          : [
              { label: t('wallet:withdrawal.to'), value: cardName(summary.card) },
              { label: t('wallet:withdrawal.holder'), value: summary.card.cardholder },
              {
                label: t('wallet:withdrawal.arrival'),
                value: formatNearDate(summary.request.arrivesAt),
              },
            ]
      }
      busy={isBusy}
      onConfirm={() => actor.send({ type: 'confirm' })}
      onEdit={() => actor.send({ type: 'edit' })}
    />
  );
}
