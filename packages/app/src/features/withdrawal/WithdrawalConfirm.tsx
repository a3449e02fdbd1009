import {
  selectCard,
  selectIsSubmittingWithdrawal,
  selectProofDialog,
  selectWithdrawalDraft,
  selectWithdrawRequest,
} from '@parlor/flows/withdrawal';
import { useSelector } from '@xstate/react';
import { useShowWhen } from '../../data/dates.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { MoneyConfirm } from '../money/MoneyConfirm.tsx';
import { useCardName } from './use-card-name.ts';
import type { WithdrawalRef } from './use-withdrawal.ts';

/** The last look before the money is put on hold. Its idempotency key exists from here on (S3). */
export function WithdrawalConfirm({ actor }: { actor: WithdrawalRef }) {
  const t = useTexts();
  const cardName = useCardName();
  const showWhen = useShowWhen();
  const draft = useSelector(actor, selectWithdrawalDraft);
  const card = useSelector(actor, selectCard);
  const request = useSelector(actor, selectWithdrawRequest);
  const submitting = useSelector(actor, selectIsSubmittingWithdrawal);
  const proving = useSelector(actor, selectProofDialog) !== 'closed';
  if (draft === undefined) return null;
  return (
    <MoneyConfirm
      of="withdrawal"
      amount={draft.amount}
      balance={request?.balance}
      rows={[
        ...(card === undefined
          ? []
          : [
              { label: t('wallet:withdrawal.to'), value: cardName(card) },
              { label: t('wallet:withdrawal.holder'), value: card.cardholder },
            ]),
        ...(request === undefined
          ? []
          : [{ label: t('wallet:withdrawal.arrival'), value: showWhen(request.arrivesAt) }]),
      ]}
      busy={submitting || proving}
      onConfirm={() => actor.send({ type: 'confirm' })}
      onEdit={() => actor.send({ type: 'edit' })}
    />
  );
}
