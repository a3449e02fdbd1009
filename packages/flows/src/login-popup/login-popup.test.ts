import { describe, expect, it } from 'vitest';
import { startFlow } from '../testing/index.ts';
import { loginPopupMachine } from './login-popup.machine.ts';
import { selectLoginPopup } from './login-popup.selectors.ts';
import type { LoginPopupInput } from './login-popup.types.ts';

const start = (input: LoginPopupInput = {}) => {
  const flow = startFlow(loginPopupMachine, {}, () => input);
  return {
    ...flow,
    view: () => {
      const shown = selectLoginPopup(flow.snapshot());
      return shown.view === 'tabs' ? shown.tab : shown.view;
    },
  };
};

describe('the login popup (docs/product.md: Screens and routes; States and transitions)', () => {
  it('opens with login, or with the requested tab', () => {
    const flow = start();
    expect(flow.view()).toBe('closed');
    flow.send({ type: 'open' });
    expect(flow.view()).toBe('accountLogin');
    flow.send({ type: 'dismissed' });
    flow.send({ type: 'open', tab: 'signUp' });
    expect(flow.view()).toBe('signUp');
    flow.send({ type: 'dismissed' });
    expect(selectLoginPopup(flow.snapshot())).toEqual({ view: 'closed', tab: 'signUp' });
    expect(start({ tab: 'signUp' }).view()).toBe('signUp');
  });

  it('has the tabs signUp and accountLogin', () => {
    const flow = start({ tab: 'accountLogin' });
    flow.send({ type: 'tab.chosen', tab: 'signUp' });
    expect(flow.view()).toBe('signUp');
    flow.send({ type: 'tab.chosen', tab: 'accountLogin' });
    expect(flow.view()).toBe('accountLogin');
  });

  it('switches to the reset view on forgot-password and returns to login on back', () => {
    const flow = start({ tab: 'accountLogin' });
    flow.send({ type: 'password.forgotten' });
    expect(flow.view()).toBe('reset');
    flow.send({ type: 'tab.chosen', tab: 'signUp' });
    expect(flow.view()).toBe('reset');
    flow.send({ type: 'back' });
    expect(flow.view()).toBe('accountLogin');
  });

  it('ignores forgot-password on the sign-up tab', () => {
    const flow = start({ tab: 'signUp' });
    flow.send({ type: 'password.forgotten' });
    expect(flow.view()).toBe('signUp');
  });

  it.each(['signUp', 'accountLogin', 'reset'] as const)(
    'stays open on a backdrop click at %s, and closes with the close button',
    (view) => {
      const flow = start({ tab: view === 'signUp' ? 'signUp' : 'accountLogin' });
      if (view === 'reset') flow.send({ type: 'password.forgotten' });
      flow.send({ type: 'mask.pressed' });
      expect(flow.view()).toBe(view);
      expect(flow.emitted).toEqual([]);
      flow.send({ type: 'dismissed' });
      expect(flow.view()).toBe('closed');
      expect(flow.emitted).toEqual([{ type: 'dismissed' }]);
    },
  );

  it.each(['signUp', 'accountLogin', 'reset'] as const)(
    'closes and emits once after success at %s',
    (view) => {
      const flow = start({ tab: view === 'signUp' ? 'signUp' : 'accountLogin' });
      if (view === 'reset') flow.send({ type: 'password.forgotten' });
      flow.send({ type: 'succeeded', token: 't1' });
      flow.send({ type: 'succeeded', token: 't1' });
      flow.send({ type: 'dismissed' });
      expect(flow.view()).toBe('closed');
      expect(flow.emitted).toEqual([{ type: 'succeeded', token: 't1' }]);
      expect(JSON.stringify(flow.snapshot().context)).not.toContain('t1');
    },
  );

  it('switches to the requested tab while it is open', () => {
    const flow = start({ tab: 'accountLogin' });
    flow.send({ type: 'password.forgotten' });
    flow.send({ type: 'open', tab: 'signUp' });
    expect(flow.view()).toBe('signUp');
    flow.send({ type: 'open' });
    expect(flow.view()).toBe('accountLogin');
  });
});
