import { Amount, type AmountProps } from '@parlor/ui/Amount';
import { useSite } from '../data/site.ts';

/** An amount in the site's currency. */
export function Money(props: Omit<AmountProps, 'symbol' | 'exponent'>) {
  const { currencyExponent, currencySymbol } = useSite();
  return <Amount {...props} symbol={currencySymbol} exponent={currencyExponent} />;
}
