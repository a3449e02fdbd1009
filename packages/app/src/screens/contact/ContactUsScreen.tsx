import { feedbackList } from '@parlor/api/calls/contact';
import { FEEDBACK_MAX_LENGTH } from '@parlor/api/constants';
import { checkFeedbackContact, checkFeedbackContent } from '@parlor/api/rules';
import { type FeedbackView, selectFeedback } from '@parlor/flows/feedback';
import { Button } from '@parlor/ui/Button';
import { Heading } from '@parlor/ui/Heading';
import { Result } from '@parlor/ui/Result';
import { Stack } from '@parlor/ui/Stack';
import { Text } from '@parlor/ui/Text';
import { TextArea } from '@parlor/ui/TextArea';
import { TextField } from '@parlor/ui/TextField';
import { shallowEqual, useActorRef, useSelector } from '@xstate/react';
import { type SubmitEvent, useEffect, useMemo, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { Failure } from '../../components/Failure.tsx';
import { PageBody } from '../../components/PageBody.tsx';
import { useApi } from '../../data/api.ts';
import { useExplain } from '../../data/errors.ts';
import { useUserInfo } from '../../data/session.ts';
import { useInvalidate } from '../../data/use-call.ts';
import { feedbackWith } from '../../features/contact/ports.ts';
import { FormError } from '../../features/forms/FormError.tsx';
import { useRuleField } from '../../features/forms/use-rule-field.ts';
import { createDraftStore, type DraftStore } from '../../features/money/drafts.ts';
import { UploadField } from '../../features/uploads/UploadField.tsx';
import { useTexts } from '../../languages/use-texts.ts';
import { usePlatform } from '../../platform/platform-context.ts';
import { EarlierFeedback } from './EarlierFeedback.tsx';

/** Unlike the call's request, the text may still be too short. */
const draftSchema = z.object({ content: z.string(), contact: z.string() });
type Draft = z.output<typeof draftSchema>;
type FeedbackRef = ReturnType<typeof useFeedback>;

/**
 * Writes to customer service, and shows earlier messages with their answers
 * (docs/product.md: Screens and routes).
 */
export default function ContactUsScreen() {
  const t = useTexts();
  const actor = useFeedback();
  const view = useSelector(actor, selectFeedback, shallowEqual);
  const drafts = useDrafts();
  return (
    <PageBody>
      {view.view === 'sent' && (
        <Result
          status="success"
          title={t('messages:feedback.sentTitle')}
          text={t('messages:feedback.sentText')}
          actions={
            <Button size="lg" variant="soft" onClick={() => actor.send({ type: 'again' })}>
              {t('messages:feedback.again')}
            </Button>
          }
        />
      )}
      {view.view === 'form' && <FeedbackForm actor={actor} view={view} drafts={drafts} />}
      {view.view === 'unavailable' && <Failure error={view.error} />}
      <EarlierFeedback />
    </PageBody>
  );
}

function useFeedback() {
  const { client } = useApi();
  const invalidate = useInvalidate();
  const [machine] = useState(() => feedbackWith(client));
  const actor = useActorRef(machine, { input: {} });
  useEffect(() => {
    const subscription = actor.on('feedbackSent', () => void invalidate(feedbackList));
    return () => subscription.unsubscribe();
  }, [actor, invalidate]);
  return actor;
}

/** The draft survives a reload, in this tab. */
function useDrafts(): DraftStore<Draft> {
  const { tabStore } = usePlatform();
  const owner = useUserInfo()?.userId ?? '';
  return useMemo(
    () => createDraftStore(tabStore, 'feedback', owner, draftSchema),
    [tabStore, owner],
  );
}

interface FormProps {
  actor: FeedbackRef;
  view: Extract<FeedbackView, { view: 'form' }>;
  drafts: DraftStore<Draft>;
}

function FeedbackForm({ actor, view, drafts }: FormProps) {
  const t = useTexts();
  const explain = useExplain();
  const { violations, isBusy, blockedBy, error, errorField, uploads } = view;
  const getRefusal = (field: typeof errorField) =>
    error !== undefined && errorField === field ? explain(error).text : undefined;
  const [start] = useState(() => ({
    content: '',
    contact: view.contact,
    ...drafts.read(),
  }));
  const { control, getValues } = useForm({ mode: 'onTouched', defaultValues: start });
  const content = useRuleField({
    control,
    name: 'content',
    check: checkFeedbackContent,
    violation: violations.content,
    refusal: getRefusal('content'),
  });
  const contact = useRuleField({
    control,
    name: 'contact',
    check: checkFeedbackContact,
    violation: violations.contact,
    refusal: getRefusal('contact'),
  });

  const [written, address] = useWatch({ control, name: ['content', 'contact'] });
  useEffect(() => {
    drafts.write(written === '' ? undefined : { content: written, contact: address });
  }, [drafts, written, address]);
  useEffect(() => {
    const subscription = actor.on('feedbackSent', () => drafts.write(undefined));
    return () => subscription.unsubscribe();
  }, [actor, drafts]);

  const send = (event: SubmitEvent) => {
    event.preventDefault();
    if (blockedBy === undefined && !isBusy) actor.send({ type: 'submit', ...getValues() });
  };
  return (
    <Stack asChild gap={20}>
      <form noValidate onSubmit={send}>
        <Stack gap={4}>
          <Heading level={1} size={24}>
            {t('messages:feedback.title')}
          </Heading>
          <Text as="p" color="muted">
            {t('messages:feedback.text')}
          </Text>
        </Stack>
        <TextArea
          {...content}
          label={t('messages:feedback.content')}
          placeholder={t('messages:feedback.contentHelp')}
          maxLength={FEEDBACK_MAX_LENGTH}
          minRows={4}
          required
        />
        <TextField
          {...contact}
          label={t('messages:feedback.contact')}
          help={t('messages:feedback.contactHelp')}
          autoComplete="email"
          required
        />
        <UploadField
          label={t('messages:feedback.images')}
          purpose="feedback"
          uploads={uploads}
          error={getRefusal('imageIds')}
        />
        <FormError error={errorField === undefined ? error : undefined} />
        <Stack gap={8}>
          <Button
            type="submit"
            size="lg"
            fullWidth
            loading={isBusy}
            disabled={blockedBy !== undefined}
            aria-describedby="feedback-blocked"
          >
            {t('messages:feedback.send')}
          </Button>
          <Text as="p" id="feedback-blocked" role="status" size={13} color="muted" align="center">
            {blockedBy && t(`messages:feedback.blockedBy.${blockedBy}`)}
          </Text>
        </Stack>
      </form>
    </Stack>
  );
}
