import { describe, expect, it } from 'vitest';
import { broken, offline, refused, startWithVerification } from '../testing/index.ts';
import { signUpActors, signUpMachine } from './sign-up.machine.ts';
import { selectSignUp } from './sign-up.selectors.ts';
import type { SignUpInput } from './sign-up.types.ts';

const PHONE = '09171234567';
const bank = { bankCode: 'BPI', bankName: 'Bank of the Islands', icon: '/bpi.svg' };

const identity = { type: 'submit.identity', phone: '0917-123-4567', username: '' } as const;
const code = { type: 'submit', code: '123456' } as const;
const password = { type: 'submit.password', password: 'secret1' } as const;
const chooseBank = { type: 'submit.bank', bank } as const;
const account = {
  type: 'submit.account',
  bankAccountName: 'Maria Clara',
  bankAccount: '1234-5678 9012',
} as const;

const start = (input: Partial<SignUpInput> = {}) => {
  const flow = startWithVerification(
    signUpMachine,
    signUpActors,
    (clock): SignUpInput => ({
      clock,
      countryCode: 'PH',
      smsEnabled: true,
      bankEnabled: true,
      ...input,
    }),
  );
  const view = () => {
    const shown = selectSignUp(flow.snapshot());
    if (shown.step === 'unavailable') throw new Error('The verification has failed');
    return shown;
  };
  const enterCode = () => {
    flow.verification.send({ type: 'code.sent', phone: PHONE });
    flow.verification.send(code);
  };
  return { ...flow, view, enterCode, step: () => view().step };
};

const startFull = (input: Partial<SignUpInput> = {}) => {
  const flow = start(input);
  flow.send(identity);
  flow.enterCode();
  for (const event of [password, chooseBank, account]) flow.send(event);
  return flow;
};

describe('steps (docs/product.md: Screens and routes; States and transitions)', () => {
  it('has five steps with SMS and bank, and sends the payload of docs/product.md (Entities and their fields) with the card', async () => {
    const flow = start({ inviteCode: 'FRIEND' });
    expect(flow.view().progress).toEqual({ current: 1, total: 5 });
    flow.send(identity);
    expect(flow.verification.told('countdown')).toEqual([{ type: 'send', phone: PHONE }]);
    expect(flow.step()).toBe('identity');
    expect(flow.view().isBusy).toBe(true);
    flow.verification.send({ type: 'code.sent', phone: PHONE });
    expect(flow.step()).toBe('code');
    flow.verification.send(code);
    expect(flow.step()).toBe('password');
    flow.send(password);
    expect(flow.step()).toBe('bank');
    flow.send(chooseBank);
    expect(flow.view().progress).toEqual({ current: 5, total: 5 });
    flow.send(account);
    expect(flow.calls('register')).toEqual([
      {
        phone: PHONE,
        code: '123456',
        username: '',
        password: 'secret1',
        inviteCode: 'FRIEND',
        gameUserBankCard: {
          bank: 'BPI',
          bankName: 'Bank of the Islands',
          bankCardName: 'Maria Clara',
          bankCardAccount: '123456789012',
          bankCardRemark: PHONE,
          icon: '/bpi.svg',
          defaultStatus: 0,
          operatorCode: 'CUSTOM',
        },
      },
    ]);
    await flow.resolve('register', { token: 't1' });
    expect(flow.emitted.at(-1)).toEqual({ type: 'loggedIn', token: 't1' });
  });

  it('ends with the password for SMS only', () => {
    const flow = start({ bankEnabled: false });
    flow.send(identity);
    flow.verification.send({ type: 'code.sent', phone: PHONE });
    flow.verification.send(code);
    expect(flow.view().progress).toEqual({ current: 3, total: 3 });
    flow.send(password);
    expect(flow.calls('register')).toEqual([
      { phone: PHONE, code: '123456', username: '', password: 'secret1', inviteCode: '' },
    ]);
  });

  it('sends no code for bank only', () => {
    const flow = start({ smsEnabled: false });
    flow.send(identity);
    expect(flow.step()).toBe('password');
    expect(flow.verification.told('countdown')).toEqual([]);
    for (const event of [password, chooseBank, account]) flow.send(event);
    expect(flow.calls('register')[0]).toMatchObject({ code: '' });
    expect(flow.calls('register')[0]?.gameUserBankCard?.bank).toBe('BPI');
  });

  it('has two steps with neither', () => {
    const flow = start({ smsEnabled: false, bankEnabled: false });
    flow.send({ ...identity, username: ' lucky ' });
    flow.send(password);
    expect(flow.calls('register')).toEqual([
      { phone: PHONE, code: '', username: 'lucky', password: 'secret1', inviteCode: '' },
    ]);
  });

  it.each([
    [true, true, ['confirm', 'confirm', 'confirm', 'confirm', 'signUp']],
    [true, false, ['confirm', 'confirm', 'signUp']],
    [false, true, ['confirm', 'confirm', 'confirm', 'signUp']],
    [false, false, ['confirm', 'signUp']],
  ])(
    'labels the last button sign-up and the others confirm (SMS %s, bank %s)',
    (sms, bankOn, texts) => {
      const flow = start({ smsEnabled: sms, bankEnabled: bankOn });
      const seen = [flow.view().button];
      flow.send(identity);
      if (sms) {
        flow.verification.send({ type: 'code.sent', phone: PHONE });
        seen.push(flow.view().button);
        flow.verification.send(code);
      }
      seen.push(flow.view().button);
      if (bankOn) {
        for (const event of [password, chooseBank]) {
          flow.send(event);
          seen.push(flow.view().button);
        }
      }
      expect(seen).toEqual(texts);
    },
  );
});

