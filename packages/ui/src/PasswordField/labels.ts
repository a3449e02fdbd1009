export interface PasswordFieldLabels {
  show: string;
  hide: string;
}

export const english: PasswordFieldLabels = { show: 'Show password', hide: 'Hide password' };
