import {
  selectChannel,
  selectDepositDraft,
  selectIsCreatingOrder,
  selectMethodId,
  selectMethods,
} from '@parlor/flows/deposit';
import { useSelector } from '@xstate/react';
import { useBalance } from '../../data/balance.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { MoneyConfirm } from '../money/MoneyConfirm.tsx';
import type { DepositRef } from './use-deposit.ts';

/** The last look before the order is made. Its idempotency key exists from here on (S3). */
export function DepositConfirm({ actor }: { actor: DepositRef }) {
  const t = useTexts();
  const { data: balance } = useBalance();
  const draft = useSelector(actor, selectDepositDraft);
  const methods = useSelector(actor, selectMethods);
  const methodId = useSelector(actor, selectMethodId);
  const channel = useSelector(actor, selectChannel);
  const creating = useSelector(actor, selectIsCreatingOrder);
  if (draft === undefined) return null;
  const method = methods.find((each) => each.methodId === methodId)?.methodName;
  const payWith = [method, channel?.channelName].filter(Boolean).join(', ') || draft.channel;
  return (
    <MoneyConfirm
      of="deposit"
      amount={draft.amount}
      balance={balance?.balance}
      rows={[{ label: t('wallet:deposit.payWith'), value: payWith }]}
      busy={creating}
      onConfirm={() => actor.send({ type: 'confirm' })}
      onEdit={() => actor.send({ type: 'edit' })}
    />
  );
}
