import { useSearchParams } from 'react-router-dom';
import { BankCardsPage } from './BankCardsPage.tsx';

/** Edits the bank card of `?id=`; without it, adds one. */
export default function EditBankCardScreen() {
  const [search] = useSearchParams();
  const cardId = search.get('id') ?? '';
  return (
    <BankCardsPage
      key={cardId}
      task={cardId === '' ? { type: 'add' } : { type: 'edit', cardId }}
      selected={cardId}
    />
  );
}
