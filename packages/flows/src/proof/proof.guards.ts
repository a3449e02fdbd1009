import type { CallFailure } from '@parlor/api/errors';

/** Whether the server requires a fresh proof first (S19). */
export const requiresProof = ({ reason }: CallFailure): boolean => reason === 'proofNeeded';
