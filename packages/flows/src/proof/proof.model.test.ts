import { broken, createProofInput, describeModel, refused } from '../testing/index.ts';
import { proofActors, proofMachine } from './proof.machine.ts';

describeModel(
  {
    machine: proofMachine,
    actors: proofActors,
    inputs: [createProofInput],
    events: [
      { type: 'submit', password: 'secret1' },
      { type: 'submit', password: '' },
      { type: 'cancel' },
      { type: 'verification.started' },
      { type: 'verification.refused', error: refused('proof.wrong') },
      { type: 'verification.succeeded', phone: 'own', code: '123456', answer: undefined },
    ],
    outcomes: {
      verification: [{ failed: broken }],
      givePassword: [
        { done: { validUntil: '2026-11-18T02:05:00Z' } },
        { failed: refused('proof.wrong') },
      ],
    },
    key: ({ violation, error, isProven }) => [violation?.code, error?.code, isProven],
  },
  import.meta.url,
);
