import { Box } from '@parlor/ui/Box';
import { Spinner } from '@parlor/ui/Spinner';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { returnPageMessage } from '../../features/play/return-page.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { useHomeHref } from '../../navigation/use-home-href.ts';
import { isFramed, postToParent } from '../../platform/windows.ts';

/**
 * The return address of game makers (product decision 19): inside the game's frame it asks the
 * surrounding page to leave the game; opened on its own it redirects to home.
 */
export default function GamePostMessageScreen() {
  const t = useTexts();
  const navigate = useNavigate();
  const homeHref = useHomeHref();
  useEffect(() => {
    if (isFramed()) postToParent(returnPageMessage);
    else navigate(homeHref, { replace: true });
  }, [navigate, homeHref]);
  return (
    <Box center grow>
      <Spinner label={t('loading')} />
    </Box>
  );
}
