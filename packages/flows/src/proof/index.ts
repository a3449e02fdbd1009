export { proofActors, proofMachine } from './proof.machine.ts';
export * from './proof.selectors.ts';
export type {
  ProofActors,
  ProofContext,
  ProofEvent,
  ProofInput,
  ProofOutput,
  ProofView,
} from './proof.types.ts';
