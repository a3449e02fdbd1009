import { Avatar } from '@parlor/ui/Avatar';
import { Button } from '@parlor/ui/Button';
import { Search } from 'lucide-react';
import { useHasSession, useUserInfo } from '../data/session.ts';
import { useEnter } from '../features/login/use-enter.ts';
import { BalancePill } from '../features/wallet/BalancePill.tsx';
import { useTexts } from '../languages/use-texts.ts';
import { useLink } from '../routes/link.ts';
import { getHref } from '../routes/paths.ts';
import * as css from './TopBar.css.ts';

/** Search, balance and account, at the top of a desktop. */
export function TopBar() {
  const t = useTexts();
  const hasSession = useHasSession();
  const enter = useEnter();
  const link = useLink();
  return (
    <div className={css.root}>
      <a {...link(getHref('searchGame'))} className={css.search}>
        <Search aria-hidden="true" size={20} />
        {t('home.searchShort')}
      </a>
      <div className={css.end}>
        {!hasSession && (
          <Button variant="ghost" tone="neutral" onClick={() => enter('accountLogin')}>
            {t('actions.logIn')}
          </Button>
        )}
        <BalancePill action="words" />
        {hasSession && <Person />}
      </div>
    </div>
  );
}

/** Who is logged in; leads to the account. */
function Person() {
  const t = useTexts();
  const link = useLink();
  const user = useUserInfo();
  const name = user === undefined ? '' : user.nickname || user.username || user.phoneNumber;
  return (
    <a {...link(getHref('account'))} className={css.person}>
      <Avatar name={name || t('account.menu')} src={user?.avatar || undefined} decorative />
      <span className={css.words}>
        <span className={css.name}>{name || t('account.menu')}</span>
        {user !== undefined && (
          <span className={css.level}>{t('account.level', { level: user.level })}</span>
        )}
      </span>
    </a>
  );
}
