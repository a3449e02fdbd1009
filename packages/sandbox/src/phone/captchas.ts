/** The solution of a platform captcha, sent to the sandbox only in demo mode (product decision 39). */
export interface Captcha {
  readonly uuid: string;
  readonly answer: string;
}

export interface Captchas {
  tell(captcha: Captcha): void;
  find(uuid: string): Captcha | undefined;
}

/** They expire within two minutes, so only a few are kept, in memory. */
const KEPT = 500;

export function keepCaptchas(): Captchas {
  const known = new Map<string, Captcha>();
  return {
    tell(captcha) {
      known.set(captcha.uuid, captcha);
      const [oldest] = known.keys();
      if (known.size > KEPT && oldest !== undefined) known.delete(oldest);
    },
    find: (uuid) => known.get(uuid),
  };
}
