import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import * as css from './Hint.css.ts';

/** What is good to know before acting, quietly. */
export function Hint({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <div className={css.root}>
      <Icon aria-hidden="true" size={20} strokeWidth={1.75} className={css.icon} />
      <div className={css.words}>{children}</div>
    </div>
  );
}
