import { IconButton } from '@parlor/ui/IconButton';
import { Inline } from '@parlor/ui/Inline';
import { Stack } from '@parlor/ui/Stack';
import { Steps } from '@parlor/ui/Steps';
import { Text } from '@parlor/ui/Text';
import { ChevronLeft } from 'lucide-react';
import type { FormEvent, ReactNode } from 'react';
import * as adjust from '../../components/adjust.css.ts';
import { useTexts } from '../../languages/use-texts.ts';
import * as css from './AuthFrame.css.ts';
import { useLoginPlace } from './place.ts';

interface Props {
  title: ReactNode;
  text?: ReactNode;
  /** Leaves the step or the page; without it there is no back button, as in the first view of a popup. */
  onBack?: (() => void) | undefined;
  /** Progress of sign-up. */
  steps?: { current: number; total: number } | undefined;
  /** The primary button and its surroundings, at the bottom. */
  foot: ReactNode;
  /** Below the foot, full width: the keypad. */
  keypad?: ReactNode;
  onSubmit: () => void;
  children: ReactNode;
}

/** One question per screen: progress, the question, its fields, and the button at the bottom. */
export function AuthFrame({ title, text, onBack, steps, foot, keypad, onSubmit, children }: Props) {
  const t = useTexts();
  const { headingAs: Heading } = useLoginPlace();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <Stack asChild gap={0} grow className={css.root}>
      <form noValidate onSubmit={submit}>
        <Inline gap={0} className={css.bar}>
          {onBack !== undefined && (
            <IconButton
              icon={ChevronLeft}
              iconSize={28}
              label={t('actions.back')}
              throttle={0}
              onClick={onBack}
              className={adjust.atStart}
            />
          )}
          {steps !== undefined && (
            <Text aria-hidden="true" size={13} color="muted" className={adjust.pushedToEnd}>
              {t('auth:step', { at: steps.current, count: steps.total })}
            </Text>
          )}
        </Inline>
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
          <Stack gap={20} className={css.fields}>
            {children}
          </Stack>
        </div>
        <Stack gap={12} className={css.foot}>
          {foot}
        </Stack>
        {keypad}
      </form>
    </Stack>
  );
}
