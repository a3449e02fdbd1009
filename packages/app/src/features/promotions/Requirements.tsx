import type { PromotionRecordDetail } from '@parlor/api/entities';
import { readDecimal } from '@parlor/api/rules';
import { Button } from '@parlor/ui/Button';
import { Card } from '@parlor/ui/Card';
import { Stack } from '@parlor/ui/Stack';
import { Text } from '@parlor/ui/Text';
import { TurnoverBar } from '@parlor/ui/TurnoverBar';
import { Play } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useSite } from '../../data/site.ts';
import { useMoney } from '../../data/use-money.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { getHref } from '../../navigation/paths.ts';
import { listRequirements } from './requirements.ts';

interface Props {
  record: PromotionRecordDetail;
  isOpen: boolean;
}

/** A bar for each requirement of a joined promotion. */
export function Requirements({ record, isOpen }: Props) {
  const t = useTexts();
  const money = useMoney();
  const { currencyExponent: exponent, currencySymbol: symbol } = useSite();
  const asked = listRequirements(record, exponent);
  const { freeSpins, inGame, promotionId } = record;
  return (
    <Card>
      <Stack gap={16}>
        {asked.length === 0 && (
          <Text as="p" color="muted">
            {t('promotions:record.noAsks')}
          </Text>
        )}
        {asked.map(({ name, current, required }) => (
          <TurnoverBar
            key={name}
            label={t(`promotions:record.${name}`)}
            current={current}
            required={required}
            symbol={symbol}
            exponent={exponent}
          />
        ))}
        {isOpen && (
          <Stack gap={12}>
            {(readDecimal(inGame, exponent) ?? 0n) > 0n && (
              <Text as="p" size={13} color="muted">
                {t('promotions:record.inGame', { amount: money(inGame) })}
              </Text>
            )}
            {freeSpins > 0 && (
              <Text as="p" size={13} color="muted">
                {t('promotions:record.freeSpins', { count: freeSpins })}
              </Text>
            )}
            <Button
              asChild
              size="lg"
              fullWidth
              // Once every requirement is met, settling is the next step.
              variant={asked.every(({ isMet }) => isMet) ? 'soft' : 'solid'}
              leading={<Play size={20} fill="currentColor" />}
            >
              <Link to={getHref('allPrivilegeGames', { id: promotionId })}>
                {t('promotions:record.play')}
              </Link>
            </Button>
          </Stack>
        )}
      </Stack>
    </Card>
  );
}
