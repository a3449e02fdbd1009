export { claimActors, claimMachine } from './claim.machine.ts';
export * from './claim.selectors.ts';
export type {
  ClaimActors,
  ClaimContext,
  ClaimDetails,
  ClaimEmitted,
  ClaimEvent,
  ClaimInput,
  ClaimOrder,
  ClaimView,
} from './claim.types.ts';
