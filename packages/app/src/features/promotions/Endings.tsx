import type { EndingPreview, PromotionRecordDetail } from '@parlor/api/entities';
import { readDecimal, toDecimal } from '@parlor/api/rules';
import type { Ending, PromotionRecordView } from '@parlor/flows/promotion-record';
import { AlertDialog } from '@parlor/ui/AlertDialog';
import { Button } from '@parlor/ui/Button';
import { Callout } from '@parlor/ui/Callout';
import { Card } from '@parlor/ui/Card';
import { Inline } from '@parlor/ui/Inline';
import { Result } from '@parlor/ui/Result';
import { Section } from '@parlor/ui/Section';
import { Stack } from '@parlor/ui/Stack';
import { Text } from '@parlor/ui/Text';
import { ArrowRight, LockOpen } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import * as adjust from '../../components/adjust.css.ts';
import { Money } from '../../components/Money.tsx';
import { useBalance } from '../../data/balance.ts';
import { useFormatNearDate } from '../../data/dates.ts';
import { useExplain } from '../../data/errors.ts';
import { useSite } from '../../data/site.ts';
import { useMoney } from '../../data/use-money.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { getHref } from '../../navigation/paths.ts';
import { useCaughtFocus } from '../../platform/use-caught-focus.ts';
import * as css from '../catalog/Poster.css.ts';
import { Summary, type SummaryRow } from '../money/Summary.tsx';
import { listRequirements } from './requirements.ts';
import type { PromotionRecordRef } from './use-promotion-record.ts';

type View = Extract<PromotionRecordView, { record: PromotionRecordDetail }>;

interface Props {
  actor: PromotionRecordRef;
  view: View;
  name: string;
}

/** The three ways to end a promotion with the amounts before and after, or how it ended. */
export function Endings(props: Props) {
  return (
    <Stack
      ref={useCaughtFocus(props.view.view)}
      tabIndex={-1}
      className={`${css.stays} ${adjust.focusTarget}`}
    >
      <Content {...props} />
    </Stack>
  );
}

function Content({ actor, view, name }: Props) {
  const t = useTexts();
  if (view.view === 'ended') return <Ended record={view.record} />;
  if (view.view === 'closing') {
    return (
      <Result
        titleAs="h2"
        status="pending"
        title={t('promotions:ending.closingTitle')}
        text={t('promotions:ending.closingText')}
      />
    );
  }
  return (
    <Section title={t('promotions:record.finish')}>
      {view.view === 'uncertain' && (
        <Callout
          tone="caution"
          title={t('promotions:ending.uncertainTitle')}
          action={
            <Button onClick={() => actor.send({ type: 'retry' })}>{t('actions.retry')}</Button>
          }
        >
          {t('promotions:ending.uncertainText')}
        </Callout>
      )}
      {view.view === 'open' && view.error !== undefined && <Refusal error={view.error} />}
      <Ways actor={actor} view={view} />
      {view.view === 'confirming' && <Confirm actor={actor} view={view} name={name} />}
    </Section>
  );
}

function Refusal({ error }: { error: NonNullable<Extract<View, { view: 'open' }>['error']> }) {
  const t = useTexts();
  const explain = useExplain();
  return (
    <Callout tone="critical" title={t('promotions:ending.failed')}>
      {explain(error).text}
    </Callout>
  );
}

type OpenView = Exclude<View, { view: 'closing' | 'ended' }>;

function Ways({ actor, view }: { actor: PromotionRecordRef; view: OpenView }) {
  const { record, preview } = view;
  const asked = view.view === 'open' ? view.asked : undefined;
  const isBlocked = view.view !== 'open';
  const way = (ending: Ending) => ({
    loading: asked === ending,
    disabled: isBlocked || !preview[ending].possible,
    onClick: () => actor.send({ type: 'end', ending }),
  });
  return (
    <Card>
      <Stack gap={16} divided>
        <Settle record={record} preview={preview} button={way('settle')} />
        <Close preview={preview} button={way('close')} />
        <Unlock record={record} preview={preview} button={way('unlock')} />
      </Stack>
    </Card>
  );
}

interface WayProps {
  preview: EndingPreview;
  button: { loading: boolean; disabled: boolean; onClick: () => void };
}

