import { autoExitGame } from '@parlor/api/calls/games';
import { openSessions } from '@parlor/api/calls/play';
import { billList, budgetAmount, getBalanceInfo } from '@parlor/api/calls/wallet';
import type { BalanceInfo } from '@parlor/api/entities';
import { readDecimal } from '@parlor/api/rules';
import { Button } from '@parlor/ui/Button';
import { Card } from '@parlor/ui/Card';
import { ErrorState } from '@parlor/ui/ErrorState';
import { MoneyMap, type MoneyMapSegment } from '@parlor/ui/MoneyMap';
import { Skeleton } from '@parlor/ui/Skeleton';
import { Stack } from '@parlor/ui/Stack';
import { CallContent } from '../../components/CallContent.tsx';
import { useBalance, useBalanceChange } from '../../data/balance.ts';
import { useExplain } from '../../data/errors.ts';
import { useSite } from '../../data/site.ts';
import { useToasts } from '../../data/toasts.ts';
import { useCall } from '../../data/use-call.ts';
import { useMutation } from '../../data/use-mutation.ts';
import { useTexts } from '../../languages/use-texts.ts';

/**
 * Where the money is: one bar with the total, and the button that returns balances from game
 * makers.
 */
export function BalanceBreakdown({ concealed }: { concealed: boolean }) {
  const t = useTexts();
  const { currencyExponent: exponent, currencySymbol: symbol } = useSite();
  const result = useBalance();
  const segments = useSegments(result.data);
  return (
    <Card title={t('wallet:map.title')}>
      <CallContent
        result={result}
        variant="inline"
        titleAs="h3"
        loading={<Skeleton height={300} />}
      >
        {({ total, inPlay, inTransit }) => (
          <>
            <MoneyMap
              segments={segments}
              total={total}
              symbol={symbol}
              exponent={exponent}
              concealed={concealed}
              labels={{ total: t('wallet:map.total'), concealed: t('wallet:concealed') }}
            />
            {[inPlay, inTransit].some((away) => (readDecimal(away, exponent) ?? 0n) > 0n) && (
              <Collect />
            )}
          </>
        )}
      </CallContent>
    </Card>
  );
}

function useSegments(balance: BalanceInfo | undefined): MoneyMapSegment[] {
  const t = useTexts();
  const { currencyExponent: exponent } = useSite();
  const { data: sessions, mutate } = useCall(openSessions, {});
  useBalanceChange(() => void mutate());
  if (balance === undefined) return [];
  const game = sessions?.rows[0]?.gameName;
  const holds = (amount: string) => (readDecimal(amount, exponent) ?? 0n) > 0n;
  const inPlay = holds(balance.inPlay) && game !== undefined;
  const rows: (MoneyMapSegment & { amount: string; always?: boolean })[] = [
    {
      id: 'wallet',
      label: t('wallet:map.wallet'),
      meta: t('wallet:map.walletMeta'),
      amount: balance.balance,
      tone: 'positive',
      always: true,
    },
    {
      id: 'games',
      label: t('wallet:map.games'),
      meta: inPlay ? t('wallet:map.gamesMeta', { game }) : undefined,
      amount: balance.inPlay,
      tone: 'info',
      always: true,
    },
    {
      id: 'transit',
      label: t('wallet:map.transit'),
      meta: t('wallet:map.transitMeta'),
      amount: balance.inTransit,
      tone: 'info',
      pattern: 'striped',
    },
    {
      id: 'promotions',
      label: t('wallet:map.promotions'),
      amount: balance.inPromotion,
      tone: 'promo',
      always: true,
    },
    {
      id: 'hold',
      label: t('wallet:map.hold'),
      meta: holds(balance.onHold) ? t('wallet:map.holdMeta') : undefined,
      amount: balance.onHold,
      tone: 'neutral',
      pattern: 'striped',
      always: true,
    },
    {
      id: 'claimable',
      label: t('wallet:map.claimable'),
      meta: t('wallet:map.claimableMeta'),
      amount: balance.claimable,
      tone: 'caution',
    },
  ];
  return rows
    .filter(({ amount, always }) => always === true || holds(amount))
    .map(({ always: _always, ...segment }) => segment);
}

/**
 * Returns the balances in games: the open session is left first, then all other balances at makers
 * are withdrawn.
 */
function Collect() {
  const t = useTexts();
  const toasts = useToasts();
  const explain = useExplain();
  const { currencyExponent: exponent } = useSite();
  const leave = useMutation(autoExitGame, { refusal: 'inline' });
  const collect = useMutation(budgetAmount, {
    refusal: 'inline',
    invalidates: [getBalanceInfo, openSessions, billList],
  });
  const run = async () => {
    if ((await leave.run({})) === undefined) return;
    const left = await collect.run({});
    if (left === undefined) return;
    const isBack = [left.inPlay, left.inTransit].every(
      (away) => readDecimal(away, exponent) === 0n,
    );
    if (isBack) toasts.show({ text: t('wallet:map.collected'), tone: 'positive' });
    else toasts.show({ text: t('wallet:map.notCollected'), tone: 'caution' });
  };
  const error = leave.error ?? collect.error;
  return (
    <Stack gap={12} paddingTop={16}>
      <Button
        variant="soft"
        tone="neutral"
        fullWidth
        loading={leave.pending || collect.pending}
        onClick={() => void run()}
      >
        {t('wallet:map.collect')}
      </Button>
      {error !== undefined && (
        <ErrorState
          variant="inline"
          titleAs="p"
          title={t('wallet:map.notCollected')}
          text={explain(error).text}
          requestId={error.requestId}
        />
      )}
    </Stack>
  );
}
