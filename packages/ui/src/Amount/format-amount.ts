/** A decimal string from the API ("1234.50") or whole minor units. Never a float. */
export type AmountValue = string | bigint;

/**
 * How minor units are shown: `exact` shows all of them; `floor` and `ceil` show whole units.
 * Balances are rounded down and amounts due are rounded up, so that no screen promises too much.
 */
export type AmountRounding = 'exact' | 'floor' | 'ceil';

/** `auto` writes a minus only, `always` a plus as well, `never` no sign. */
export type AmountSign = 'auto' | 'always' | 'never';

export interface AmountOptions {
  /** Number of decimals of the currency's minor unit, 0 to 3. Default 2. */
  exponent?: number | undefined;
  /** `floor` for a balance, `ceil` for an amount due. Default `exact`. */
  rounding?: AmountRounding | undefined;
  /** `always` writes a plus before gains. Default `auto`. */
  sign?: AmountSign | undefined;
}

/** The parts of an amount, so that each can have its own font size and colour. */
export interface AmountParts {
  sign: '' | '+' | '−';
  /** Grouped by thousands: "12,480". */
  integer: string;
  /** Digits after the decimal point, without the point; empty when there are none. */
  fraction: string;
}

/** The minus sign U+2212: as wide as a plus, so that columns of changes line up. */
const MINUS = '−';

const DECIMAL = /^([+-]?)(\d+)(?:\.(\d+))?$/;

/** Inserts a comma between thousands. Accepts digits only, of any length. */
export function groupThousands(digits: string): string {
  return digits.replaceAll(/\B(?=(\d{3})+(?!\d))/g, ',');
}

/**
 * Splits an amount into its parts, with strings and bigint only.
 * @returns undefined when a text is not a decimal number: a screen shows a dash for it, never zero
 */
export function amountParts(
  value: AmountValue,
  { exponent = 2, rounding = 'exact', sign = 'auto' }: AmountOptions = {},
): AmountParts | undefined {
  const split = splitDecimal(value, exponent);
  if (split === undefined) return undefined;

  let whole = BigInt(split.integer);
  const hasFraction = /[1-9]/.test(split.fraction);
  if (hasFraction && rounding === (split.negative ? 'floor' : 'ceil')) whole += 1n;

  const fraction = rounding === 'exact' ? split.fraction : '';
  const isZero = whole === 0n && (rounding !== 'exact' || !hasFraction);
  return {
    sign: getSign(isZero, split.negative, sign),
    integer: groupThousands(whole.toString()),
    fraction,
  };
}

/**
 * One line of text, for sentences: "₱12,480.50", "−₱750.00". A dash for a value that is not a
 * number. A word joiner (U+2060) between sign and symbol prevents a line break there.
 */
export function formatAmount(
  value: AmountValue,
  options: AmountOptions & { symbol?: string | undefined } = {},
): string {
  const parts = amountParts(value, options);
  const { symbol = '' } = options;
  return joinParts(parts, parts?.sign && symbol ? `\u2060${symbol}` : symbol);
}

/** The parts of an amount as one text, for places without line breaks. */
export function joinParts(parts: AmountParts | undefined, symbol = ''): string {
  if (parts === undefined) return '–';
  const fraction = parts.fraction === '' ? '' : `.${parts.fraction}`;
  return `${parts.sign}${symbol}${parts.integer}${fraction}`;
}

/**
 * Whole minor units of an amount, truncated at the exponent; undefined for a value that is not a
 * number. For widths and shares on screen; arithmetic that moves money belongs to `api`.
 */
export function minorUnits(value: AmountValue, exponent = 2): bigint | undefined {
  const split = splitDecimal(value, exponent);
  if (split === undefined) return undefined;
  const minor = BigInt(split.integer + split.fraction.slice(0, exponent));
  return split.negative ? -minor : minor;
}

function getSign(isZero: boolean, negative: boolean, sign: AmountSign): AmountParts['sign'] {
  if (sign === 'never' || isZero) return '';
  if (negative) return MINUS;
  return sign === 'always' ? '+' : '';
}

interface SplitDecimal {
  negative: boolean;
  integer: string;
  /**
   * At least as many digits as the exponent; more when the text has further digits other than zero.
   */
  fraction: string;
}

function splitDecimal(value: AmountValue, exponent: number): SplitDecimal | undefined {
  if (typeof value === 'bigint') {
    const negative = value < 0n;
    const digits = (negative ? -value : value).toString().padStart(exponent + 1, '0');
    const point = digits.length - exponent;
    return { negative, integer: digits.slice(0, point), fraction: digits.slice(point) };
  }
  const match = DECIMAL.exec(value);
  if (match === null) return undefined;
  const [, mark = '', integer = '0', digits = ''] = match;
  // Zeros beyond the minor unit are dropped; other digits there are shown rather than lost.
  const fraction = digits.slice(0, exponent).padEnd(exponent, '0');
  const beyond = digits.slice(exponent).replace(/0+$/, '');
  return { negative: mark === '-', integer, fraction: fraction + beyond };
}
