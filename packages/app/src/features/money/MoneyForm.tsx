import { Button } from '@parlor/ui/Button';
import { Stack } from '@parlor/ui/Stack';
import { Sticky } from '@parlor/ui/Sticky';
import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react';

interface Props {
  /** Label of the primary button. */
  submit: ReactNode;
  onSubmit: () => void;
  disabled?: boolean;
  loading?: boolean;
  /** Below the button: an alternative. */
  other?: ReactNode;
  /** Above the button: the refusal. */
  notice?: ReactNode;
  children: ReactNode;
}

/**
 * A form whose button is always visible: at the bottom of a phone, below the fields on a desktop.
 * A refused submission focuses the first invalid field.
 */
export function MoneyForm({
  submit,
  onSubmit,
  disabled = false,
  loading = false,
  other,
  notice,
  children,
}: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [submissions, setSubmissions] = useState(0);
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    if (disabled || loading) return;
    onSubmit();
    setSubmissions((count) => count + 1);
  };
  useEffect(() => {
    if (submissions === 0 || loading) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [submissions, loading]);
  return (
    <Stack asChild gap={24} grow>
      <form ref={form} noValidate onSubmit={send}>
        <Stack gap={24} grow>
          {children}
        </Stack>
        <Sticky edge="foot" phoneOnly>
          <Stack gap={8}>
            {notice}
            <Button type="submit" size="lg" fullWidth disabled={disabled} loading={loading}>
              {submit}
            </Button>
            {other}
          </Stack>
        </Sticky>
      </form>
    </Stack>
  );
}
