import { APP_VERSION } from '@parlor/api/constants';
import { Heading } from '@parlor/ui/Heading';
import { List } from '@parlor/ui/List';
import { ListItem } from '@parlor/ui/ListItem';
import { Text } from '@parlor/ui/Text';
import {
  BadgePercent,
  CreditCard,
  Gift,
  Headset,
  type LucideIcon,
  Mail,
  Palette,
  ReceiptText,
  ScrollText,
  Trophy,
  UserPlus,
  UserRound,
  Wallet,
} from 'lucide-react';
import { LogOut } from '../../features/session/LogOut.tsx';
import type { TextKey } from '../../languages/texts.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { useLink } from '../../routes/link.ts';
import { getHref, type RouteName } from '../../routes/paths.ts';
import * as css from './AccountLinks.css.ts';

interface Row {
  to: RouteName;
  words: TextKey<'account'>;
  icon: LucideIcon;
}

const money: readonly Row[] = [
  { to: 'myWallet', words: 'wallet', icon: Wallet },
  { to: 'walletDetail', words: 'bills', icon: ReceiptText },
  { to: 'myBankCard', words: 'bankCards', icon: CreditCard },
];
const rewards: readonly Row[] = [
  { to: 'myPromotion', words: 'promotions', icon: Gift },
  { to: 'systemBonus', words: 'bonuses', icon: Trophy },
  { to: 'rebate', words: 'rebate', icon: BadgePercent },
  { to: 'referralProgram', words: 'invite', icon: UserPlus },
];
const more: readonly Row[] = [
  { to: 'message', words: 'messages', icon: Mail },
  { to: 'myInfomation', words: 'profile', icon: UserRound },
  { to: 'themeCenter', words: 'colours', icon: Palette },
];
const open: readonly Row[] = [
  { to: 'contactInfomation', words: 'contact', icon: Headset },
  { to: 'userAgreement', words: 'agreement', icon: ScrollText },
];

/** Where the account leads. A visitor sees what is open to them. */
export function AccountLinks({ isPlayer }: { isPlayer: boolean }) {
  const t = useTexts();
  return (
    <>
      {isPlayer && <Section title={t('account:money')} rows={money} />}
      {isPlayer && <Section title={t('account:rewards')} rows={rewards} />}
      <Section title={t('account:more')} rows={isPlayer ? [...more, ...open] : open} />
      {isPlayer && <LogOut />}
      <Text as="p" size={12} color="muted" align="center">
        {t('account:version', { version: APP_VERSION })}
      </Text>
    </>
  );
}

function Section({ title, rows }: { title: string; rows: readonly Row[] }) {
  const t = useTexts();
  const link = useLink();
  return (
    <section className={css.section}>
      <Heading level={2}>{title}</Heading>
      <List variant="card">
        {rows.map(({ to, words, icon: Icon }) => (
          <ListItem
            key={to}
            icon={<Icon aria-hidden="true" size={20} strokeWidth={1.75} />}
            title={t(`account:${words}`)}
            chevron
            asChild
          >
            <a {...link(getHref(to))} />
          </ListItem>
        ))}
      </List>
    </section>
  );
}