function Settle({ preview, record, button }: WayProps & { record: PromotionRecordDetail }) {
  const t = useTexts();
  const money = useMoney();
  const { now, after } = useWallet(preview.settle.amount);
  const { currencyExponent: exponent } = useSite();
  const missing = listRequirements(record, exponent).filter(({ isMet }) => !isMet).length;
  return (
    <Stack gap={12}>
      <Inline justify="between" align="baseline" gap={16}>
        <Text as="p" size={17} weight="semibold">
          {t('promotions:settle.title')}
        </Text>
        <Text size={13} color="muted">
          {preview.settle.possible
            ? t('promotions:settle.ready')
            : missing > 0 && t('promotions:settle.toGo', { count: missing })}
        </Text>
      </Inline>
      <Text as="p" size={13} color="muted">
        {t('promotions:settle.text')}
      </Text>
      <Inline justify="between" gap={12} wrap padding={12} background="sunken" radius="control">
        <Figure label={t('promotions:settle.now')} value={now} />
        <ArrowRight aria-hidden="true" size={18} />
        <Figure label={t('promotions:settle.after')} value={after} />
      </Inline>
      <Button size="lg" fullWidth {...button}>
        {t('promotions:settle.button', { amount: money(preview.settle.amount) })}
      </Button>
    </Stack>
  );
}

function Figure({ label, value }: { label: string; value: string | undefined }) {
  return (
    <Stack gap={0}>
      <Text size={13} color="muted">
        {label}
      </Text>
      <Text weight="semibold" numeric>
        {value === undefined ? '–' : <Money value={value} />}
      </Text>
    </Stack>
  );
}

function Close({ preview: { close }, button }: WayProps) {
  const t = useTexts();
  const money = useMoney();
  const { now } = useWallet('0');
  const lost = useLost(close);
  const { currencyExponent: exponent } = useSite();
  const isReturned = (readDecimal(close.returned, exponent) ?? 0n) > 0n;
  return (
    <Way
      title={t('promotions:close.title')}
      text={
        isReturned
          ? t('promotions:close.textReturned', {
              amount: money(lost),
              returned: money(close.returned),
            })
          : t('promotions:close.text', { amount: money(lost), wallet: now ? money(now) : '–' })
      }
    >
      <Button variant="outline" tone="critical" {...button}>
        {t('promotions:close.button')}
      </Button>
    </Way>
  );
}

function Unlock({
  preview: { unlock },
  record,
  button,
}: WayProps & { record: PromotionRecordDetail }) {
  const t = useTexts();
  const money = useMoney();
  return (
    <Way
      title={t('promotions:unlock.title')}
      text={
        unlock.possible
          ? t('promotions:unlock.text', { amount: money(unlock.voided) })
          : t('promotions:unlock.closed', {
              limit: money(record.releaseConditionsAmount),
              amount: money(record.currentBalance),
            })
      }
    >
      <Button variant="soft" tone="neutral" leading={<LockOpen size={18} />} {...button}>
        {t('promotions:unlock.button')}
      </Button>
    </Way>
  );
}

function Way({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <Inline gap={16} justify="between" align="center" wrap paddingTop={16}>
      <Stack gap={4} grow className={adjust.invitation}>
        <Text as="p" size={17} weight="semibold">
          {title}
        </Text>
        <Text as="p" size={13} color="muted" numeric>
          {text}
        </Text>
      </Stack>
      {children}
    </Inline>
  );
}

interface ConfirmProps {
  actor: PromotionRecordRef;
  view: Extract<PromotionRecordView, { view: 'confirming' }>;
  name: string;
}