describe('validation of each step (docs/product.md: Validation rules)', () => {
  it('phone and username', () => {
    const flow = start();
    flow.send({ type: 'submit.identity', phone: '', username: 'ab' });
    expect(flow.view().violations).toEqual({
      phone: { code: 'phone.required' },
      username: { code: 'username.incorrect' },
    });
    expect(flow.view().form.username).toBe('ab');
  });

  it('requires a username in phone format to equal the own phone (product decision 31)', () => {
    const flow = start();
    flow.send({ ...identity, username: '09170000000' });
    expect(flow.view().violations.username?.code).toBe('username.incorrect');
    flow.send({ ...identity, username: '9171234567' });
    expect(flow.view().violations).toEqual({});
  });

  it('code, password, bank, account', () => {
    const flow = start();
    flow.send(identity);
    flow.verification.send({ type: 'code.sent', phone: PHONE });
    flow.verification.send({ type: 'submit', code: '12345' });
    expect(flow.verification.view()).toMatchObject({
      violations: { code: { code: 'code.incorrect' } },
    });
    flow.verification.send(code);
    flow.send({ type: 'submit.password', password: 'with space' });
    expect(flow.view().violations.password?.code).toBe('password.incorrect');
    flow.send(password);
    flow.send({ type: 'submit.bank', bank: undefined });
    expect(flow.view().violations.bank?.code).toBe('bank.required');
    flow.send(chooseBank);
    flow.send({ type: 'submit.account', bankAccountName: '', bankAccount: 'abc' });
    expect(flow.view().violations).toEqual({
      bankAccountName: { code: 'cardholder.required' },
      bankAccount: { code: 'bankAccount.required' },
    });
    expect(flow.calls('register')).toEqual([]);
  });
});

describe('the code (docs/product.md: States and transitions)', () => {
  it('stays on step 1 with the reason when the code cannot be sent', () => {
    const flow = start();
    flow.send(identity);
    flow.verification.send({ type: 'code.failed', error: broken });
    expect(flow.step()).toBe('identity');
    expect(flow.view().error).toEqual(broken);
    flow.send(identity);
    expect(flow.view().error).toBeUndefined();
  });

  it('can be sent again on step 2, which shows its failure', () => {
    const flow = start();
    flow.send(identity);
    flow.verification.send({ type: 'code.sent', phone: PHONE });
    flow.verification.send({ type: 'code.failed', error: offline });
    expect(flow.step()).toBe('code');
    expect(flow.view().error).toEqual(offline);
    flow.verification.send({ type: 'code.sent', phone: PHONE });
    expect(flow.view().error).toBeUndefined();
  });
});

