export { compareChart, renderChart } from './chart-file.ts';
export { createSimulatedClock, type SimulatedClock } from './clock.ts';
export { createCoverage, describeTransition, unguardedInvocations } from './coverage.ts';
export { describeModel } from './describe-model.ts';
export { broken, captchaNeeded, offline, refused, tooMany } from './errors.ts';
export { type ActorMap, type Flow, prepareFlow, settle, startFlow } from './flow.ts';
export { startParent } from './parent.ts';
export { startWithVerification } from './verification.ts';
export { type Model, type Outcome, type WalkReport, walk } from './walk.ts';
