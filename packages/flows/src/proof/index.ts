export { proofActors, proofMachine } from './proof.machine.ts';
export * from './proof.selectors.ts';
export type {
  ProofActors,
  ProofContext,
  ProofEvent,
  ProofInput,
  ProofOutput,
} from './proof.types.ts';
