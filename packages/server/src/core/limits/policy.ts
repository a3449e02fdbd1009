/** At most `count` in any fixed window of `seconds`. */
export interface LimitWindow {
  readonly count: number;
  readonly seconds: number;
}

/** All windows of a policy must have room. */
export type LimitPolicy = readonly LimitWindow[];

/**
 * Default limits (S12, S15, S29). Each can be replaced by the setting `LIMIT_<NAME>`, written as
 * `count/seconds,count/seconds`.
 */
export const limitDefaults = {
  /** All calls of a player, or of all visitors at one address: a flood guard (docs/decisions/0035). */
  http: [{ count: 1_800, seconds: 60 }],
  /** Codes to one phone for one purpose; each known device has a minute of its own. */
  smsPhonePurpose: [{ count: 1, seconds: 60 }],
  /** Codes to one phone, for all devices; with the reserve, six an hour and twelve a day. */
  smsPhone: [
    { count: 4, seconds: 3_600 },
    { count: 8, seconds: 86_400 },
  ],
  /** Further codes to one phone, for devices that its account knows (docs/decisions/0040). */
  smsReserve: [
    { count: 2, seconds: 3_600 },
    { count: 4, seconds: 86_400 },
  ],
  /**
   * Codes to one phone for unknown devices at one address, so that no address uses up the limit.
   */
  smsStranger: [
    { count: 3, seconds: 3_600 },
    { count: 6, seconds: 86_400 },
  ],
  /** Codes from one address before a captcha is required. */
  smsAddress: [{ count: 30, seconds: 3_600 }],
  /**
   * Pictures for one address: the client has no account and no session yet (docs/decisions/0033).
   */
  captcha: [{ count: 1_200, seconds: 600 }],
  /** Failed logins to one account before a captcha is required; never a lock-out (S15). */
  loginAccount: [{ count: 5, seconds: 900 }],
  /** Failed logins from one address before a login by password requires a captcha. */
  loginAddress: [{ count: 30, seconds: 900 }],
  /**
   * Attempts at codes for one phone on one device, for any purpose; a correct one resets the count.
   */
  codeDevice: [{ count: 15, seconds: 900 }],
  /**
   * Failures from one address where no captcha is available: far more than the users of a carrier
   * address have.
   */
  loginCarrier: [{ count: 600, seconds: 900 }],
  /** Sign-ups from one address, each with a code to a phone, which has limits of its own. */
  registerAddress: [{ count: 600, seconds: 3_600 }],
  /** The same on a site without SMS codes: the only protection against scripts. */
  registerUnproved: [{ count: 60, seconds: 3_600 }],
  /** Passwords that one player gives as a proof, right or wrong. */
  proof: [{ count: 10, seconds: 900 }],
  /** Searches of one player. */
  search: [{ count: 120, seconds: 60 }],
  /** Searches of all visitors at one address. */
  searchAddress: [{ count: 1_200, seconds: 60 }],
  /**
   * Orders and requests of one player, besides the site's own daily limits; replays count for
   * neither.
   */
  deposit: [{ count: 30, seconds: 3_600 }],
  withdrawal: [{ count: 20, seconds: 3_600 }],
  upload: [{ count: 30, seconds: 3_600 }],
  feedback: [{ count: 10, seconds: 3_600 }],
  comment: [{ count: 20, seconds: 3_600 }],
  /** Records and replays of one player's rounds: each is a request to the provider. */
  roundRecord: [{ count: 120, seconds: 60 }],
  /** Reads and changes of one player's seeds. */
  seeds: [{ count: 60, seconds: 60 }],
  /** Demos that one player opens. */
  demo: [{ count: 60, seconds: 3_600 }],
} as const satisfies Record<string, LimitPolicy>;

export type LimitName = keyof typeof limitDefaults;

/** Parses `count/seconds,count/seconds`; null if invalid. */
export function parseLimitPolicy(text: string): LimitPolicy | null {
  const windows = text.split(',').map((part) => /^\s*(\d{1,9})\/(\d{1,9})\s*$/.exec(part));
  const policy = windows.map((match) => ({
    count: Number(match?.[1]),
    seconds: Number(match?.[2]),
  }));
  return policy.every(({ count, seconds }) => count >= 0 && seconds > 0) ? policy : null;
}
