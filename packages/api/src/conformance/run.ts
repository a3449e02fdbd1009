import { type Call, calls as contract } from '../calls/index.ts';
import { createCases } from './contract-cases.ts';
import { specificationCases } from './specification/index.ts';
import { type BackEnd, type ConformanceCase, Fault, NotApplicable } from './types.ts';

export interface CaseResult {
  readonly name: string;
  readonly reason: string;
  readonly outcome: 'passed' | 'failed' | 'notApplicable';
  /** Why it fails, or why it cannot be checked; empty if it passed. */
  readonly problem: string;
}

export interface ConformanceReport {
  readonly results: readonly CaseResult[];
  readonly passed: number;
  readonly failed: number;
  readonly notApplicable: number;
}

export interface CaseSelection {
  /** Only cases whose name contains one of these. */
  readonly only?: readonly string[];
  readonly calls?: readonly Call[];
}

/** The cases of the suite, in the order in which they run. */
export function conformanceCases(selection: CaseSelection = {}): ConformanceCase[] {
  const { calls = contract, only = [] } = selection;
  const cases = [...specificationCases, ...calls.flatMap(createCases)];
  return cases.filter(({ name }) => only.length === 0 || only.some((part) => name.includes(part)));
}

/** Runs the suite against a back end, one case after the other. */
export async function runConformance(
  backEnd: BackEnd,
  selection: CaseSelection & { readonly onResult?: (result: CaseResult) => void } = {},
): Promise<ConformanceReport> {
  const results: CaseResult[] = [];
  for (const each of conformanceCases(selection)) {
    const result = await runCase(each, backEnd);
    results.push(result);
    selection.onResult?.(result);
  }
  const count = (outcome: CaseResult['outcome']) =>
    results.filter((result) => result.outcome === outcome).length;
  return {
    results,
    passed: count('passed'),
    failed: count('failed'),
    notApplicable: count('notApplicable'),
  };
}

async function runCase(each: ConformanceCase, backEnd: BackEnd): Promise<CaseResult> {
  const { name, reason } = each;
  try {
    await each.run(backEnd);
    return { name, reason, outcome: 'passed', problem: '' };
  } catch (error) {
    if (error instanceof NotApplicable) {
      return { name, reason, outcome: 'notApplicable', problem: error.message };
    }
    if (error instanceof Fault) return { name, reason, outcome: 'failed', problem: error.message };
    return { name, reason, outcome: 'failed', problem: `no answer: ${String(error)}` };
  }
}
