export type StepState = 'done' | 'current' | 'ahead';

/** State of each step. `current` counts from 1 and is clamped to the existing steps. */
export function stepStates(count: number, current: number): { step: number; state: StepState }[] {
  const at = Math.min(Math.max(1, Math.trunc(current)), count);
  return Array.from({ length: Math.max(0, count) }, (_, index) => {
    const step = index + 1;
    if (step < at) return { step, state: 'done' };
    return { step, state: step === at ? 'current' : 'ahead' };
  });
}
