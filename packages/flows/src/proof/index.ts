export { proofActors, proofMachine } from './proof.machine.ts';
export * from './proof.selectors.ts';
export type {
  Proof,
  ProofActors,
  ProofContext,
  ProofEmitted,
  ProofEvent,
  ProofField,
  ProofInput,
  ProofOutput,
} from './proof.types.ts';
