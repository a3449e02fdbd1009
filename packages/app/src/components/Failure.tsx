import { ErrorState, type ErrorStateProps } from '@parlor/ui/ErrorState';
import { useExplain } from '../data/errors.ts';
import { useTexts } from '../languages/use-texts.ts';

interface Props
  extends Omit<ErrorStateProps, 'title' | 'text' | 'requestId' | 'action' | 'labels'> {
  /** What was thrown. */
  error: unknown;
}

/** In place of what could not be loaded: why, what to name to customer service, and once more. */
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
