export { codeCountdownActors, codeCountdownMachine } from './code-countdown.machine.ts';
export * from './code-countdown.selectors.ts';
export type {
  Captcha,
  CodeCountdownActors,
  CodeCountdownContext,
  CodeCountdownEvent,
  CodeCountdownInput,
  CodeCountdownView,
  CodeReport,
  CodeSent,
  DeadlineEmitted,
  SendCodeInput,
} from './code-countdown.types.ts';
