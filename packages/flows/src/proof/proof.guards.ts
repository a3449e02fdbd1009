import type { CallFailure } from '@parlor/api/errors';

/** Whether the server requires a fresh proof first. */
export const requiresProof = ({ reason }: CallFailure): boolean => reason === 'proofNeeded';
