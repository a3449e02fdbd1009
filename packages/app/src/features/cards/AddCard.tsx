import { Skeleton } from '@parlor/ui/Skeleton';
import { LazyPart, type Part } from '../../components/LazyPart.tsx';
import type { NewCardFormProps } from './NewCardForm.tsx';

const form: Part<NewCardFormProps> = {
  load: () => import('./NewCardForm.tsx'),
  texts: ['cards', 'wallet', 'auth', 'errors'],
};

/** The form of a new card, which most withdrawals and manual deposits do not need. */
export function AddCard(props: NewCardFormProps) {
  return <LazyPart part={form} props={props} fallback={<Skeleton height={360} />} />;
}
