import { AppShell } from '@parlor/ui/AppShell';
import { Outlet } from 'react-router-dom';
import { useTexts } from '../languages/use-texts.ts';
import * as css from './DesktopFrame.css.ts';
import { SideMenu } from './SideMenu.tsx';
import { TopBar } from './TopBar.tsx';

/** The frame of every page on a wide screen. A chunk of its own: phones never need it. */
export default function DesktopFrame() {
  const t = useTexts();
  return (
    <AppShell
      sideNav={<SideMenu />}
      desktopHeader={<TopBar />}
      labels={{ skip: t('actions.skip') }}
    >
      <div className={css.content}>
        <Outlet />
      </div>
    </AppShell>
  );
}
