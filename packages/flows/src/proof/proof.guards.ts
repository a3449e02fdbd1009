import type { FlowError } from '../kit/index.ts';

/** Whether the server requires a fresh proof first (S19). */
export const requiresProof = ({ reason }: FlowError): boolean => reason === 'proofNeeded';