describe('back', () => {
  it('keeps the input of each step', () => {
    const flow = start();
    flow.send({ ...identity, username: 'lucky' });
    flow.enterCode();
    for (const event of [password, chooseBank]) flow.send(event);
    const steps = ['bank', 'password', 'code', 'identity'];
    for (const step of steps) {
      flow.send({ type: 'back' });
      expect(flow.step()).toBe(step);
    }
    expect(flow.view().canGoBack).toBe(false);
    expect(flow.view().form).toMatchObject({
      phone: PHONE,
      username: 'lucky',
      code: '123456',
      password: 'secret1',
      bank,
    });
  });

  it('leads from the password to the phone without a code step', () => {
    const flow = start({ smsEnabled: false });
    flow.send(identity);
    flow.send({ type: 'back' });
    expect(flow.step()).toBe('identity');
  });

  it('clears the code when the phone changes', () => {
    const flow = start();
    flow.send(identity);
    flow.verification.send({ type: 'code.sent', phone: PHONE });
    flow.verification.send(code);
    flow.send({ type: 'back' });
    flow.send({ type: 'back' });
    flow.send({ ...identity, phone: '09170000000' });
    expect(flow.view().form.code).toBe('');
    flow.send({ type: 'back' });
    expect(flow.verification.told('countdown').at(-1)).toEqual({ type: 'captcha.cancel' });
  });

  it('is disabled while the form is being sent', () => {
    const flow = startFull();
    expect(flow.view().canGoBack).toBe(false);
    expect(flow.step()).toBe('account');
  });
});

describe('refusals of the server appear on their step', () => {
  it.each([
    ['phone.taken', undefined, 'identity'],
    ['phone.invalid', undefined, 'identity'],
    ['username.taken', undefined, 'identity'],
    ['inviteCode.invalid', undefined, 'identity'],
    ['code.wrong', undefined, 'code'],
    ['code.expired', undefined, 'code'],
    ['password.invalid', undefined, 'password'],
    ['signUp.bankNeeded', undefined, 'bank'],
    ['bankCard.invalid', undefined, 'account'],
    ['arguments.invalid', 'gameUserBankCard.bank', 'bank'],
    ['arguments.invalid', 'gameUserBankCard.bankCardAccount', 'account'],
    ['arguments.invalid', 'username', 'identity'],
    ['tooMany', undefined, 'account'],
  ] as const)('%s (field %s) on %s', async (reason, field, step) => {
    const flow = startFull();
    await flow.reject('register', refused(reason, field));
    expect(flow.step()).toBe(step);
    expect(flow.view().error?.reason).toBe(reason);
    expect(flow.view().form).toMatchObject({ phone: PHONE, password: 'secret1' });
  });

  it('appear on the last step if their own does not exist', async () => {
    const flow = start({ smsEnabled: false, bankEnabled: false });
    flow.send(identity);
    flow.send(password);
    await flow.reject('register', refused('signUp.codeNeeded'));
    expect(flow.step()).toBe('password');
  });

  it('clear a wrong code, and keep a correct one for the next attempt (product decision 44)', async () => {
    const wrong = startFull();
    await wrong.reject('register', refused('code.wrong'));
    expect(wrong.view().form.code).toBe('');
    const right = startFull();
    await right.reject('register', refused('username.taken'));
    expect(right.view().form.code).toBe('123456');
  });

  it('drop an unknown invite code so that the sign-up can continue', async () => {
    const flow = startFull({ inviteCode: 'NOBODY' });
    await flow.reject('register', refused('inviteCode.invalid'));
    expect(flow.emitted.at(-1)).toEqual({ type: 'inviteCodeDropped' });
    flow.send(identity);
    flow.enterCode();
    for (const event of [password, chooseBank, account]) flow.send(event);
    expect(flow.calls('register').at(-1)?.inviteCode).toBe('');
  });

  it('keep the form after a lost connection, so that it can be sent again', async () => {
    const flow = startFull();
    await flow.reject('register', offline);
    expect(flow.step()).toBe('account');
    flow.send(account);
    expect(flow.calls('register')).toHaveLength(2);
  });
});

describe('secrets', () => {
  it('are cleared from the context on success', async () => {
    const flow = startFull();
    await flow.resolve('register', { token: 't1' });
    expect(flow.view()).toMatchObject({ step: 'account', bank, isBusy: false });
    const kept = JSON.stringify(flow.snapshot().context);
    for (const secret of ['secret1', '123456', '123456789012', 't1"']) {
      expect(kept).not.toContain(secret);
    }
  });
});
