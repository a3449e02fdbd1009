import { toDecimal, toMinor } from '@parlor/api/rules';
import {
  selectCard,
  selectIsSubmittingWithdrawal,
  selectProofDialog,
  selectWithdrawalDraft,
  selectWithdrawRequest,
} from '@parlor/flows/withdrawal';
import { Button } from '@parlor/ui/Button';
import { useSelector } from '@xstate/react';
import { useShowWhen } from '../../data/dates.ts';
import { useSite } from '../../data/site.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { ConfirmHead } from '../money/ConfirmHead.tsx';
import { MoneyForm } from '../money/MoneyForm.tsx';
import { Summary } from '../money/Summary.tsx';
import { Money } from '../wallet/Money.tsx';
import { useMoney } from '../wallet/use-money.ts';
import { useCardName } from './use-card-name.ts';
import type { WithdrawalRef } from './use-withdrawal.ts';

/** The last look before the money is put on hold. Its idempotency key exists from here on (S3). */
export function WithdrawalConfirm({ actor }: { actor: WithdrawalRef }) {
  const t = useTexts();
  const money = useMoney();
  const cardName = useCardName();
  const showWhen = useShowWhen();
  const { currencyExponent: exponent } = useSite();
  const draft = useSelector(actor, selectWithdrawalDraft);
  const card = useSelector(actor, selectCard);
  const request = useSelector(actor, selectWithdrawRequest);
  const submitting = useSelector(actor, selectIsSubmittingWithdrawal);
  const proving = useSelector(actor, selectProofDialog) !== 'closed';
  if (draft === undefined) return null;
  const after =
    request &&
    toDecimal(toMinor(request.balance, exponent) - toMinor(draft.amount, exponent), exponent);
  return (
    <MoneyForm
      submit={t('wallet:cashout.confirm', { amount: money(draft.amount) })}
      loading={submitting || proving}
      onSubmit={() => actor.send({ type: 'confirm' })}
      other={
        <Button
          size="lg"
          variant="ghost"
          tone="neutral"
          fullWidth
          disabled={submitting || proving}
          onClick={() => actor.send({ type: 'edit' })}
        >
          {t('wallet:cashout.change')}
        </Button>
      }
    >
      <ConfirmHead
        title={t('wallet:cashout.checkTitle')}
        amount={draft.amount}
        text={t('wallet:cashout.checkText')}
      />
      <Summary
        rows={[
          ...(card === undefined
            ? []
            : [
                { label: t('wallet:cashout.to'), value: cardName(card) },
                { label: t('wallet:cashout.holder'), value: card.cardholder },
              ]),
          ...(request === undefined
            ? []
            : [{ label: t('wallet:cashout.arrival'), value: showWhen(request.arrivesAt) }]),
          ...(after === undefined
            ? []
            : [{ label: t('wallet:cashout.walletAfter'), value: <Money value={after} /> }]),
        ]}
      />
    </MoneyForm>
  );
}
