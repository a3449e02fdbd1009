import { Box } from '@parlor/ui/Box';
import { Button } from '@parlor/ui/Button';
import { IconButton } from '@parlor/ui/IconButton';
import { Inline } from '@parlor/ui/Inline';
import { Bell } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import * as adjust from '../components/adjust.css.ts';
import { useHasSession } from '../data/session.ts';
import { GameSearch } from '../features/games/GameSearch.tsx';
import { useEnter } from '../features/login/use-enter.ts';
import { useUnreadNotices } from '../features/notices/use-unread-notices.ts';
import { BalancePill } from '../features/wallet/BalancePill.tsx';
import { useTexts } from '../languages/use-texts.ts';
import { getHref } from '../navigation/paths.ts';
import { AccountMenu } from './AccountMenu.tsx';

/** Search, notices, balance and account, at the top of a desktop. */
export function TopBar() {
  const t = useTexts();
  const hasSession = useHasSession();
  const enter = useEnter();
  return (
    <Inline justify="between" gap={24} paddingY={12}>
      <Box grow className={adjust.search}>
        <GameSearch />
      </Box>
      <Inline gap={16}>
        {hasSession ? (
          <Notices />
        ) : (
          <Button variant="ghost" tone="neutral" onClick={() => enter('accountLogin')}>
            {t('actions.logIn')}
          </Button>
        )}
        <BalancePill action="text" />
        {hasSession && <AccountMenu />}
      </Inline>
    </Inline>
  );
}

function Notices() {
  const t = useTexts();
  const navigate = useNavigate();
  const unread = useUnreadNotices();
  return (
    <IconButton
      icon={Bell}
      label={unread ? t('lobby:messagesUnread') : t('lobby:messages')}
      dot={unread}
      onClick={() => navigate(getHref('notice'))}
    />
  );
}
