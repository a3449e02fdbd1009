import type { RoundRecord } from '@parlor/api/entities/round';
import { Card } from '@parlor/ui/Card';
import { Icon } from '@parlor/ui/Icon';
import { List } from '@parlor/ui/List';
import { ListItem } from '@parlor/ui/ListItem';
import { Stack } from '@parlor/ui/Stack';
import { Tag } from '@parlor/ui/Tag';
import { Text } from '@parlor/ui/Text';
import { CircleCheck, CircleMinus, CircleX, Hourglass } from 'lucide-react';
import { useTexts } from '../../languages/use-texts.ts';
import { type CheckState, checkNames, getVerdict, verifyRound } from './verify.ts';

const icons = {
  passed: CircleCheck,
  failed: CircleX,
  waiting: Hourglass,
  skipped: CircleMinus,
} as const satisfies Record<CheckState, unknown>;
const tones = {
  passed: 'positive',
  failed: 'critical',
  waiting: 'caution',
  skipped: 'neutral',
} as const satisfies Record<CheckState, string>;

/** The verification of a record: computed here, from the record alone. */
export function Checks({ record }: { record: RoundRecord }) {
  const t = useTexts();
  const verification = verifyRound(record);
  const verdict = getVerdict(verification);
  const source = record.proof.source.kind;
  return (
    <Stack gap={16}>
      <Card>
        <Stack role="status" gap={4} align="start">
          <Tag tone={tones[verdict]} shape="pill">
            {t(`play:fairness.verdict.${verdict}`)}
          </Tag>
          <Text as="p" color="muted">
            {t(`play:fairness.verdictText.${verdict}`)}
          </Text>
        </Stack>
      </Card>
      <List variant="card">
        {checkNames.map((name) => (
          <ListItem
            key={name}
            icon={<Icon icon={icons[verification[name]]} />}
            title={t(`play:fairness.checks.${name}`)}
            meta={
              name === 'commitment'
                ? t(`play:fairness.commitment.${source}`)
                : t(`play:fairness.checkTexts.${name}`)
            }
            trailing={
              <Tag tone={tones[verification[name]]}>
                {t(`play:fairness.states.${verification[name]}`)}
              </Tag>
            }
          />
        ))}
      </List>
    </Stack>
  );
}
