import type { FlowError } from '@parlor/flows/kit';
import { CircleAlert } from 'lucide-react';
import { useExplain } from '../../data/errors.ts';
import * as css from './FormError.css.ts';

/** What the server refused, above the button that would send it again. */
export function FormError({ error }: { error: FlowError | undefined }) {
  const explain = useExplain();
  return (
    // There before it is needed, so that screen readers hear it fill.
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
