import { changeClientSeed, rotateSeeds, seedsInfo } from '@parlor/api/calls/fairness';
import type { ChangedSeeds, GameChain, PlayerSeeds } from '@parlor/api/entities/round';
import { CLIENT_SEED_MAX_LENGTH, isClientSeed } from '@parlor/api/rules';
import { Button } from '@parlor/ui/Button';
import { Card } from '@parlor/ui/Card';
import { CopyField } from '@parlor/ui/CopyField';
import { Section } from '@parlor/ui/Section';
import { Skeleton } from '@parlor/ui/Skeleton';
import { Stack } from '@parlor/ui/Stack';
import { Text } from '@parlor/ui/Text';
import { TextField } from '@parlor/ui/TextField';
import { useState } from 'react';
import { useController, useForm } from 'react-hook-form';
import { CallContent } from '../../components/CallContent.tsx';
import { Failure } from '../../components/Failure.tsx';
import { useCall } from '../../data/use-call.ts';
import { useMutation } from '../../data/use-mutation.ts';
import { useTexts } from '../../languages/use-texts.ts';

/** What decides the next round: the player's seeds, which they can change, or the game's hash chain. */
export function SeedsCard({ gameId }: { gameId: string }) {
  const t = useTexts();
  const source = useCall(seedsInfo, { gameId });
  return (
    <Section title={t('play:fairness.seeds.title')}>
      <CallContent result={source} variant="inline" loading={<Skeleton height={260} />}>
        {(data) => (
          <>
            <Text as="p" color="muted">
              {t(data.kind === 'seeds' ? 'play:fairness.seeds.text' : 'play:fairness.chain.text')}
            </Text>
            {data.kind === 'seeds' ? (
              <Seeds gameId={gameId} seeds={data} />
            ) : (
              <Chain chain={data} />
            )}
          </>
        )}
      </CallContent>
    </Section>
  );
}

function Chain({ chain: { terminalHash, salt, index, length } }: { chain: GameChain }) {
  const t = useTexts();
  return (
    <Card>
      <Stack gap={16}>
        <CopyField label={t('play:fairness.proof.chain')} value={terminalHash} />
        {salt !== null && <CopyField label={t('play:fairness.proof.salt')} value={salt} />}
        <Text as="p" color="muted">
          {t('play:fairness.chain.next', { index, length })}
        </Text>
      </Stack>
    </Card>
  );
}

function Seeds({ gameId, seeds }: { gameId: string; seeds: PlayerSeeds }) {
  const t = useTexts();
  const change = useMutation(changeClientSeed, { refusal: 'inline', invalidates: [seedsInfo] });
  const rotate = useMutation(rotateSeeds, { refusal: 'inline', invalidates: [seedsInfo] });
  const [revealed, setRevealed] = useState<ChangedSeeds['revealed']>(null);
  const { control, formState, handleSubmit, reset } = useForm({
    mode: 'onChange',
    values: { clientSeed: seeds.clientSeed },
  });
  const { field, fieldState } = useController({
    control,
    name: 'clientSeed',
    rules: { validate: isClientSeed },
  });
  const failure = change.error ?? rotate.error;

  const show = (changed: ChangedSeeds | undefined) => {
    if (changed === undefined) return;
    setRevealed(changed.revealed);
    reset();
  };
  const save = handleSubmit(async ({ clientSeed }) => {
    rotate.reset();
    show(await change.run({ gameId, clientSeed }));
  });
  const reveal = async () => {
    change.reset();
    show(await rotate.run({ gameId }));
  };
  return (
    <Card>
      <Stack gap={16}>
        <CopyField label={t('play:fairness.seeds.hash')} value={seeds.serverSeedHash} />
        <Stack asChild gap={12}>
          <form noValidate onSubmit={(event) => void save(event)}>
            <TextField
              label={t('play:fairness.seeds.client')}
              help={t('play:fairness.seeds.clientHelp')}
              error={fieldState.invalid ? t('play:fairness.seeds.clientInvalid') : undefined}
              maxLength={CLIENT_SEED_MAX_LENGTH}
              autoComplete="off"
              name={field.name}
              value={field.value}
              onValueChange={field.onChange}
              onBlur={field.onBlur}
              ref={field.ref}
            />
            <Button
              type="submit"
              variant="soft"
              loading={change.pending}
              disabled={!formState.isDirty}
            >
              {t('play:fairness.seeds.save')}
            </Button>
          </form>
        </Stack>
        <Text as="p" color="muted">
          {t('play:fairness.seeds.nonce', { count: seeds.nonce, limit: seeds.roundsPerSeed })}
        </Text>
        <Button
          variant="outline"
          tone="neutral"
          loading={rotate.pending}
          disabled={seeds.nonce === 0}
          onClick={() => void reveal()}
        >
          {t('play:fairness.seeds.rotate')}
        </Button>
        {failure !== undefined && <Failure variant="inline" error={failure} />}
        {revealed !== null && (
          <Stack gap={8} role="status">
            <CopyField label={t('play:fairness.seeds.revealed')} value={revealed.serverSeed} />
            <Text as="p" color="muted">
              {t('play:fairness.seeds.revealedText', { count: revealed.rounds })}
            </Text>
          </Stack>
        )}
      </Stack>
    </Card>
  );
}
