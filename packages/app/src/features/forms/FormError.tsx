import type { FlowError } from '@parlor/flows/kit';
import { CircleAlert } from 'lucide-react';
import { useExplain } from '../../data/errors.ts';
import * as css from './FormError.css.ts';

/** The server's refusal, above the submit button. */
export function FormError({ error }: { error: FlowError | undefined }) {
  const explain = useExplain();
  return (
    // Mounted while empty, so that screen readers announce its content.
    <div role="alert">
      {error !== undefined && (
        <p className={css.root}>
          <CircleAlert aria-hidden="true" size={20} className={css.icon} />
          <span>{explain(error).text}</span>
        </p>
      )}
    </div>
  );
}
