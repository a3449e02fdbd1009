import { Avatar } from '@parlor/ui/Avatar';
import { Icon } from '@parlor/ui/Icon';
import { Menu } from '@parlor/ui/Menu';
import {
  ChevronDown,
  CircleUserRound,
  CreditCard,
  LogOut,
  ReceiptText,
  Wallet,
} from 'lucide-react';
import { useLevelName } from '../data/level.ts';
import { useSession, useUserInfo } from '../data/session.ts';
import { useTexts } from '../languages/use-texts.ts';
import { getHref } from '../navigation/paths.ts';
import * as css from './PersonMenu.css.ts';

/** Who is logged in, and what is theirs. */
export function PersonMenu() {
  const t = useTexts();
  const session = useSession();
  const user = useUserInfo();
  const levelName = useLevelName();
  const name = user === undefined ? '' : user.nickname || user.username || user.phoneNumber;
  return (
    <Menu
      align="end"
      trigger={
        <button type="button" className={css.trigger}>
          <span className={css.spoken}>{t('account.menu')}</span>
          <Avatar name={name || t('account.menu')} src={user?.avatar || undefined} decorative />
          <span className={css.words}>
            <span className={css.name}>{name}</span>
            {user !== undefined && <span className={css.level}>{levelName(user.level)}</span>}
          </span>
          <ChevronDown aria-hidden="true" size={18} />
        </button>
      }
      groups={[
        {
          items: [
            {
              value: 'account',
              label: t('account.menu'),
              icon: <Icon icon={CircleUserRound} />,
              href: getHref('account'),
            },
            {
              value: 'wallet',
              label: t('titles.myWallet'),
              icon: <Icon icon={Wallet} />,
              href: getHref('myWallet'),
            },
            {
              value: 'bills',
              label: t('titles.walletDetail'),
              icon: <Icon icon={ReceiptText} />,
              href: getHref('walletDetail'),
            },
            {
              value: 'cards',
              label: t('titles.myBankCard'),
              icon: <Icon icon={CreditCard} />,
              href: getHref('myBankCard'),
            },
          ],
        },
        {
          items: [
            {
              value: 'logOut',
              label: t('actions.logOut'),
              icon: <Icon icon={LogOut} />,
              onSelect: () => session.send({ type: 'logout' }),
            },
          ],
        },
      ]}
    />
  );
}
