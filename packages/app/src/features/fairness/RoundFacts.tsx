import type { RoundRecord } from '@parlor/api/entities/round';
import { toDecimal } from '@parlor/api/rules';
import { Card } from '@parlor/ui/Card';
import { CopyField } from '@parlor/ui/CopyField';
import { Inline } from '@parlor/ui/Inline';
import { Stack } from '@parlor/ui/Stack';
import { Text } from '@parlor/ui/Text';
import * as z from 'zod/mini';
import { useFormatDateTime } from '../../data/dates.ts';
import { useSite } from '../../data/site.ts';
import { useMoney } from '../../data/use-money.ts';
import { useTexts } from '../../languages/use-texts.ts';

/** What was staked, chosen and won in a round, with the balance before and after it. */
export function RoundFacts({ record }: { record: RoundRecord }) {
  const t = useTexts();
  const money = useMoney();
  const { currencyExponent: exponent } = useSite();
  const formatDateTime = useFormatDateTime();
  const facts = [
    [t('play:fairness.facts.time'), formatDateTime(record.playedAt)],
    [t('play:fairness.facts.balanceBefore'), money(record.balanceBefore)],
    [t('play:fairness.facts.staked'), money(record.staked)],
    ...getChoices(record.choice, (minor) => money(toDecimal(BigInt(minor), exponent))).map(
      ([name, value]) => [t('play:fairness.facts.choice', { name }), value],
    ),
    [t('play:fairness.facts.won'), money(record.won)],
    [t('play:fairness.facts.balanceAfter'), money(record.balanceAfter)],
  ] as const;
  return (
    <Card title={t('play:fairness.facts.title')}>
      <Stack as="dl" gap={0} divided>
        {facts.map(([name, value]) => (
          <Inline key={name} gap={16} justify="between" paddingY={12}>
            <Text as="dt" color="muted">
              {name}
            </Text>
            <Text as="dd" weight="medium" align="end" numeric>
              {value}
            </Text>
          </Inline>
        ))}
      </Stack>
    </Card>
  );
}

/** The bets of a slip: an outcome and its stake in minor units. */
const slip = z.object({ bets: z.array(z.object({ on: z.string(), stake: z.int() })) });
const single = z.union([z.number(), z.string()]);
const choices = z.record(z.string(), z.catch(z.union([single, z.array(single)]), ''));

/** What was chosen, as a provider names it: the stakes of a slip, or single values and lists of them. */
function getChoices(
  choice: unknown,
  formatMinor: (minor: number) => string,
): (readonly [string, string])[] {
  const { data: bets } = slip.safeParse(choice);
  if (bets) return bets.bets.map(({ on, stake }) => [on, formatMinor(stake)]);
  return Object.entries(choices.safeParse(choice).data ?? {}).flatMap(([name, value]) =>
    value === '' ? [] : [[name, [value].flat().join(', ')] as const],
  );
}

/** What was published before the round, and what was revealed after it. */
export function ProofFacts({ record }: { record: RoundRecord }) {
  const t = useTexts();
  const { mathHash, source } = record.proof;
  const secret = source.kind === 'seeds' ? source.serverSeed : source.link;
  const shown =
    source.kind === 'seeds'
      ? ([
          [t('play:fairness.proof.hash'), source.serverSeedHash],
          [t('play:fairness.proof.clientSeed'), source.clientSeed],
          [t('play:fairness.proof.nonce'), `${source.nonce}`],
        ] as const)
      : ([
          [t('play:fairness.proof.chain'), source.terminalHash],
          [t('play:fairness.proof.salt'), source.salt],
          [t('play:fairness.proof.index'), `${source.index}`],
        ] as const);
  return (
    <Card title={t('play:fairness.proof.title')}>
      <Stack gap={12}>
        {shown.map(([name, value]) => (
          <CopyField key={name} label={name} value={value} />
        ))}
        {secret === null ? (
          <Text as="p" color="muted">
            {t(`play:fairness.proof.waiting.${source.kind}`)}
          </Text>
        ) : (
          <CopyField label={t(`play:fairness.proof.secret.${source.kind}`)} value={secret} />
        )}
        <CopyField label={t('play:fairness.proof.table')} value={mathHash} />
      </Stack>
    </Card>
  );
}
