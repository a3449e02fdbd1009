import { getWalletBulletin } from '@parlor/api/calls/deposits';
import type { WalletBulletin } from '@parlor/api/entities';
import { Icon } from '@parlor/ui/Icon';
import { List } from '@parlor/ui/List';
import { ListItem } from '@parlor/ui/ListItem';
import { Megaphone } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useFormatDay } from '../../data/time.ts';
import { useCall } from '../../data/use-call.ts';
import { getHref } from '../../navigation/paths.ts';

interface Props {
  /** The page that shows it; the wallet shows the newest of all pages. */
  place: WalletBulletin['place'];
}

/** The newest notice about money for a page, with a link to all of them; nothing without one. */
export function WalletNotice({ place }: Props) {
  const formatDay = useFormatDay();
  const { data } = useCall(getWalletBulletin, {});
  const newest = data?.find((each) => place === 'wallet' || each.place === place);
  if (newest === undefined) return null;
  const { bulletinId, title, publishedAt } = newest;
  return (
    <List variant="card">
      <ListItem
        icon={<Icon icon={Megaphone} />}
        title={title}
        meta={formatDay(publishedAt)}
        chevron
        asChild
      >
        <Link to={getHref('myWallet', { view: 'bulletin', id: bulletinId })} />
      </ListItem>
    </List>
  );
}
