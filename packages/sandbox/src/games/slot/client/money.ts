import { formatAmount, parseAmount } from '../../../money.ts';

export interface Money {
  /** Reads a decimal string of the protocol. @throws RangeError where it is none */
  read(value: string): bigint;
  /** Writes the decimal string of the protocol. */
  write(minor: bigint): string;
  /** Writes an amount for a person, with the currency's sign and grouping. */
  show(minor: bigint): string;
  /** The same without minor digits where they are zero: for stakes and pays. */
  brief(minor: bigint): string;
}

/** Amounts of one currency in one language; digits are always Latin, as in the host. */
export function moneyOf(currency: string, locale: string): Money {
  const language = `${locale.replace('_', '-')}-u-nu-latn`;
  const style = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const;
  const full = new Intl.NumberFormat(language, style);
  const short = new Intl.NumberFormat(language, {
    ...style,
    trailingZeroDisplay: 'stripIfInteger',
  });
  // The formatter takes decimal strings exactly; the type wants to know that it is one.
  const decimal = (minor: bigint) => formatAmount(minor, currency) as `${number}`;
  return {
    read(value) {
      const minor = parseAmount(value, currency);
      if (minor === null) throw new RangeError(`Not an amount: ${value}`);
      return minor;
    },
    write: (minor) => formatAmount(minor, currency),
    show: (minor) => full.format(decimal(minor)),
    brief: (minor) => short.format(decimal(minor)),
  };
}
