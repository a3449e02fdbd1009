import { toDecimal, toMinor } from '@parlor/api/rules';
import { Button } from '@parlor/ui/Button';
import { Heading } from '@parlor/ui/Heading';
import { Stack } from '@parlor/ui/Stack';
import { Text } from '@parlor/ui/Text';
import { type ReactNode, useEffect, useRef } from 'react';
import * as adjust from '../../components/adjust.css.ts';
import { Money } from '../../components/Money.tsx';
import { useSite } from '../../data/site.ts';
import { useMoney } from '../../data/use-money.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { after } from '../../platform/clock.ts';
import { MoneyForm } from './MoneyForm.tsx';
import type { OrderKind } from './order-kind.ts';
import { Summary, type SummaryRow } from './Summary.tsx';

/** Longest time between the taps of a double tap, in ms. */
const DOUBLE_TAP_MS = 500;

interface Props {
  of: OrderKind;
  amount: string;
  /** The balance before; undefined while unknown. */
  balance: string | undefined;
  /** The part of a deposit that stays in the wallet, if not all of it. */
  stays?: string;
  /** What happens next; by default what happens for this kind of order. */
  text?: string;
  /** Label of the confirming button; by default the action with the amount. */
  submit?: string;
  /** Above the button: what the player must know before confirming. */
  notice?: ReactNode;
  /** Further information, above the balance after. */
  rows: readonly SummaryRow[];
  /** Below the rows. */
  details?: ReactNode;
  busy: boolean;
  onConfirm: () => void;
  onEdit: () => void;
}

/** The confirmation before money moves: the action, the amount, and the balance after it. */
export function MoneyConfirm({
  of,
  amount,
  balance,
  stays = amount,
  text,
  submit,
  notice,
  rows,
  details,
  busy,
  onConfirm,
  onEdit,
}: Props) {
  const t = useTexts();
  const money = useMoney();
  const { currencyExponent: exponent } = useSite();
  // Takes the focus: the form that had it is unmounted.
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  // On a phone the button takes the place of the form's: a double tap there must not end here.
  const canEdit = useRef(false);
  useEffect(
    () =>
      after(DOUBLE_TAP_MS, () => {
        canEdit.current = true;
      }),
    [],
  );
  const edit = () => {
    if (canEdit.current) onEdit();
  };

  const change = toMinor(stays, exponent) * (of === 'withdrawal' ? -1n : 1n);
  const balanceAfter =
    balance === undefined ? undefined : toDecimal(toMinor(balance, exponent) + change, exponent);
  return (
    <MoneyForm
      submit={submit ?? t(`wallet:${of}.confirm`, { amount: money(amount) })}
      loading={busy}
      notice={notice}
      onSubmit={onConfirm}
      other={
        <Button size="lg" variant="ghost" tone="neutral" fullWidth disabled={busy} onClick={edit}>
          {t(`wallet:${of}.change`)}
        </Button>
      }
    >
      <Stack gap={4} align="center" paddingTop={24} paddingBottom={8} textAlign="center">
        <Heading ref={heading} tabIndex={-1} level={2} size={17} className={adjust.focusTarget}>
          <Text size={17} color="muted">
            {t(`wallet:${of}.checkTitle`)}
          </Text>
        </Heading>
        <Money variant="balance" value={amount} />
        <Text as="p" color="muted" className={adjust.balanced}>
          {text ?? t(`wallet:${of}.checkText`)}
        </Text>
      </Stack>
      <Summary
        rows={
          balanceAfter === undefined
            ? rows
            : [
                ...rows,
                { label: t(`wallet:${of}.walletAfter`), value: <Money value={balanceAfter} /> },
              ]
        }
      />
      {details}
    </MoneyForm>
  );
}
