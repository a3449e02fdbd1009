import { Box } from '@parlor/ui/Box';
import { Button } from '@parlor/ui/Button';
import { Icon } from '@parlor/ui/Icon';
import { Inline } from '@parlor/ui/Inline';
import { Text } from '@parlor/ui/Text';
import { UserPlus } from 'lucide-react';
import { Link } from 'react-router-dom';
import * as adjust from '../../components/adjust.css.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { getHref } from '../../navigation/paths.ts';

/** Link to the referral programme. */
export function InviteCard() {
  const t = useTexts();
  return (
    <Inline
      as="section"
      aria-label={t('lobby:invite.title')}
      wrap
      padding={16}
      background="surface"
      border="subtle"
      radius="card"
      className={adjust.belowStrip}
    >
      <Box square={48} background="sunken" color="muted" radius="control">
        <Icon icon={UserPlus} size={24} />
      </Box>
      <Box grow className={adjust.invitation}>
        <Text as="p" size={17} weight="semibold">
          {t('lobby:invite.title')}
        </Text>
        <Text as="p" size={13} color="muted">
          {t('lobby:invite.text')}
        </Text>
      </Box>
      <Button asChild variant="soft">
        <Link to={getHref('referralProgram')}>{t('lobby:invite.action')}</Link>
      </Button>
    </Inline>
  );
}
