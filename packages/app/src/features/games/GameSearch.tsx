import { SearchField } from '@parlor/ui/SearchField';
import { use, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useHasSession } from '../../data/session.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { CurrentLocationContext } from '../../navigation/current-location.ts';
import { findRouteName, getHref, type RouteName } from '../../navigation/paths.ts';
import { useRoute } from '../../navigation/use-route.ts';
import { onSlash } from '../../platform/input.ts';
import { usePlatform } from '../../platform/platform-context.ts';
import { useDesktopLayout } from '../../platform/use-desktop-layout.ts';
import { rememberSearch } from './recent-searches.ts';

interface Props {
  /** A short placeholder: the field shares its row. */
  short?: boolean;
  /** Focuses the field on mount: for the search page. */
  autoFocus?: boolean;
}

/** Whether the route's page reads the query from its address. */
const isSearchRoute = (name?: RouteName | null) => name === 'searchGame' || name === 'browser';

/**
 * Search field for games, with results while typing: on the search page, or for a visitor, who has
 * no access to it, on the page of all games. The query is in the address. The slash key focuses the
 * field.
 */
export function GameSearch({ short = false, autoFocus = false }: Props) {
  const t = useTexts();
  const navigate = useNavigate();
  const { storage } = usePlatform();
  const hasSession = useHasSession();
  const route = useRoute();
  const getLocation = use(CurrentLocationContext);
  const isDesktop = useDesktopLayout();
  const [search, setSearch] = useSearchParams();
  const field = useRef<HTMLInputElement>(null);
  const isHere = isSearchRoute(route?.name);
  const wanted = isHere ? (search.get('keyword') ?? '') : '';
  // The typed text is ahead of the address, which is updated after the navigation.
  const [typed, setTyped] = useState(wanted);
  /**
   * The text typed since the address last changed for another reason: the address will catch up
   * with it.
   */
  const sent = useRef(new Set<string>());
  const page = hasSession ? 'searchGame' : 'browser';

  useEffect(() => onSlash(() => field.current?.focus()), []);
  useEffect(() => {
    if (sent.current.has(wanted)) return;
    sent.current.clear();
    setTyped(wanted);
  }, [wanted]);
  useEffect(() => {
    if (autoFocus) field.current?.focus();
  }, [autoFocus]);

  const look = (keyword: string) => {
    setTyped(keyword);
    if (!isHere) {
      sent.current.add(keyword);
      // A further letter interrupts the pending navigation, or replaces the entry of the search page
      // that is about to render: only one enters the history.
      const current = findRouteName(getLocation().pathname);
      navigate(getHref(page, { keyword }), { replace: isSearchRoute(current) });
      return;
    }
    sent.current.add(keyword);
    const next = new URLSearchParams(getLocation().search);
    if (keyword === '') next.delete('keyword');
    else next.set('keyword', keyword);
    setSearch(next, { replace: true, preventScrollReset: true });
  };

  const searchEarlyInput = useEffectEvent(() => {
    const { value = typed } = field.current ?? {};
    if (value !== typed) look(value);
  });
  // Hydration keeps text that was typed before it, without a change event.
  useEffect(() => searchEarlyInput(), []);

  return (
    <SearchField
      ref={field}
      label={t('lobby:search.label')}
      placeholder={short ? t('lobby:search.short') : t('lobby:search.label')}
      hint={isDesktop ? '/' : undefined}
      value={typed}
      onValueChange={look}
      onComplete={(keyword) => rememberSearch(storage, keyword)}
    />
  );
}
