import { addComment } from '@parlor/api/calls/game-page';
import { COMMENT_MAX_LENGTH } from '@parlor/api/constants';
import { checkComment } from '@parlor/api/rules';
import { Button } from '@parlor/ui/Button';
import { Inline } from '@parlor/ui/Inline';
import { Stack } from '@parlor/ui/Stack';
import { TextArea } from '@parlor/ui/TextArea';
import { useForm } from 'react-hook-form';
import { useExplain } from '../../data/errors.ts';
import { useToasts } from '../../data/toasts.ts';
import { useMutation } from '../../data/use-mutation.ts';
import { useRuleField } from '../../features/forms/use-rule-field.ts';
import { useTexts } from '../../languages/use-texts.ts';

interface Props {
  gameId: string;
  onSent: () => void;
}

/** Form of a comment on a game. A comment that could not be sent stays in the field. */
export function CommentForm({ gameId, onSent }: Props) {
  const t = useTexts();
  const explain = useExplain();
  const toasts = useToasts();
  const add = useMutation(addComment, { refusal: 'inline' });
  const { control, handleSubmit, reset } = useForm({ defaultValues: { content: '' } });
  const field = useRuleField({
    control,
    name: 'content',
    check: checkComment,
    refusal: add.error && explain(add.error).text,
  });

  const send = handleSubmit(async ({ content }) => {
    const sent = await add.run({ gameId, content: content.trim() });
    if (sent === undefined) return;
    reset();
    toasts.show({
      text: sent.state === 'pending' ? t('games:commentPending') : t('games:commentSent'),
      tone: 'positive',
    });
    onSent();
  });
  return (
    <Stack asChild gap={8}>
      <form onSubmit={(event) => void send(event)} noValidate>
        <TextArea
          {...field}
          label={t('games:yourComment')}
          placeholder={t('games:commentPlaceholder')}
          maxLength={COMMENT_MAX_LENGTH}
          minRows={2}
        />
        <Inline justify="end">
          <Button type="submit" variant="soft" loading={add.pending}>
            {t('games:send')}
          </Button>
        </Inline>
      </form>
    </Stack>
  );
}
