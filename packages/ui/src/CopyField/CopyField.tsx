import { Check, Copy } from 'lucide-react';
import { type ComponentProps, type ReactNode, useEffect, useState } from 'react';
import { cx } from '../internal/cx.ts';
import { useLabels } from '../internal/useLabels.ts';
import * as css from './CopyField.css.ts';
import { copyText } from './copy.ts';
import { type CopyFieldLabels, english } from './labels.ts';

/** The result of the last attempt to copy. */
export type CopyOutcome = 'none' | 'copied' | 'failed';

export interface CopyFieldProps extends Omit<ComponentProps<'div'>, 'children' | 'onCopy'> {
  label: ReactNode;
  /** The text to copy. */
  value: string;
  /** Visible form of the value, when it is easier to read: an account in groups of four. */
  children?: ReactNode;
  /** Called with whether the copy succeeded. */
  onComplete?: ((copied: boolean) => void) | undefined;
  /** Writes text to the clipboard and returns whether it succeeded. */
  copy?: ((text: string) => Promise<boolean>) | undefined;
  labels?: Partial<CopyFieldLabels> | undefined;
}

/** How long the button shows "Copied", in milliseconds. */
const ECHO = 3000;

/** Text to copy exactly: a payee's account, an order number, an invite link. */
export function CopyField({
  label,
  value,
  children,
  onComplete,
  copy = copyText,
  labels,
  className,
  ...rest
}: CopyFieldProps) {
  const texts = useLabels('CopyField', english, labels);
  const [outcome, setOutcome] = useState<CopyOutcome>('none');

  useEffect(() => {
    if (outcome === 'none') return undefined;
    const timer = setTimeout(() => setOutcome('none'), ECHO);
    return () => clearTimeout(timer);
  }, [outcome]);

  const start = async () => {
    const copied = await copy(value).catch(() => false);
    setOutcome(copied ? 'copied' : 'failed');
    onComplete?.(copied);
  };

  return (
    <div {...rest} data-component="CopyField" className={cx(css.root, className)}>
      <div className={css.content}>
        <span data-part="label" className={css.label}>
          {label}
        </span>
        <span data-part="value" className={css.value}>
          {children ?? value}
        </span>
        <span role="status" data-part="status" className={css.status({ outcome })}>
          {outcome === 'copied' && texts.copied}
          {outcome === 'failed' && texts.failed}
        </span>
      </div>
      <button
        type="button"
        data-part="button"
        aria-label={typeof label === 'string' ? `${texts.copy} ${label}` : texts.copy}
        className={css.button}
        onClick={start}
      >
        {outcome === 'copied' ? (
          <Check aria-hidden="true" size={20} />
        ) : (
          <Copy aria-hidden="true" size={20} />
        )}
      </button>
    </div>
  );
}
