import { useEffect, useLayoutEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { findRouteName } from '../../navigation/paths.ts';
import { sanitizeHtml } from '../../platform/sanitize-html.ts';
import * as css from './ServerHtml.css.ts';

/** A document that the site's operator wrote as HTML, below the main heading of its page. */
export function ServerHtml({ html }: { html: string }) {
  const root = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  // Before the first paint: a card that grows afterwards would move.
  useLayoutEffect(() => {
    root.current?.replaceChildren(sanitizeHtml(html));
  }, [html]);
  // Links into the app navigate with the router, so that the guard applies.
  useEffect(() => {
    const { current: element } = root;
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const href = link?.getAttribute('href') ?? '';
      const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey);
      if (!isPlain || findRouteName(href) === null) return;
      event.preventDefault();
      navigate(href);
    };
    element?.addEventListener('click', follow);
    return () => element?.removeEventListener('click', follow);
  }, [navigate]);
  return <div ref={root} className={css.root} />;
}
