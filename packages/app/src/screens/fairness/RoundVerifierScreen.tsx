import { roundInfo } from '@parlor/api/calls/fairness';
import type { RoundRecord } from '@parlor/api/entities/round';
import { Button } from '@parlor/ui/Button';
import { Card } from '@parlor/ui/Card';
import { Collapsible } from '@parlor/ui/Collapsible';
import { Link as TextLink } from '@parlor/ui/Link';
import { Section } from '@parlor/ui/Section';
import { Skeleton } from '@parlor/ui/Skeleton';
import { Stack } from '@parlor/ui/Stack';
import { Text } from '@parlor/ui/Text';
import { TextArea } from '@parlor/ui/TextArea';
import { useState } from 'react';
import { useController, useForm } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import { CallContent } from '../../components/CallContent.tsx';
import { PageBody } from '../../components/PageBody.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { useHasSession } from '../../data/session.ts';
import { useCall } from '../../data/use-call.ts';
import { Checks } from '../../features/fairness/Checks.tsx';
import { ExportButton } from '../../features/fairness/ExportButton.tsx';
import { ProofFacts, RoundFacts } from '../../features/fairness/RoundFacts.tsx';
import { parseRecord } from '../../features/fairness/verify.ts';
import { useTexts } from '../../languages/use-texts.ts';

/** A record of many bets has some thousand characters; its paytable most of them. */
const MAX_RECORD_LENGTH = 200_000;
/** The stand-alone verifier, in the app's public folder. */
const SCRIPT = '/verify-round.mjs';

/**
 * Verifies a round: one of the player's (`?id=`), or any exported record. Once the page has loaded,
 * it needs no network.
 */
export default function RoundVerifierScreen() {
  const t = useTexts();
  const [search] = useSearchParams();
  const hasSession = useHasSession();
  const id = search.get('id') ?? '';
  const isOwn = id !== '' && hasSession;
  const own = useCall(roundInfo, isOwn ? { id } : null, {
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
  });
  return (
    <PageBody>
      <PageTitle>{t('play:fairness.verifierTitle')}</PageTitle>
      <Text as="p" color="muted">
        {t('play:fairness.verifier.text')}
      </Text>
      {isOwn && (
        <CallContent result={own} variant="inline" loading={<Skeleton height={320} />}>
          {(record) => <Verified record={record} />}
        </CallContent>
      )}
      <AnyRecord />
      <Card>
        <Collapsible title={t('play:fairness.verifier.scriptTitle')}>
          <Text as="p" color="muted">
            {t('play:fairness.verifier.scriptText')}
          </Text>
          <TextLink href={SCRIPT} download>
            {t('play:fairness.verifier.script')}
          </TextLink>
        </Collapsible>
      </Card>
    </PageBody>
  );
}

function Verified({ record }: { record: RoundRecord }) {
  return (
    <Stack gap={16}>
      <Checks record={record} />
      <RoundFacts record={record} />
      <ProofFacts record={record} />
      <ExportButton record={record} />
    </Stack>
  );
}

/** The form for an exported record. */
function AnyRecord() {
  const t = useTexts();
  const [record, setRecord] = useState<RoundRecord>();
  const { clearErrors, control, handleSubmit } = useForm({
    defaultValues: { text: '' },
    reValidateMode: 'onSubmit',
  });
  const { field, fieldState } = useController({
    control,
    name: 'text',
    rules: { validate: (text) => parseRecord(text) !== undefined },
  });
  const verify = handleSubmit(({ text }) => setRecord(parseRecord(text)));
  return (
    <Section title={t('play:fairness.verifier.pasteTitle')}>
      <Stack asChild gap={12}>
        <form noValidate onSubmit={(event) => void verify(event)}>
          <TextArea
            label={t('play:fairness.verifier.record')}
            help={t('play:fairness.verifier.recordHelp')}
            error={fieldState.invalid ? t('play:fairness.verifier.invalid') : undefined}
            maxLength={MAX_RECORD_LENGTH}
            showCount={false}
            minRows={4}
            maxRows={8}
            spellCheck={false}
            name={field.name}
            value={field.value}
            onValueChange={(text) => {
              field.onChange(text);
              clearErrors('text');
              setRecord(undefined);
            }}
            onBlur={field.onBlur}
            ref={field.ref}
          />
          <Button type="submit" disabled={field.value.trim() === ''}>
            {t('play:fairness.verifier.verify')}
          </Button>
        </form>
      </Stack>
      {record !== undefined && <Verified record={record} />}
    </Section>
  );
}
