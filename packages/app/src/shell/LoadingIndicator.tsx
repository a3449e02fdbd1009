import { LOADING_INDICATOR_DELAY_MS } from '@parlor/api/constants';
import { VisuallyHidden } from '@parlor/ui/VisuallyHidden';
import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router-dom';
import { useTexts } from '../languages/use-texts.ts';
import { after } from '../platform/clock.ts';
import { usePlatform } from '../platform/platform-context.ts';
import { useSignal } from '../platform/use-signal.ts';
import * as css from './LoadingIndicator.css.ts';

/**
 * Shows that a call or a page takes longer than 800 ms
 * (docs/product.md: Business constants and limits).
 */
export function LoadingIndicator() {
  const t = useTexts();
  const { activity } = usePlatform();
  const isNavigating = useNavigation().state !== 'idle';
  const busy = useSignal(activity) > 0 || isNavigating;
  const [shown, setShown] = useState(false);

  useEffect(() => {
    if (!busy) {
      setShown(false);
      return undefined;
    }
    return after(LOADING_INDICATOR_DELAY_MS, () => setShown(true));
  }, [busy]);

  return (
    // Pictures are taken once it is shown, or not needed.
    <div role="status" className={css.root} data-state={getState(busy, shown)}>
      {shown && (
        <div className={css.line}>
          <VisuallyHidden>{t('loading')}</VisuallyHidden>
        </div>
      )}
    </div>
  );
}

function getState(busy: boolean, shown: boolean): 'idle' | 'waiting' | 'shown' {
  if (!busy) return 'idle';
  return shown ? 'shown' : 'waiting';
}
