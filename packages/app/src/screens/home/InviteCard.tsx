import { Button } from '@parlor/ui/Button';
import { Text } from '@parlor/ui/Text';
import { UserPlus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useTexts } from '../../languages/use-texts.ts';
import { getHref } from '../../navigation/paths.ts';
import * as css from './InviteCard.css.ts';

/** Leads a player to the referral programme. */
export function InviteCard() {
  const t = useTexts();
  return (
    <section aria-label={t('lobby:invite.title')} className={css.root}>
      <span className={css.icon}>
        <UserPlus aria-hidden="true" size={24} strokeWidth={1.75} />
      </span>
      <span className={css.words}>
        <Text as="p" size={17} weight="semibold">
          {t('lobby:invite.title')}
        </Text>
        <Text as="p" size={13} color="muted">
          {t('lobby:invite.text')}
        </Text>
      </span>
      <Button asChild variant="soft">
        <Link to={getHref('referralProgram')}>{t('lobby:invite.action')}</Link>
      </Button>
    </section>
  );
}
