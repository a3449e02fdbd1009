import { ErrorState, type ErrorStateProps } from '@parlor/ui/ErrorState';
import { useExplain } from '../data/errors.ts';
import { useTexts } from '../languages/use-texts.ts';

interface Props
  extends Omit<ErrorStateProps, 'title' | 'text' | 'requestId' | 'action' | 'labels'> {
  /** The thrown value. */
  error: unknown;
}

/**
 * Shown in place of content that failed to load: the reason, the reference for customer service,
 * and a retry button.
 */
export function Failure({ error, ...rest }: Props) {
  const t = useTexts();
  const { text, requestId } = useExplain()(error);
  return (
    <ErrorState
      {...rest}
      title={t('failure.title')}
      text={text}
      requestId={requestId || undefined}
      labels={{ retry: t('actions.retry') }}
    />
  );
}
