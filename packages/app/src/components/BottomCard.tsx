import { IconButton } from '@parlor/ui/IconButton';
import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTexts } from '../languages/use-texts.ts';
import * as css from './BottomCard.css.ts';

interface Props {
  title: string;
  /** Draws the cross, and is called when it is pressed. */
  onClose?: () => void;
  children: ReactNode;
}

/**
 * Something said over the foot of a tab. It takes neither the focus nor the page: who came to play
 * goes on playing.
 */
export function FootCard({ title, onClose, children }: Props) {
  const t = useTexts();
  const id = useId();
  return (
    <aside aria-labelledby={id} className={css.card}>
      <header className={css.head}>
        <h2 id={id} className={css.title}>
          {title}
        </h2>
        {onClose !== undefined && (
          <IconButton icon={X} label={t('actions.close')} onClick={onClose} />
        )}
      </header>
      {children}
    </aside>
  );
}
