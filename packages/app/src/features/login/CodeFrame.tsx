import type { ComponentProps } from 'react';
import { AuthFrame } from './AuthFrame.tsx';
import { CodeKeypad, useKeypad } from './CodeKeypad.tsx';
import { CodeStep, type CountdownRef } from './CodeStep.tsx';
import { SentTo } from './SentTo.tsx';

interface Props
  extends Pick<ComponentProps<typeof AuthFrame>, 'title' | 'onBack' | 'steps' | 'foot'> {
  /** Phone that received the code. */
  phone: string;
  /** Returns to the phone, to correct it. */
  onChangePhone: () => void;
  countdown: CountdownRef;
  code: string;
  onCodeChange: (code: string) => void;
  error: string | undefined;
  busy: boolean;
  onSubmit: (code: string) => void;
}

/** The page of a code that was sent to a phone. A complete code is submitted at once. */
export function CodeFrame({
  phone,
  onChangePhone,
  countdown,
  code,
  onCodeChange,
  error,
  busy,
  onSubmit,
  ...frame
}: Props) {
  const keypad = useKeypad();
  return (
    <AuthFrame
      {...frame}
      text={<SentTo phone={phone} onChange={onChangePhone} />}
      onSubmit={() => onSubmit(code)}
      keypad={keypad && <CodeKeypad value={code} onValueChange={onCodeChange} disabled={busy} />}
    >
      <CodeStep
        countdown={countdown}
        value={code}
        onValueChange={onCodeChange}
        onComplete={onSubmit}
        error={error}
        withKeypad={keypad}
        readOnly={busy}
      />
    </AuthFrame>
  );
}
