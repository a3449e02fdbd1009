import { CallState, type CallStateProps } from '@parlor/ui/CallState';
import type { ErrorStateProps } from '@parlor/ui/ErrorState';
import type { LoadResult } from '../data/use-call.ts';
import { Failure } from './Failure.tsx';

interface Props<Data>
  extends Pick<CallStateProps<Data, unknown>, 'loading' | 'empty' | 'isEmpty' | 'children'>,
    Pick<ErrorStateProps, 'variant' | 'titleAs'> {
  result: LoadResult<Data>;
}

/** The content that a call loads, with its loading, failed and empty states. */
export function CallContent<Data>({ result, variant, titleAs, ...rest }: Props<Data>) {
  const { data, error } = result;
  return (
    <CallState
      {...rest}
      data={data}
      error={error}
      failed={(failure) => (
        <Failure
          variant={variant}
          titleAs={titleAs}
          error={failure}
          onRetry={() => void result.mutate()}
          // Read only while it is shown: SWR re-renders for every field that is read.
          retrying={result.isValidating}
        />
      )}
    />
  );
}
