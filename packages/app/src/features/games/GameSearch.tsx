import { SearchField } from '@parlor/ui/SearchField';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useHasSession } from '../../data/session.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { getHref } from '../../navigation/paths.ts';
import { useRoute } from '../../navigation/use-route.ts';
import { onSlash } from '../../platform/input.ts';
import { usePlatform } from '../../platform/platform-context.ts';
import { useDesktopLayout } from '../../platform/use-desktop-layout.ts';
import { rememberSearch } from './recent-searches.ts';

interface Props {
  /** Says what can be found in few words: it shares its row. */
  short?: boolean;
  /** Takes the focus when it appears: on a page that is for searching. */
  autoFocus?: boolean;
}

/**
 * Finds games as one types; what is found stands on the page of searching, or for a visitor, who may
 * not go there, on the page of all games. The words stand in the address. A slash leads here.
 */
export function GameSearch({ short = false, autoFocus = false }: Props) {
  const t = useTexts();
  const navigate = useNavigate();
  const { storage } = usePlatform();
  const hasSession = useHasSession();
  const route = useRoute();
  const isDesktop = useDesktopLayout();
  const [search, setSearch] = useSearchParams();
  const field = useRef<HTMLInputElement>(null);
  const isHere = route?.name === 'searchGame' || route?.name === 'browser';
  const wanted = isHere ? (search.get('keyword') ?? '') : '';
  // What is typed is ahead of the address, which waits for pages to come.
  const [typed, setTyped] = useState(wanted);
  /** What was typed since the address was last changed by anything else: it comes back from there. */
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
      // A further letter interrupts the navigation before it: only the last one enters the history.
      navigate(getHref(page, { keyword }));
      return;
    }
    sent.current.add(keyword);
    const next = new URLSearchParams(search);
    if (keyword === '') next.delete('keyword');
    else next.set('keyword', keyword);
    setSearch(next, { replace: true, preventScrollReset: true });
  };

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
