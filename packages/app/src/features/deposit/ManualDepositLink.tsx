import { Icon } from '@parlor/ui/Icon';
import { List } from '@parlor/ui/List';
import { ListItem } from '@parlor/ui/ListItem';
import { ReceiptText } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useWalletParams } from '../../data/session.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { getHref } from '../../navigation/paths.ts';

/** Link to a manual deposit; nothing while they are closed (`isShowManualDeposit`). */
export function ManualDepositLink() {
  const t = useTexts();
  if (useWalletParams()?.manualDepositOpenStatus !== true) return null;
  return (
    <List variant="card">
      <ListItem
        icon={<Icon icon={ReceiptText} />}
        title={t('payment:manual.link')}
        meta={t('payment:manual.linkText')}
        chevron
        asChild
      >
        <Link to={getHref('manualDeposit')} />
      </ListItem>
    </List>
  );
}
