import { type ComponentType, useEffect, useState } from 'react';
import {
  createPath,
  type Location,
  type NavigationType,
  useLocation,
  useNavigationType,
} from 'react-router-dom';
import { useApp } from '../app-context.ts';
import { admit, mayShow } from './guard.ts';
import { routeNameAt } from './match.ts';
import { getHomeHref } from './paths.ts';
import type { RouteHandle, RouteRow } from './row.ts';

/** A page that can be shown: its code is here, or could not be had. */
export interface Page {
  location: Location;
  arrivedBy: NavigationType;
  route: RouteHandle;
  content: { Screen: ComponentType } | { error: unknown };
}

/** Around what stands in place of a page whose code, and that of the table, could not be had. */
const broken: RouteRow = { access: 'public', layout: 'page', title: 'titles.unexpected' };

/**
 * The page to show. The one before stays until the guard has let the next one in and its code and
 * words are here. Undefined only while the first page of a visit is on its way.
 */
export function usePage(): Page | undefined {
  const app = useApp();
  const location = useLocation();
  const arrivedBy = useNavigationType();
  const [last, setLast] = useState<Page>();

  const name = routeNameAt(location.pathname);
  const isNext = last?.location !== location && mayShow(app, location.pathname);
  const loaded = isNext ? app.screens.get(name) : undefined;
  const page: Page | undefined =
    loaded === undefined
      ? last
      : { location, arrivedBy, route: { name, row: loaded.row }, content: loaded };
  if (page !== last) setLast(page);

  useEffect(() => {
    if (page?.location === location) return undefined;
    const { pathname: path, search } = location;
    const answer = admit(app, { path, search });
    if (!answer.enter) {
      // The address has changed already (back, or a page opened by its address): it becomes that of
      // the page that stays, or home's when there is none.
      const stays = page !== undefined && mayShow(app, page.location.pathname);
      const here = stays ? createPath(page.location) : getHomeHref(app.device.deviceType);
      app.navigator.navigate(answer.to ?? here, { replace: true });
      return undefined;
    }
    let gone = false;
    const arrive = (row: RouteRow, content: Page['content']) => {
      if (!gone) setLast({ location, arrivedBy, route: { name, row }, content });
    };
    const end = app.activity.begin();
    app.screens
      .load(name)
      .then(
        (screen) => arrive(screen.row, screen),
        (error: unknown) => arrive(app.screens.rowOf(name) ?? broken, { error }),
      )
      .finally(end);
    return () => {
      gone = true;
      end();
    };
  }, [app, arrivedBy, location, page, name]);

  return page;
}
