import { AppShell } from '@parlor/ui/AppShell';
import { Box } from '@parlor/ui/Box';
import { LinkProvider } from '@parlor/ui/Link';
import { Stack } from '@parlor/ui/Stack';
import type { ToasterProps } from '@parlor/ui/Toast';
import { useEffect, useState } from 'react';
import { Outlet } from 'react-router-dom';
import * as adjust from '../components/adjust.css.ts';
import { LazyPart, type Part } from '../components/LazyPart.tsx';
import { useSite } from '../data/site.ts';
import { useToasts } from '../data/toasts.ts';
import { LoginPromptHost } from '../features/login/LoginPromptHost.tsx';
import type { LoginActions } from '../features/login/login-actions.ts';
import { useIsPixelAsked } from '../features/privacy/use-is-pixel-asked.ts';
import { useTexts } from '../languages/use-texts.ts';
import { AppLink } from '../navigation/AppLink.tsx';
import { PageNameContext } from '../navigation/page-name.ts';
import type { RouteHandle } from '../navigation/route.ts';
import { useRoute } from '../navigation/use-route.ts';
import { page } from '../platform/page.ts';
import { useDesktopLayout } from '../platform/use-desktop-layout.ts';
import { Banners } from './Banners.tsx';
import type { DesktopFrameProps } from './DesktopFrame.tsx';
import { LoadingIndicator } from './LoadingIndicator.tsx';
import { MainTabs } from './MainTabs.tsx';
import type { PhoneHeaderProps } from './PhoneHeader.tsx';
import { SessionEffects } from './SessionEffects.tsx';
import { StartupSkeleton } from './StartupSkeleton.tsx';

/** Started by `main` on a desktop, so that nothing waits for it. */
export const desktopFrame: Part<DesktopFrameProps> = {
  load: () => import('./DesktopFrame.tsx'),
  texts: ['lobby'],
  onServer: true,
};

const loginActions: LoginActions = {
  favorite: { load: () => import('../features/games/FavoriteAction.tsx'), texts: ['lobby'] },
};

/** Home has none: see docs/decisions/0047. */
const phoneHeader: Part<PhoneHeaderProps> = {
  load: () => import('./PhoneHeader.tsx'),
  onServer: true,
};

const toaster: Part<ToasterProps> = { load: () => import('./LazyToaster.tsx') };

const pixelQuestion: Part<object> = {
  load: () => import('../features/privacy/PixelQuestion.tsx'),
  texts: ['profile'],
};

/** Everything around a screen: frame, banners, dialogs and effects. */
export function Shell() {
  const toasts = useToasts();
  const route = useRoute();
  const isPixelAsked = useIsPixelAsked();
  const [pageName, setPageName] = useState<string>();
  return (
    <LinkProvider component={AppLink}>
      <Stack gap={0} minHeight="screen">
        <Title route={route} pageName={pageName} />
        <PageNameContext value={setPageName}>
          <Frame route={route} pageName={pageName} />
        </PageNameContext>
        <Banners />
        <LoadingIndicator />
        {isPixelAsked && <LazyPart part={pixelQuestion} props={{}} />}
        <LoginPromptHost loginActions={loginActions} />
        <SessionEffects />
        <LazyPart part={toaster} props={{ store: toasts }} />
      </Stack>
    </LinkProvider>
  );
}

interface NameProps {
  route: RouteHandle | undefined;
  /** The title that the page set itself. */
  pageName: string | undefined;
}

/** The frame of the route's layout, for a phone or a desktop. */
function Frame({ route, pageName }: NameProps) {
  const t = useTexts();
  const isDesktop = useDesktopLayout();
  const labels = { skip: t('actions.skip') };
  const layout = route?.row.layout ?? 'page';
  if (layout === 'bare' || (layout === 'login' && !isDesktop)) {
    return (
      <Stack as="main" gap={0} grow tabIndex={-1} className={adjust.focusTarget}>
        <Outlet />
      </Stack>
    );
  }
  if (isDesktop) {
    return <LazyPart part={desktopFrame} props={{ pageName }} fallback={<StartupSkeleton />} />;
  }
  if (layout === 'tab') {
    return (
      <AppShell gutter="none" tabBar={<MainTabs />} labels={labels}>
        <Outlet />
      </AppShell>
    );
  }
  return (
    <AppShell
      gutter="none"
      header={
        <LazyPart
          part={phoneHeader}
          props={{ title: pageName ?? (route && t(route.row.title)) }}
          fallback={<Box minHeight="bar" />}
        />
      }
      labels={labels}
    >
      <Outlet />
    </AppShell>
  );
}

/** The document's title: that of the page, then that of the site. */
function Title({ route, pageName }: NameProps) {
  const t = useTexts();
  const { documentTitle, websiteName } = useSite();
  const isHome = route === undefined || route.name === 'home' || route.name === 'desktop';
  const title = isHome
    ? documentTitle || websiteName
    : `${pageName ?? t(route.row.title)} - ${websiteName}`;
  useEffect(() => page.setTitle(title), [title]);
  return null;
}
