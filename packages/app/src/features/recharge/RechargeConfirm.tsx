import { toDecimal, toMinor } from '@parlor/api/rules';
import {
  selectChannel,
  selectIsCreatingOrder,
  selectMethodId,
  selectMethods,
  selectRechargeDraft,
} from '@parlor/flows/recharge';
import { Button } from '@parlor/ui/Button';
import { useSelector } from '@xstate/react';
import { useBalance } from '../../data/balance.ts';
import { useSite } from '../../data/site.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { ConfirmHead } from '../money/ConfirmHead.tsx';
import { MoneyForm } from '../money/MoneyForm.tsx';
import { Summary } from '../money/Summary.tsx';
import { Money } from '../wallet/Money.tsx';
import { useMoney } from '../wallet/use-money.ts';
import type { RechargeRef } from './use-recharge.ts';

/** The last look before the order is made. Its idempotency key exists from here on (S3). */
export function RechargeConfirm({ actor }: { actor: RechargeRef }) {
  const t = useTexts();
  const money = useMoney();
  const { currencyExponent: exponent } = useSite();
  const { data: balance } = useBalance();
  const draft = useSelector(actor, selectRechargeDraft);
  const methods = useSelector(actor, selectMethods);
  const methodId = useSelector(actor, selectMethodId);
  const channel = useSelector(actor, selectChannel);
  const creating = useSelector(actor, selectIsCreatingOrder);
  if (draft === undefined) return null;
  const method = methods.find((each) => each.methodId === methodId)?.methodName;
  const after =
    balance === undefined
      ? undefined
      : toDecimal(toMinor(balance.balance, exponent) + toMinor(draft.amount, exponent), exponent);
  return (
    <MoneyForm
      submit={t('wallet:deposit.confirm', { amount: money(draft.amount) })}
      loading={creating}
      onSubmit={() => actor.send({ type: 'confirm' })}
      other={
        <Button
          size="lg"
          variant="ghost"
          tone="neutral"
          fullWidth
          disabled={creating}
          onClick={() => actor.send({ type: 'edit' })}
        >
          {t('wallet:deposit.change')}
        </Button>
      }
    >
      <ConfirmHead
        title={t('wallet:deposit.checkTitle')}
        amount={draft.amount}
        text={t('wallet:deposit.checkText')}
      />
      <Summary
        rows={[
          {
            label: t('wallet:deposit.payWith'),
            value: [method, channel?.channelName].filter(Boolean).join(', ') || draft.channel,
          },
          ...(after === undefined
            ? []
            : [{ label: t('wallet:deposit.walletAfter'), value: <Money value={after} /> }]),
        ]}
      />
    </MoneyForm>
  );
}
