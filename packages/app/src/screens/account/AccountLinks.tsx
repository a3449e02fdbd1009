import { APP_VERSION } from '@parlor/api/constants';
import { Badge } from '@parlor/ui/Badge';
import { List } from '@parlor/ui/List';
import { ListItem } from '@parlor/ui/ListItem';
import { Section } from '@parlor/ui/Section';
import { Text } from '@parlor/ui/Text';
import {
  BadgePercent,
  CreditCard,
  Download,
  Gift,
  Headset,
  KeyRound,
  type LucideIcon,
  Mail,
  Megaphone,
  MonitorSmartphone,
  ReceiptText,
  ScrollText,
  ShieldCheck,
  Trophy,
  UserPlus,
  UserRound,
  Wallet,
} from 'lucide-react';
import { Link } from 'react-router-dom';
import { useSite } from '../../data/site.ts';
import { useUnreadNotices } from '../../features/notices/use-unread-notices.ts';
import { LogOut } from '../../features/session/LogOut.tsx';
import { SiteLinks, webAddress } from '../../features/site/SiteLinks.tsx';
import type { TextKey } from '../../languages/texts.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { getHref, type RouteName } from '../../navigation/paths.ts';

interface Row {
  to: RouteName;
  text: TextKey<'account'>;
  icon: LucideIcon;
}

const money: readonly Row[] = [
  { to: 'myWallet', text: 'wallet', icon: Wallet },
  { to: 'walletDetail', text: 'bills', icon: ReceiptText },
  { to: 'myBankCard', text: 'bankCards', icon: CreditCard },
];
const rewards: readonly Row[] = [
  { to: 'myPromotion', text: 'promotions', icon: Gift },
  { to: 'systemBonus', text: 'bonuses', icon: Trophy },
  { to: 'rebate', text: 'rebate', icon: BadgePercent },
  { to: 'referralProgram', text: 'invite', icon: UserPlus },
];
const more: readonly Row[] = [
  { to: 'notice', text: 'notices', icon: Megaphone },
  { to: 'message', text: 'messages', icon: Mail },
  { to: 'myInfomation', text: 'profile', icon: UserRound },
  { to: 'resetPassword', text: 'password', icon: KeyRound },
  { to: 'devices', text: 'devices', icon: MonitorSmartphone },
];
const open: readonly Row[] = [
  { to: 'contactInfomation', text: 'contact', icon: Headset },
  { to: 'userAgreement', text: 'agreement', icon: ScrollText },
  { to: 'privacy', text: 'privacy', icon: ShieldCheck },
];

/** Links of the account tab. A visitor sees the public ones. */
export function AccountLinks({ isPlayer }: { isPlayer: boolean }) {
  const t = useTexts();
  return (
    <>
      {isPlayer && <Links title={t('account:money')} rows={money} />}
      {isPlayer && <Links title={t('account:rewards')} rows={rewards} />}
      <Links title={t('account:more')} rows={isPlayer ? [...more, ...open] : open} />
      <AppLinkRow />
      <SiteLinks />
      {isPlayer && <LogOut />}
      <Text as="p" size={12} color="muted" align="center">
        {t('account:version', { version: APP_VERSION })}
      </Text>
    </>
  );
}

function Links({ title, rows }: { title: string; rows: readonly Row[] }) {
  const t = useTexts();
  const unread = useUnreadNotices();
  return (
    <Section title={title} paddingTop={12}>
      <List variant="card">
        {rows.map(({ to, text, icon: Icon }) => (
          <ListItem
            key={to}
            icon={<Icon aria-hidden="true" size={20} strokeWidth={1.75} />}
            title={t(`account:${text}`)}
            trailing={to === 'notice' && unread ? <Badge label={t('account:unread')} /> : undefined}
            chevron
            asChild
          >
            <Link to={getHref(to)} />
          </ListItem>
        ))}
      </List>
    </Section>
  );
}

/** The site's app, for installation on the phone. */
function AppLinkRow() {
  const t = useTexts();
  const { appDownloadLink, websiteName } = useSite();
  const href = webAddress(appDownloadLink);
  if (href === undefined) return null;
  const outside = { href, target: '_blank', rel: 'noopener noreferrer' };
  return (
    <List variant="card">
      <ListItem
        icon={<Download aria-hidden="true" size={20} strokeWidth={1.75} />}
        title={t('account:app')}
        meta={t('account:appText', { site: websiteName })}
        chevron
        asChild
      >
        <a {...outside} />
      </ListItem>
    </List>
  );
}
