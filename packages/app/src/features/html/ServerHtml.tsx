import { useEffect, useRef } from 'react';
import { sanitise } from '../../platform/html.ts';
import * as css from './ServerHtml.css.ts';

/** A document that the site's operator wrote as HTML. */
export function ServerHtml({ html }: { html: string }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    root.current?.replaceChildren(sanitise(html));
  }, [html]);
  return <div ref={root} className={css.root} />;
}