/** The exact amounts of an ending, before it happens. */
function Confirm({ actor, view, name }: ConfirmProps) {
  const t = useTexts();
  const money = useMoney();
  const { currencyExponent: exponent } = useSite();
  const { ending, isBusy, isChanged, isCollecting, preview } = view;
  const lost = useLost(preview.close);
  const rows = useRows(ending, preview);
  const { close, inGame, settle } = preview;
  const isInGame = (readDecimal(inGame, exponent) ?? 0n) > 0n;
  return (
    <AlertDialog
      open
      onOpenChange={(open) => {
        if (!open && !isBusy) actor.send({ type: 'cancel' });
      }}
      tone={ending === 'settle' ? 'brand' : 'critical'}
      title={t(`promotions:${ending}.confirmTitle`, { name })}
      description={
        ending === 'close' && close.givesUpSettlement
          ? t('promotions:close.givesUp', { amount: money(settle.amount) })
          : t(`promotions:${ending}.confirmText`, { amount: money(settle.amount) })
      }
      loading={isBusy}
      onConfirm={() => actor.send({ type: 'confirm' })}
      labels={{
        cancel: t('promotions:ending.keep'),
        confirm:
          ending === 'settle'
            ? t('promotions:settle.button', { amount: money(settle.amount) })
            : ending === 'close'
              ? t('promotions:close.confirm', { amount: money(lost) })
              : t('promotions:unlock.button'),
      }}
    >
      <Stack gap={12}>
        {isChanged && <Callout tone="caution">{t('promotions:ending.changed')}</Callout>}
        <Summary rows={rows} />
        {isInGame && (
          <Text as="p" size={13} color="muted" role="status">
            {isCollecting
              ? t('promotions:ending.collecting')
              : t('promotions:ending.inGame', { amount: money(inGame) })}
          </Text>
        )}
      </Stack>
    </AlertDialog>
  );
}

function useRows(ending: Ending, { close, settle, unlock }: EndingPreview): SummaryRow[] {
  const t = useTexts();
  const { currencyExponent: exponent } = useSite();
  const paid = { settle: settle.amount, close: close.returned, unlock: '0' }[ending];
  const { now, after } = useWallet(paid);
  const row = (label: string, amount: string): SummaryRow => ({
    label,
    value: <Money value={amount} />,
  });
  const isPositive = (amount: string) => (readDecimal(amount, exponent) ?? 0n) > 0n;
  const wallet =
    now === undefined || after === undefined
      ? []
      : [
          row(t('promotions:ending.walletNow'), now),
          row(t('promotions:ending.walletAfter'), after),
        ];
  // Whatever the ending, unused free spins are void.
  const { voidedFreeSpins: spins } = settle;
  const voided = spins > 0 ? [{ label: t('promotions:settle.spins'), value: spins }] : [];
  if (ending === 'settle') return [...wallet, ...voided];
  if (ending === 'unlock') {
    return [row(t('promotions:ending.lost'), unlock.voided), ...voided, ...wallet];
  }
  return [
    row(t('promotions:ending.own'), close.voidedPrincipal),
    row(t('promotions:ending.bonus'), close.voidedBonus),
    ...voided,
    ...(isPositive(close.returned) ? [row(t('promotions:ending.returned'), close.returned)] : []),
    ...wallet,
  ];
}

/** The wallet's balance now, and with an amount added. */
function useWallet(added: string): { now: string | undefined; after: string | undefined } {
  const { currencyExponent: exponent } = useSite();
  const { data } = useBalance();
  if (data === undefined) return { now: undefined, after: undefined };
  const minor = (amount: string) => readDecimal(amount, exponent) ?? 0n;
  return { now: data.balance, after: toDecimal(minor(data.balance) + minor(added), exponent) };
}

function useLost({ voidedBonus, voidedPrincipal }: EndingPreview['close']): string {
  const { currencyExponent: exponent } = useSite();
  const minor = (amount: string) => readDecimal(amount, exponent) ?? 0n;
  return toDecimal(minor(voidedBonus) + minor(voidedPrincipal), exponent);
}

function Ended({ record }: { record: PromotionRecordDetail }) {
  const t = useTexts();
  const money = useMoney();
  const formatNearDate = useFormatNearDate();
  const { endTime, settledAmount, status } = record;
  const key = status === 'settled' || status === 'unlocked' ? status : 'closed';
  const ended =
    endTime === null ? '' : ` ${t('promotions:record.ended', { time: formatNearDate(endTime) })}`;
  return (
    <Result
      titleAs="h2"
      status={status === 'settled' ? 'success' : 'failed'}
      title={t(`promotions:ending.${key}Title`, { amount: money(settledAmount ?? '0') })}
      text={t(`promotions:ending.${key}Text`) + ended}
      actions={
        <>
          <Button asChild size="lg">
            <Link to={getHref('privilege')}>{t('promotions:ending.others')}</Link>
          </Button>
          <Button asChild size="lg" variant="soft" tone="neutral">
            <Link to={getHref('myWallet')}>{t('promotions:ending.wallet')}</Link>
          </Button>
        </>
      }
    />
  );
}
