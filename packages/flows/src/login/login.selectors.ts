import type { SnapshotFrom } from 'xstate';
import { required, selectMeta } from '../kit/index.ts';
import type { loginMachine } from './login.machine.ts';
import type { LoginCaptcha, LoginView } from './login.types.ts';

export type LoginSnapshot = SnapshotFrom<typeof loginMachine>;

export const selectLogin = (snapshot: LoginSnapshot): LoginView => {
  const { username, violations, error } = snapshot.context;
  const captcha = selectCaptcha(snapshot);
  const view = snapshot.value.form;
  return view === 'editing' ? { view, username, violations, error, captcha } : { view, captcha };
};

const selectCaptcha = (snapshot: LoginSnapshot): LoginCaptcha => {
  const { captcha: state } = selectMeta(snapshot);
  return state === 'shown'
    ? { state, captcha: required(snapshot.context.captcha, 'captcha') }
    : { state };
};
