import { broken, createProofInput, describeModel, refused } from '../testing/index.ts';
import { proofActors, proofMachine } from './proof.machine.ts';

describeModel(
  {
    machine: proofMachine,
    actors: proofActors,
    inputs: [createProofInput],
    events: [
      { type: 'proof.sendCode' },
      { type: 'proof.password', password: 'secret1' },
      { type: 'proof.password', password: '' },
      { type: 'proof.code', code: '123456' },
      { type: 'proof.code', code: '1' },
      { type: 'cancel' },
      { type: 'code.sent', phone: 'own' },
      { type: 'code.failed', error: broken },
    ],
    outcomes: {
      countdown: [{ failed: broken }],
      giveProof: [
        { done: { validUntil: '2026-11-18T02:05:00Z' } },
        { failed: refused('proof.wrong') },
      ],
    },
    key: ({ violations, error }) => [Object.keys(violations), error?.code],
  },
  import.meta.url,
);
