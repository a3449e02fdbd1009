import { getMoneyMap } from '@parlor/api/calls/bills';
import { autoExitGame } from '@parlor/api/calls/games';
import { openSessions } from '@parlor/api/calls/play';
import { billList, budgetAmount, getBalanceInfo } from '@parlor/api/calls/wallet';
import type { MoneyMap as Places } from '@parlor/api/entities/bill';
import { readDecimal, toMinor } from '@parlor/api/rules';
import { Button } from '@parlor/ui/Button';
import { Card } from '@parlor/ui/Card';
import { ErrorState } from '@parlor/ui/ErrorState';
import { MoneyMap, type MoneyMapSegment } from '@parlor/ui/MoneyMap';
import { Skeleton } from '@parlor/ui/Skeleton';
import { Stack } from '@parlor/ui/Stack';
import { CallContent } from '../../components/CallContent.tsx';
import { useBalanceChange } from '../../data/balance.ts';
import { useExplain } from '../../data/errors.ts';
import { useSite } from '../../data/site.ts';
import { useToasts } from '../../data/toasts.ts';
import { useCall } from '../../data/use-call.ts';
import { useMutation } from '../../data/use-mutation.ts';
import { type Translate, useTexts } from '../../languages/use-texts.ts';

/**
 * Where the money is: one bar with the total, and the button that returns balances from game
 * makers.
 */
export function BalanceBreakdown({ concealed }: { concealed: boolean }) {
  const t = useTexts();
  const { currencyExponent: exponent, currencySymbol: symbol } = useSite();
  const result = useCall(getMoneyMap, {});
  useBalanceChange(() => void result.mutate());
  const segments = useSegments(result.data?.places ?? []);
  return (
    <Card title={t('wallet:map.title')}>
      <CallContent
        result={result}
        variant="inline"
        titleAs="h3"
        loading={<Skeleton height={300} />}
      >
        {({ total, places }) => (
          <>
            <MoneyMap
              segments={segments}
              total={total}
              symbol={symbol}
              exponent={exponent}
              concealed={concealed}
              labels={{ total: t('wallet:map.total'), concealed: t('wallet:concealed') }}
            />
            {places.some(({ kind }) => kind === 'game' || kind === 'transit') && <Collect />}
          </>
        )}
      </CallContent>
    </Card>
  );
}

type Place = Places['places'][number];

/** The locations in the order of the bar. The first ones are shown at zero too. */
const locations = [
  { kind: 'wallet', tone: 'positive', always: true },
  { kind: 'game', tone: 'info', always: true },
  { kind: 'transit', tone: 'info', pattern: 'striped' },
  { kind: 'promotion', tone: 'promo', always: true },
  { kind: 'hold', tone: 'neutral', pattern: 'striped', always: true },
  { kind: 'claimable', tone: 'caution' },
] as const;

/** One segment for each location; the places in it are added up. */
function useSegments(places: readonly Place[]): MoneyMapSegment[] {
  const t = useTexts();
  const { currencyExponent: exponent } = useSite();
  return locations.flatMap(({ kind, ...look }) => {
    const here = places.filter((place) => place.kind === kind);
    const sum = here.reduce((total, { amount }) => total + toMinor(amount, exponent), 0n);
    const { always, ...rest } = { always: false, ...look };
    if (sum === 0n && !always) return [];
    const names = [...new Set(here.map(({ subject }) => subject).filter((name) => name !== ''))];
    return [
      {
        ...rest,
        id: kind,
        label: t(`wallet:map.${labels[kind]}`),
        meta: sum === 0n && kind !== 'wallet' ? undefined : getMeta(t, kind, names.join(', ')),
        amount: sum,
      },
    ];
  });
}

const labels = {
  wallet: 'wallet',
  game: 'games',
  transit: 'transit',
  promotion: 'promotions',
  hold: 'hold',
  claimable: 'claimable',
} as const satisfies Record<Place['kind'], string>;

function getMeta(t: Translate, kind: Place['kind'], names: string): string | undefined {
  if (kind === 'wallet') return t('wallet:map.walletMeta');
  if (kind === 'hold') return t('wallet:map.holdMeta');
  if (kind === 'claimable') return t('wallet:map.claimableMeta');
  if (names === '') return kind === 'transit' ? t('wallet:map.transitMeta') : undefined;
  return kind === 'game' ? t('wallet:map.gamesMeta', { game: names }) : names;
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
    invalidates: [getBalanceInfo, getMoneyMap, openSessions, billList],
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
