import { SMS_CODE_LENGTH } from '@parlor/api/constants';
import { usePageMark } from '@parlor/ui/AppShell';
import { NumericKeypad } from '@parlor/ui/NumericKeypad';
import { useTexts } from '../../languages/use-texts.ts';
import { canReadSms, clipboardReader } from '../../platform/input.ts';
import { usePlatform } from '../../platform/platform-context.ts';
import * as css from './CodeKeypad.css.ts';

/**
 * Whether the app's keypad replaces the system's keyboard: on a phone whose browser reads codes from the
 * SMS. Elsewhere the keyboard itself suggests the code.
 */
export function useKeypad(): boolean {
  return usePlatform().device.deviceType === 'mobile' && canReadSms();
}

interface Props {
  value: string;
  onValueChange: (value: string) => void;
  disabled: boolean;
}

export function CodeKeypad({ value, onValueChange, disabled }: Props) {
  const t = useTexts();
  usePageMark('data-code-keypad');
  return (
    <NumericKeypad
      className={css.root}
      value={value}
      onValueChange={onValueChange}
      maxLength={SMS_CODE_LENGTH}
      readClipboard={clipboardReader()}
      disabled={disabled}
      labels={{
        keypad: t('auth:fields.keypad'),
        delete: t('auth:actions.deleteDigit'),
        paste: t('auth:actions.paste'),
      }}
    />
  );
}
