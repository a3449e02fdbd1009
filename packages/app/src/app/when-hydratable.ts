import { selectIsStarted } from '@parlor/flows/startup';
import { selectHasTexts } from '@parlor/flows/theme-and-locale';
import type { RouteHandle } from '../navigation/route.ts';
import type { Router } from '../routes/AppRouter.tsx';
import type { App } from './create-app.ts';

/**
 * Waits until site, texts and the code of the page are loaded, so that the first render is the one
 * of the server. Resolves with false if the browser must render the page itself.
 */
export async function whenHydratable(app: App, router: Router): Promise<boolean> {
  const { languages, served, startup, themeAndLocale } = app;
  if (served === undefined) return false;
  await new Promise<void>((resolve) => {
    const check = () => {
      const isLoaded =
        selectIsStarted(startup.getSnapshot()) && selectHasTexts(themeAndLocale.getSnapshot());
      if (isLoaded && router.state.initialized) resolve();
    };
    startup.subscribe(check);
    themeAndLocale.subscribe(check);
    router.subscribe(check);
    check();
  });
  const route: RouteHandle | undefined = router.state.matches.at(-1)?.route.handle;
  // Back or forward may have left the served page before the app started.
  return route?.name === served.routeName && languages.shown() === served.locale;
}
