import { formatAmount, parseAmount } from '../../money.ts';

export interface Money {
  /** Parses a decimal string of the protocol. @throws RangeError if it is invalid */
  read(value: string): bigint;
  /** Formats the decimal string of the protocol. */
  write(minor: bigint): string;
  /** Formats an amount with the currency's sign and grouping. */
  show(minor: bigint): string;
  /** The same without minor digits if they are zero: for stakes and pays. */
  brief(minor: bigint): string;
}

/** Amounts of one currency in one language; digits are always Latin, as in the host. */
export function getMoney(currency: string, locale: string): Money {
  const language = `${locale.replace('_', '-')}-u-nu-latn`;
  const style = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const;
  const full = new Intl.NumberFormat(language, style);
  const short = new Intl.NumberFormat(language, {
    ...style,
    trailingZeroDisplay: 'stripIfInteger',
  });
  // The formatter accepts decimal strings exactly; the cast satisfies its type.
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
