import { checkLoginPassword, checkSmsCode, type RuleResult } from '@parlor/api/rules';
import type { FlowError } from '../kit/index.ts';
import type { Proof, ProofContext, ProofEvent } from './proof.types.ts';

type ProofSubmit = Extract<ProofEvent, { type: 'proof.password' | 'proof.code' }>;

interface CheckedProof {
  /** In the wire format; undefined if a rule is violated. */
  readonly proof: Proof | undefined;
  readonly violations: ProofContext['violations'];
}

const toChecked = (
  field: 'password' | 'code',
  result: RuleResult<string>,
  toProof: (value: string) => Proof,
): CheckedProof =>
  result.ok
    ? { proof: toProof(result.value), violations: {} }
    : { proof: undefined, violations: { [field]: result.violation } };

/** Checks a submitted proof. */
export const checkProof = (event: ProofSubmit): CheckedProof =>
  event.type === 'proof.password'
    ? toChecked('password', checkLoginPassword(event.password), (password) => ({ password }))
    : toChecked('code', checkSmsCode(event.code), (code) => ({ code }));

/** Whether the server requires a fresh proof first (S19). */
export const requiresProof = ({ reason }: FlowError): boolean => reason === 'proofNeeded';
