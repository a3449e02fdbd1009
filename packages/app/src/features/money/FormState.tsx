import type { CallFailure } from '@parlor/api/errors';
import { CallState } from '@parlor/ui/CallState';
import { Skeleton } from '@parlor/ui/Skeleton';
import { Stack } from '@parlor/ui/Stack';
import type { ReactNode } from 'react';
import { Failure } from '../../components/Failure.tsx';
import type { OrderKind } from './order-kind.ts';
import { Closed } from './Stops.tsx';

interface Props {
  of: OrderKind;
  view:
    | { readonly view: 'loading' | 'closed' | 'needsCard' | 'form' }
    | { readonly view: 'loadFailed'; readonly error: CallFailure };
  onRetry: () => void;
  children: ReactNode;
}

/** The form of an order once its options are loaded, or why there is none. */
export function FormState({ of, view, onRetry, children }: Props) {
  const isLoaded = view.view !== 'loading' && view.view !== 'loadFailed';
  return (
    <CallState
      data={isLoaded ? view : undefined}
      error={view.view === 'loadFailed' ? view.error : undefined}
      failed={(error) => <Failure error={error} onRetry={onRetry} />}
      isEmpty={(loaded) => loaded.view === 'closed'}
      empty={<Closed of={of} onRetry={onRetry} />}
      loading={
        <Stack>
          <Skeleton shape="text" width="40%" />
          <Skeleton height={72} />
          <Skeleton shape="text" width="30%" />
          <Skeleton height={72} />
          <Skeleton height={44} width="80%" />
          <Skeleton height={72} />
        </Stack>
      }
    >
      {() => children}
    </CallState>
  );
}
