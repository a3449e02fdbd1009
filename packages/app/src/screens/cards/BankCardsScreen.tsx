import { useSearchParams } from 'react-router-dom';
import { BankCardsPage } from './BankCardsPage.tsx';

/** The bank cards; with `?id=`, the details of one. */
export default function BankCardsScreen() {
  const [search] = useSearchParams();
  return <BankCardsPage task={{ type: 'list' }} selected={search.get('id') ?? ''} />;
}
