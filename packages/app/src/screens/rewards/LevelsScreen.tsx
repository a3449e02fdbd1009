import { getNextLevelSchedule, levelList } from '@parlor/api/calls/levels';
import type { LevelSchedule, MemberLevel } from '@parlor/api/entities';
import { readDecimal } from '@parlor/api/rules';
import { unit } from '@parlor/tokens';
import { Button } from '@parlor/ui/Button';
import { EmptyState } from '@parlor/ui/EmptyState';
import { Grid } from '@parlor/ui/Grid';
import { LevelCard } from '@parlor/ui/LevelCard';
import { List } from '@parlor/ui/List';
import { ListItem } from '@parlor/ui/ListItem';
import { Page } from '@parlor/ui/Page';
import { Section } from '@parlor/ui/Section';
import { Skeleton } from '@parlor/ui/Skeleton';
import { Stack } from '@parlor/ui/Stack';
import { Tag } from '@parlor/ui/Tag';
import { Text } from '@parlor/ui/Text';
import { Crown } from 'lucide-react';
import { Link } from 'react-router-dom';
import { CallContent } from '../../components/CallContent.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { useSite } from '../../data/site.ts';
import { useCall } from '../../data/use-call.ts';
import { useMoney } from '../../data/use-money.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { usePageName } from '../../navigation/page-name.ts';
import { getHref } from '../../navigation/paths.ts';

/** Progress, and beside it the levels. */
const COLUMNS = { phone: 1, desktop: [unit(480), '1fr'] } as const;

/** The member levels with their benefits, and the player's progress (docs/decisions/0083). */
export default function LevelsScreen() {
  const t = useTexts();
  const title = t('rewards:levels.title');
  usePageName(title);
  const schedule = useCall(getNextLevelSchedule, {});
  const levels = useCall(levelList, {});
  const rows = levels.data?.rows;
  return (
    <Page width="wide">
      <PageTitle>{title}</PageTitle>
      <Grid columns={COLUMNS} gap={{ phone: 24, desktop: 40 }} align="start">
        <CallContent result={schedule} variant="inline" loading={<Skeleton height={220} />}>
          {(progress) => <Progress progress={progress} next={findNext(rows, progress)} />}
        </CallContent>
        <Section title={t('rewards:levels.ladder')}>
          <CallContent
            result={{ ...levels, data: rows }}
            variant="inline"
            loading={
              <Stack>
                <Skeleton height={64} />
                <Skeleton height={64} />
                <Skeleton height={64} />
              </Stack>
            }
            empty={
              <EmptyState
                icon={<Crown size={28} />}
                title={t('rewards:levels.emptyTitle')}
                text={t('rewards:levels.emptyText')}
                titleAs="h3"
              />
            }
          >
            {(ladder) => (
              <>
                <List variant="card">
                  {ladder.map((level) => (
                    <Level key={level.level} level={level} own={schedule.data?.level} />
                  ))}
                </List>
                <Text as="p" size={13} color="muted">
                  {t('rewards:levels.note')}
                </Text>
              </>
            )}
          </CallContent>
        </Section>
      </Grid>
    </Page>
  );
}

const findNext = (rows: readonly MemberLevel[] | undefined, { nextLevel }: LevelSchedule) =>
  rows?.find(({ level }) => level === nextLevel);

interface ProgressProps {
  progress: LevelSchedule;
  /** Its benefits, once they are loaded. */
  next: MemberLevel | undefined;
}

function Progress({ progress, next }: ProgressProps) {
  const t = useTexts();
  const { currencyExponent: exponent, currencySymbol: symbol } = useSite();
  const brings = useBenefits(next);
  const { currentBets, levelName, nextLevelName, requiredBets } = progress;
  return (
    <LevelCard
      name={levelName}
      current={currentBets}
      next={
        nextLevelName === null || requiredBets === null
          ? undefined
          : { name: nextLevelName, required: requiredBets, brings }
      }
      symbol={symbol}
      exponent={exponent}
      action={
        <Button asChild variant="soft" fullWidth>
          <Link to={getHref('systemBonus')}>{t('titles.systemBonus')}</Link>
        </Button>
      }
    />
  );
}

function useBenefits(level: MemberLevel | undefined): string[] {
  const t = useTexts();
  const money = useMoney();
  const { currencyExponent: exponent } = useSite();
  if (level === undefined) return [];
  return (['upgrade', 'monthly', 'birthday'] as const)
    .map((kind) => ({ kind, amount: level[`${kind}Bonus`] }))
    .filter(({ amount }) => (readDecimal(amount, exponent) ?? 0n) > 0n)
    .map(({ kind, amount }) => t(`rewards:levels.${kind}Line`, { amount: money(amount) }));
}

function Level({ level, own }: { level: MemberLevel; own: number | undefined }) {
  const t = useTexts();
  const money = useMoney();
  const benefits = useBenefits(level);
  const isOwn = level.level === own;
  const isReached = own !== undefined && level.level < own;
  return (
    <ListItem
      icon={<Crown aria-hidden="true" size={20} strokeWidth={1.75} />}
      title={level.name}
      meta={
        <>
          {t('rewards:levels.required', { amount: money(level.requiredBets) })}
          <br />
          {benefits.length === 0 ? t('rewards:levels.none') : benefits.join(' · ')}
        </>
      }
      aria-current={isOwn ? 'true' : undefined}
      trailing={
        isOwn ? (
          <Tag tone="brand" shape="pill">
            {t('rewards:levels.yours')}
          </Tag>
        ) : isReached ? (
          <Tag tone="positive" shape="pill">
            {t('rewards:levels.reached')}
          </Tag>
        ) : undefined
      }
    />
  );
}
