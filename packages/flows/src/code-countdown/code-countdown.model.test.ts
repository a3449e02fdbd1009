import { broken, captchaNeeded, describeModel, tooMany } from '../testing/index.ts';
import { codeCountdownActors, codeCountdownMachine } from './code-countdown.machine.ts';
import { selectCodeCountdown } from './code-countdown.selectors.ts';

const PHONE = '09171234567';
const OTHER = '09170000000';

describeModel(
  {
    machine: codeCountdownMachine,
    actors: codeCountdownActors,
    inputs: [
      (clock) => ({ clock }),
      (clock) => ({ clock, phone: PHONE, deadlines: { [PHONE]: clock.now() + 40_000 } }),
    ],
    events: [
      { type: 'send', phone: PHONE },
      { type: 'send', phone: OTHER },
      { type: 'send' },
      { type: 'tick', now: Date.UTC(2026, 10, 18, 2, 0, 1) },
      { type: 'tick', now: Date.UTC(2026, 10, 18, 3) },
      { type: 'captcha.answer', text: 'aB3x' },
      { type: 'captcha.answer', text: 'a' },
      { type: 'captcha.refresh' },
      { type: 'captcha.cancel' },
    ],
    view: selectCodeCountdown,
    outcomes: {
      sendCode: [
        { done: { seconds: 60 } },
        { failed: captchaNeeded },
        { failed: tooMany(30) },
        { failed: broken },
      ],
      loadCaptcha: [{ done: { img: 'data:', uuid: 'u1' } }, { failed: broken }],
      ticker: [{ failed: broken }],
    },
    key: ({ phone, deadlines, refusals, captcha, captchaCode, error, violation }) => [
      phone,
      Object.keys(deadlines),
      Object.keys(refusals),
      captcha,
      captchaCode,
      error?.code,
      violation?.code,
    ],
  },
  import.meta.url,
);
