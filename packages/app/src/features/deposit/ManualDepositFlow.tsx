import { useBalance } from '../../data/balance.ts';
import { useFormatNearDate } from '../../data/dates.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { MoneyConfirm } from '../money/MoneyConfirm.tsx';
import { MoneyOrderFlow } from '../money/MoneyOrderFlow.tsx';
import { ManualDepositForm } from './ManualDepositForm.tsx';
import { SubmissionView } from './SubmissionView.tsx';
import { UnknownSubmission } from './UnknownSubmission.tsx';
import {
  type ManualDepositRef,
  type ManualDepositView,
  useManualDepositView,
} from './use-manual-deposit.ts';

/** A manual deposit, from its form until its review is final. */
export function ManualDepositFlow({ actor }: { actor: ManualDepositRef }) {
  const view = useManualDepositView(actor);
  return (
    <MoneyOrderFlow
      of="manualDeposit"
      view={view}
      send={actor.send}
      renderForm={(form) => <ManualDepositForm actor={form} />}
      renderConfirm={(confirming) => <ManualDepositConfirm actor={actor} view={confirming} />}
      renderOrder={(ordered) => <SubmissionView view={ordered} />}
      notFound={<UnknownSubmission />}
    />
  );
}

interface ConfirmProps {
  actor: ManualDepositRef;
  view: Extract<ManualDepositView, { view: 'confirming' }>;
}

function ManualDepositConfirm({ actor, view: { draft, summary, isBusy } }: ConfirmProps) {
  const t = useTexts();
  const formatNearDate = useFormatNearDate();
  const { data: balance } = useBalance();
  const { payerAccount, memberAccountType, depositTime, reference } = draft;
  return (
    <MoneyConfirm
      of="manualDeposit"
      amount={draft.amount}
      balance={balance?.balance}
      rows={[
        {
          label: t('payment:manual.paidTo'),
          value: `${summary.account.bankName}, ${summary.account.payeeName}`,
        },
        {
          label: t('payment:manual.paidFrom'),
          value: `${t(`payment:manual.types.${memberAccountType}`)}, ${payerAccount}`,
        },
        { label: t('payment:manual.sent'), value: formatNearDate(depositTime) },
        ...(reference === undefined ? [] : [{ label: t('payment:reference'), value: reference }]),
      ]}
      busy={isBusy}
      onConfirm={() => actor.send({ type: 'confirm' })}
      onEdit={() => actor.send({ type: 'edit' })}
    />
  );
}
