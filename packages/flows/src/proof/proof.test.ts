import { describe, expect, it } from 'vitest';
import { createProofInput, refused, startFlow, tooMany } from '../testing/index.ts';
import { proofActors, proofMachine } from './proof.machine.ts';
import { selectIsVerifying, selectProofError, selectProofViolations } from './proof.selectors.ts';

const start = () => startFlow(proofMachine, proofActors, createProofInput);

describe('a fresh proof: S19', () => {
  it('accepts a password, and does not keep it', async () => {
    const flow = start();
    flow.send({ type: 'proof.password', password: 'secret1' });
    expect(flow.calls('giveProof')).toEqual([{ proof: { password: 'secret1' } }]);
    expect(selectIsVerifying(flow.snapshot())).toBe(true);
    await flow.resolve('giveProof', { validUntil: 0 });
    expect(flow.snapshot().output).toEqual({ isProven: true });
    expect(JSON.stringify(flow.snapshot().context)).not.toContain('secret1');
  });

  it('accepts a code that the countdown sends to the own phone', () => {
    const flow = start();
    flow.send({ type: 'proof.sendCode' });
    expect(flow.told('countdown')).toEqual([{ type: 'send', phone: 'own' }]);
    flow.send({ type: 'code.failed', error: tooMany(30) });
    expect(selectProofError(flow.snapshot())?.retryAfter).toBe(30);
    flow.send({ type: 'code.sent', phone: 'own' });
    expect(selectProofError(flow.snapshot())).toBeUndefined();
    expect(flow.emitted.at(-1)).toEqual({ type: 'codeSent' });
    flow.send({ type: 'proof.code', code: '123 456' });
    expect(flow.calls('giveProof')).toEqual([{ proof: { code: '123456' } }]);
  });

  it('clears a wrong proof and accepts another', async () => {
    const flow = start();
    flow.send({ type: 'proof.password', password: 'secret1' });
    await flow.reject('giveProof', refused('proof.wrong'));
    expect(selectProofError(flow.snapshot())?.reason).toBe('proof.wrong');
    expect(flow.snapshot().context.proof).toBeUndefined();
    flow.send({ type: 'proof.password', password: '' });
    expect(selectProofViolations(flow.snapshot()).password?.code).toBe('password.required');
    flow.send({ type: 'proof.code', code: '12' });
    expect(selectProofViolations(flow.snapshot()).code?.code).toBe('code.incorrect');
  });

  it('ends without a proof on cancel', () => {
    const flow = start();
    flow.send({ type: 'cancel' });
    expect(flow.snapshot().output).toEqual({ isProven: false });
  });

  it('continues a stored countdown', () => {
    const flow = startFlow(proofMachine, proofActors, (clock) => ({
      clock,
      readDeadlines: () => ({ own: 7 }),
    }));
    expect(flow.calls('countdown')).toMatchObject([{ deadlines: { own: 7 }, phone: 'own' }]);
  });
});
