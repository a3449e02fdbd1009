import { Button } from '@parlor/ui/Button';
import { Dialog } from '@parlor/ui/Dialog';
import { OtpField } from '@parlor/ui/OtpField';
import { PasswordField } from '@parlor/ui/PasswordField';
import { Stack } from '@parlor/ui/Stack';
import { Tabs } from '@parlor/ui/Tabs';
import { TextField } from '@parlor/ui/TextField';
import { type SubmitEvent, useState } from 'react';

export interface LoginDialogProps {
  open: boolean;
  onClose: () => void;
  onDone: (username: string) => void;
}

const tabs = ['Sign up', 'Log in'].map((value) => ({ value, label: value }));

export function LoginDialog({ open, onClose, onDone }: LoginDialogProps) {
  const [tab, setTab] = useState('Sign up');
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onDone(String(new FormData(event.currentTarget).get('username') || 'guest'));
  };
  return (
    <Dialog open={open} title="Your account" onOpenChange={(open) => !open && onClose()}>
      <Tabs label="Account" tabs={tabs} value={tab} onValueChange={setTab}>
        <form key={tab} onSubmit={submit}>
          <Stack gap={16}>
            <TextField label="Username" name="username" autoComplete="username" />
            <PasswordField
              label="Password"
              name="password"
              autoComplete={tab === 'Sign up' ? 'new-password' : 'current-password'}
            />
            <OtpField label="Code" length={6} />
            <Button type="submit" fullWidth>
              {tab === 'Sign up' ? 'Create account' : 'Continue'}
            </Button>
          </Stack>
        </form>
      </Tabs>
    </Dialog>
  );
}
