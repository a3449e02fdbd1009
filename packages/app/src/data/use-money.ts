import { type AmountOptions, formatAmount } from '@parlor/ui/Amount';
import { useSite } from './site.ts';

/** Formats an amount within a sentence, in the site's currency; exact by default. */
export function useMoney(): (amount: string, options?: Omit<AmountOptions, 'exponent'>) => string {
  const { currencyExponent: exponent, currencySymbol: symbol } = useSite();
  return (amount, options) => formatAmount(amount, { ...options, exponent, symbol });
}
