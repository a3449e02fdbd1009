import { Heading } from '@parlor/ui/Heading';
import { Text } from '@parlor/ui/Text';
import { useEffect, useRef } from 'react';
import { Money } from '../wallet/Money.tsx';
import * as css from './ConfirmHead.css.ts';

interface Props {
  title: string;
  amount: string;
  text: string;
}

/** What is about to happen with how much. Takes the focus: the form that had it is gone. */
export function ConfirmHead({ title, amount, text }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <div className={css.root}>
      <Heading ref={heading} tabIndex={-1} level={2} size={17} className={css.title}>
        {title}
      </Heading>
      <Money variant="balance" value={amount} />
      <Text as="p" color="muted" className={css.text}>
        {text}
      </Text>
    </div>
  );
}
