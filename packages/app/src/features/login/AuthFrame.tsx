import { Steps } from '@parlor/ui/Steps';
import { ChevronLeft } from 'lucide-react';
import type { FormEvent, ReactNode } from 'react';
import { useTexts } from '../../languages/use-texts.ts';
import * as css from './AuthFrame.css.ts';
import { useLoginPlace } from './place.ts';

interface Props {
  title: ReactNode;
  text?: ReactNode;
  /** Leaves the step or the page; without it, as in a popup's first view, there is no way back here. */
  onBack?: (() => void) | undefined;
  /** Progress of sign-up. */
  steps?: { current: number; total: number } | undefined;
  /** The strong button and what belongs to it, at the foot. */
  foot: ReactNode;
  /** Below the foot, to the edges: the keypad. */
  keypad?: ReactNode;
  onSubmit: () => void;
  children: ReactNode;
}

/** One question a screen: progress on top, the question, its field, and the button at the foot. */
export function AuthFrame({ title, text, onBack, steps, foot, keypad, onSubmit, children }: Props) {
  const t = useTexts();
  const { headingAs: Heading } = useLoginPlace();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form noValidate className={css.root} onSubmit={submit}>
      <div className={css.bar}>
        {onBack !== undefined && (
          <button
            type="button"
            className={css.back}
            aria-label={t('actions.back')}
            onClick={onBack}
          >
            <ChevronLeft aria-hidden="true" size={28} />
          </button>
        )}
        {steps !== undefined && (
          <span aria-hidden="true" className={css.stepLabel}>
            {t('auth:step', { at: steps.current, count: steps.total })}
          </span>
        )}
      </div>
      {steps !== undefined && (
        <Steps
          count={steps.total}
          current={steps.current}
          labels={{ step: (at, count) => t('auth:step', { at, count }) }}
        />
      )}
      <div className={css.body}>
        <Heading className={css.title}>{title}</Heading>
        {text !== undefined && <div className={css.text}>{text}</div>}
        <div className={css.fields}>{children}</div>
      </div>
      <div className={css.foot}>{foot}</div>
      {keypad}
    </form>
  );
}
