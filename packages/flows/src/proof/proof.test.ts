import { describe, expect, it } from 'vitest';
import {
  createProofInput,
  refused,
  startFlow,
  startWithVerification,
  tooMany,
} from '../testing/index.ts';
import { proofActors, proofMachine } from './proof.machine.ts';
import { selectProof } from './proof.selectors.ts';

const start = () => {
  const flow = startWithVerification(proofMachine, proofActors, createProofInput);
  return { ...flow, view: () => selectProof(flow.snapshot()) };
};

describe('a fresh proof: S19', () => {
  it('accepts a password, and does not keep it', async () => {
    const flow = start();
    flow.send({ type: 'submit', password: 'secret1' });
    expect(flow.calls('givePassword')).toEqual([{ password: 'secret1' }]);
    expect(flow.view()).toMatchObject({ view: 'verifying' });
    await flow.resolve('givePassword', { validUntil: 0 });
    expect(flow.snapshot().output).toEqual({ isProven: true });
    expect(JSON.stringify(flow.snapshot().context)).not.toContain('secret1');
  });

  it('accepts a code that the countdown sends to the own phone', async () => {
    const flow = start();
    const { verification } = flow;
    verification.send({ type: 'send' });
    expect(verification.told('countdown')).toEqual([{ type: 'send', phone: 'own' }]);
    verification.send({ type: 'code.failed', error: tooMany(30) });
    expect(verification.view()).toMatchObject({ error: { retryAfter: 30 } });
    verification.send({ type: 'code.sent', phone: 'own' });
    expect(verification.view()).toMatchObject({ error: undefined });
    verification.send({ type: 'submit', code: '123 456' });
    expect(verification.calls('verify')).toMatchObject([{ code: '123456' }]);
    expect(flow.view()).toMatchObject({ view: 'verifying' });
    await verification.resolve('verify', { validUntil: 0 });
    expect(flow.snapshot().output).toEqual({ isProven: true });
  });

  it('clears a wrong proof and accepts another', async () => {
    const flow = start();
    const { verification } = flow;
    flow.send({ type: 'submit', password: 'secret1' });
    await flow.reject('givePassword', refused('proof.wrong'));
    expect(flow.view()).toMatchObject({ error: { reason: 'proof.wrong' } });
    expect(flow.snapshot().context.password).toBeUndefined();
    flow.send({ type: 'submit', password: '' });
    expect(flow.view()).toMatchObject({ violation: { code: 'password.required' } });
    verification.send({ type: 'submit', code: '12' });
    expect(verification.view()).toMatchObject({ violations: { code: { code: 'code.incorrect' } } });
    verification.send({ type: 'submit', code: '123456' });
    await verification.reject('verify', refused('proof.wrong'));
    expect(verification.view()).toMatchObject({ error: { reason: 'proof.wrong' } });
    expect(flow.view()).toMatchObject({ view: 'entering' });
  });

  it('ends without a proof on cancel', () => {
    const flow = start();
    flow.send({ type: 'cancel' });
    expect(flow.view()).toEqual({ view: 'ended' });
    expect(flow.snapshot().output).toEqual({ isProven: false });
  });

  it('continues a stored countdown', () => {
    const flow = startFlow(proofMachine, proofActors, (clock) => ({
      clock,
      readDeadlines: () => ({ own: 7 }),
    }));
    expect(flow.calls('verification')).toMatchObject([
      { deadlines: { own: 7 }, phoneSource: { fixedPhone: 'own' } },
    ]);
  });
});
