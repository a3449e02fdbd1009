import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../Icon/index.ts';
import { Text } from '../Text/index.ts';
import * as css from './page.css.ts';

export interface AdviceProps {
  /** `do` for a recommended use, `not` for a mistake. */
  kind: 'do' | 'not';
  text: ReactNode;
  children: ReactNode;
}

/** One usage, rendered with the real components, and the reason for or against it. */
export function Advice({ kind, text, children }: AdviceProps) {
  return (
    <div className={css.example}>
      <div className={css.verdict}>
        <Text tone={kind === 'do' ? 'positive' : 'critical'}>
          <Icon icon={kind === 'do' ? Check : X} size={18} />
        </Text>
        <Text weight="semibold" tone={kind === 'do' ? 'positive' : 'critical'}>
          {kind === 'do' ? 'Do' : 'Don’t'}
        </Text>
      </div>
      <div className={css.stage}>{children}</div>
      <Text as="p" size={13} color="muted">
        {text}
      </Text>
    </div>
  );
}

/** Two usages side by side. */
export function Advices({ children }: { children: ReactNode }) {
  return <div className={css.pair}>{children}</div>;
}
