import type { FundingRecord } from '@parlor/api/entities';
import {
  findOpenRound,
  type GameCheck,
  hasFreeSpins,
  isPaying,
  isWalletShort,
} from '@parlor/flows/game-session';
import { RadioGroup, type RadioOption } from '@parlor/ui/RadioGroup';
import { Gift, Wallet } from 'lucide-react';
import { Money } from '../../components/Money.tsx';
import { useBalance } from '../../data/balance.ts';
import { useSite } from '../../data/site.ts';
import { useMoney } from '../../data/use-money.ts';
import { useLocale } from '../../languages/use-locale.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { titleIn } from '../catalog/titles.ts';

/** Value of the wallet's option; ids of records are UUIDs. */
export const WALLET = 'wallet';

interface Props {
  check: GameCheck;
  /** Id of a promotion record, or {@link WALLET}. */
  value: string;
  onChange: (value: string) => void;
}

/** What pays for the game: the wallet, or an open promotion with what it counts or why it does not pay. */
export function FundChooser({ check, value, onChange }: Props) {
  const t = useTexts();
  const locale = useLocale();
  const money = useMoney();
  const { currencyExponent: exponent } = useSite();
  const { data: wallet } = useBalance();
  const tooLow = t('play:fund.tooLow', { amount: money(check.game.minStake) });
  const isShort = isWalletShort(check, exponent);

  const explainRound = (recordId: string | undefined) => {
    const round = findOpenRound(check, recordId);
    return round && t('play:fund.openRound', { amount: money(round.staked) });
  };

  const explainRecord = (record: FundingRecord) => {
    const { countsPercent, freeSpins, freeSpinStake, maxStake, reason } = record;
    if (reason === 'promotion.gameNotAllowed') return t('play:fund.gameNotAllowed');
    if (reason === 'promotion.stakeTooHigh') {
      return t('play:fund.stakeTooHigh', { amount: money(maxStake ?? '') });
    }
    if (reason !== null) return t(`errors:reasons.${reason}`);
    if (!isPaying(check, record, exponent)) return tooLow;
    const percent = Number(countsPercent);
    const counts =
      percent === 0 ? t('play:fund.countsNothing') : t('play:fund.counts', { percent });
    return [
      explainRound(record.id),
      hasFreeSpins(record) &&
        t('play:fund.freeSpins', { count: freeSpins, amount: money(freeSpinStake ?? '') }),
      counts,
      maxStake !== null && t('play:fund.maxStake', { amount: money(maxStake) }),
    ]
      .filter(Boolean)
      .join(' ');
  };

  const options: RadioOption[] = [
    {
      value: WALLET,
      label: t('play:fund.wallet'),
      help: isShort
        ? tooLow
        : [explainRound(undefined), t('play:fund.walletNote')].filter(Boolean).join(' '),
      leading: <Wallet aria-hidden="true" size={20} />,
      trailing: <Money value={wallet?.balance ?? check.balance} />,
      disabled: isShort,
    },
    ...check.promotions.map((record) => ({
      value: record.id,
      label: titleIn(locale, record.titles, record.promotionName),
      help: explainRecord(record),
      leading: <Gift aria-hidden="true" size={20} />,
      trailing: <Money value={record.currentBalance} />,
      disabled: !isPaying(check, record, exponent),
    })),
  ];
  return (
    <RadioGroup
      variant="cards"
      label={t('play:fund.title')}
      help={t('play:fund.note')}
      options={options}
      value={value}
      onValueChange={onChange}
    />
  );
}

/** The fund of an open round, else the first promotion that pays and counts, else the wallet. */
export function getDefaultFund(check: GameCheck, exponent: number): string {
  if (findOpenRound(check, undefined) !== undefined) return WALLET;
  const resuming = check.promotions.find(
    (record) => findOpenRound(check, record.id) !== undefined && isPaying(check, record, exponent),
  );
  if (resuming !== undefined) return resuming.id;
  const paying = check.promotions.find(
    (record) => isPaying(check, record, exponent) && Number(record.countsPercent) > 0,
  );
  return paying?.id ?? WALLET;
}
