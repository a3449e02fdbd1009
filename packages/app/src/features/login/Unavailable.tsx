import type { CallFailure } from '@parlor/api/errors';
import { Failure } from '../../components/Failure.tsx';
import { page } from '../../platform/page.ts';

/** Shown in place of a form whose codes cannot be sent: the reason, and a reload. */
export function Unavailable({ error }: { error: CallFailure | undefined }) {
  return <Failure error={error} onRetry={() => page.reload()} />;
}
