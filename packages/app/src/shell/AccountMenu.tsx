import { Avatar } from '@parlor/ui/Avatar';
import { Icon } from '@parlor/ui/Icon';
import { Inline } from '@parlor/ui/Inline';
import { Menu } from '@parlor/ui/Menu';
import { Stack } from '@parlor/ui/Stack';
import { Text } from '@parlor/ui/Text';
import { VisuallyHidden } from '@parlor/ui/VisuallyHidden';
import {
  ChevronDown,
  CircleUserRound,
  CreditCard,
  LogOut,
  ReceiptText,
  Wallet,
} from 'lucide-react';
import * as adjust from '../components/adjust.css.ts';
import { useSession, useUserInfo } from '../data/session.ts';
import { useLevelName } from '../data/use-level-name.ts';
import { useTexts } from '../languages/use-texts.ts';
import { getHref } from '../navigation/paths.ts';

/** The player's name, and the links to their pages. */
export function AccountMenu() {
  const t = useTexts();
  const session = useSession();
  const user = useUserInfo();
  const levelName = useLevelName();
  const name = user === undefined ? '' : user.nickname || user.username || user.phoneNumber;
  return (
    <Menu
      align="end"
      trigger={
        <Inline asChild minHeight="target" radius="control">
          <button type="button">
            <VisuallyHidden>{t('account.menu')}</VisuallyHidden>
            <Avatar name={name || t('account.menu')} src={user?.avatar || undefined} decorative />
            <Stack as="span" gap={0} className={adjust.name}>
              <Text size={13} weight="semibold" lines={1}>
                {name}
              </Text>
              {user !== undefined && (
                <Text size={12} color="muted">
                  {levelName(user.level)}
                </Text>
              )}
            </Stack>
            <ChevronDown aria-hidden="true" size={18} />
          </button>
        </Inline>
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
