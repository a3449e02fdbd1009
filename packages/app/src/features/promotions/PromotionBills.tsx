import type { PromotionBill } from '@parlor/api/entities';
import { readDecimal } from '@parlor/api/rules';
import { Icon } from '@parlor/ui/Icon';
import { List } from '@parlor/ui/List';
import { ListItem } from '@parlor/ui/ListItem';
import { Text } from '@parlor/ui/Text';
import {
  CircleDot,
  Gift,
  LockOpen,
  type LucideIcon,
  Trophy,
  Undo2,
  WalletCards,
  X,
} from 'lucide-react';
import { Money } from '../../components/Money.tsx';
import { useFormatNearDate } from '../../data/dates.ts';
import { useSite } from '../../data/site.ts';
import { useMoney } from '../../data/use-money.ts';
import type { TextKey } from '../../languages/texts.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { getCover } from '../catalog/images.ts';
import * as css from '../catalog/Poster.css.ts';

interface Kind {
  words: TextKey<'promotions'>;
  icon: LucideIcon;
}

const kinds: Readonly<Record<string, Kind>> = {
  'promo.join': { words: 'bills.kinds.join', icon: WalletCards },
  'promo.bonus': { words: 'bills.kinds.bonus', icon: Gift },
  'promo.settle': { words: 'bills.kinds.settle', icon: WalletCards },
  'promo.close': { words: 'bills.kinds.close', icon: X },
  'promo.unlock': { words: 'bills.kinds.unlock', icon: LockOpen },
  'round.bet': { words: 'bills.kinds.bet', icon: CircleDot },
  'round.win': { words: 'bills.kinds.win', icon: Trophy },
  'round.rollback': { words: 'bills.kinds.rollback', icon: Undo2 },
};
const other: Kind = { words: 'bills.kinds.other', icon: CircleDot };

interface BillsProps {
  rows: readonly PromotionBill[];
  /** Whether the promotion requires bets: each bet then shows how much of it counts, or why it does not. */
  asksBets: boolean;
}

/** Changes of a promotion's balance. */
export function PromotionBills({ rows, asksBets }: BillsProps) {
  return (
    <List variant="card">
      {rows.map((bill) => (
        <BillRow key={bill.billId} bill={bill} asksBets={asksBets} />
      ))}
    </List>
  );
}

/** The bets of a promotion, each with what of it counted, or why it counted nothing. */
export function CountedBets({ rows }: { rows: readonly PromotionBill[] }) {
  return (
    <List variant="card">
      {rows.map((bill) => (
        <CountedBet key={bill.billId} bill={bill} />
      ))}
    </List>
  );
}

function CountedBet({ bill }: { bill: PromotionBill }) {
  const t = useTexts();
  const money = useMoney();
  const formatNearDate = useFormatNearDate();
  const counted = useCounted(bill);
  const { amount, at, countedBet, countsPercent, subject } = bill;
  const bet = t('promotions:bills.bet', { amount: money(amount.replace('-', '')) });
  return (
    <ListItem
      leading={<Thumbnail bill={bill} />}
      title={subject}
      meta={`${formatNearDate(at)} · ${bet}`}
      trailing={
        countsPercent === null ? (
          <Text color="muted" numeric>
            <Money value="0" />
          </Text>
        ) : (
          <Money value={countedBet} sign="always" />
        )
      }
      trailingMeta={
        countsPercent === null
          ? counted
          : t('promotions:bills.percent', { percent: Number(countsPercent) })
      }
    />
  );
}

/** The cover of the bet's game. */
function Thumbnail({ bill: { cover, coverColor } }: { bill: PromotionBill }) {
  if (cover === null || coverColor === null) return <Icon icon={CircleDot} />;
  const { src, color } = getCover({ cover, coverColor });
  return (
    <img
      src={src}
      width={36}
      height={48}
      alt=""
      loading="lazy"
      className={css.thumbnail}
      style={{ backgroundColor: color }}
    />
  );
}

function BillRow({ bill, asksBets }: { bill: PromotionBill; asksBets: boolean }) {
  const t = useTexts();
  const formatNearDate = useFormatNearDate();
  const { words, icon: Icon } = kinds[bill.kind] ?? other;
  const kind = t(`promotions:${words}`);
  const counted = useCounted(bill);
  return (
    <ListItem
      icon={<Icon aria-hidden="true" size={20} strokeWidth={1.75} />}
      title={bill.subject === '' ? kind : bill.subject}
      meta={[bill.subject === '' ? '' : kind, formatNearDate(bill.at), asksBets ? counted : '']
        .filter((part) => part !== '')
        .join(' · ')}
      trailing={<Money value={bill.amount} sign="always" />}
      trailingMeta={<Money value={bill.balanceAfter} />}
    />
  );
}

function useCounted({ countedBet, kind, notCounted }: PromotionBill): string {
  const t = useTexts();
  const money = useMoney();
  const { currencyExponent: exponent } = useSite();
  if (kind !== 'round.bet') return '';
  if (notCounted !== null) return t(`promotions:bills.reasons.${notCounted}`);
  return (readDecimal(countedBet, exponent) ?? 0n) === 0n
    ? t('promotions:bills.countsNothing')
    : t('promotions:bills.counts', { amount: money(countedBet) });
}
