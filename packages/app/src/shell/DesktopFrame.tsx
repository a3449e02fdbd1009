import { AppShell } from '@parlor/ui/AppShell';
import { IconButton } from '@parlor/ui/IconButton';
import { Text } from '@parlor/ui/Text';
import { ChevronLeft } from 'lucide-react';
import { Outlet } from 'react-router-dom';
import { useTexts } from '../languages/use-texts.ts';
import { useBack } from '../navigation/use-back.ts';
import { useRoute } from '../navigation/use-route.ts';
import * as css from './DesktopFrame.css.ts';
import { SideMenu } from './SideMenu.tsx';
import { TopBar } from './TopBar.tsx';

export interface DesktopFrameProps {
  /** What the page itself says it shows. */
  pageName: string | undefined;
}

/** The frame of every page on a wide screen. A chunk of its own: phones never need it. */
export default function DesktopFrame({ pageName }: DesktopFrameProps) {
  const t = useTexts();
  return (
    <AppShell
      sideNav={<SideMenu />}
      desktopHeader={<TopBar />}
      labels={{ skip: t('actions.skip') }}
    >
      <div className={css.content}>
        <PageHead pageName={pageName} />
        <Outlet />
      </div>
    </AppShell>
  );
}

/** Title and way back of a page that is not in the side navigation. */
function PageHead({ pageName }: DesktopFrameProps) {
  const t = useTexts();
  const back = useBack();
  const route = useRoute();
  if (route === undefined || route.row.layout !== 'page') return null;
  return (
    <div className={css.head[route.row.column ?? 'wide']}>
      <IconButton icon={ChevronLeft} iconSize={24} label={t('actions.back')} onClick={back} />
      <Text size={20} weight="semibold" lines={1}>
        {pageName ?? t(route.row.title)}
      </Text>
    </div>
  );
}
