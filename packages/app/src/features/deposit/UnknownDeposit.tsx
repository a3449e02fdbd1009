import { Button } from '@parlor/ui/Button';
import { EmptyState } from '@parlor/ui/EmptyState';
import { ReceiptText } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useTexts } from '../../languages/use-texts.ts';
import { getHref } from '../../navigation/paths.ts';

/**
 * The player has no deposit with the number in the address.
 * @param props.title the default names an online deposit
 */
export function UnknownDeposit({ title }: { title?: string }) {
  const t = useTexts();
  return (
    <EmptyState
      icon={<ReceiptText size={28} />}
      title={title ?? t('wallet:deposit.unknownTitle')}
      text={t('wallet:deposit.unknownText')}
      action={
        <Button asChild variant="soft">
          <Link to={getHref('myWallet')}>{t('wallet:toWallet')}</Link>
        </Button>
      }
    />
  );
}
