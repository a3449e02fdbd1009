import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { useToasts } from '../data/toasts.ts';
import { useLanguages } from '../languages/language-context.ts';
import type { LazyNamespace } from '../languages/texts.ts';
import { useTexts } from '../languages/use-texts.ts';
import { usePlatform } from '../platform/platform-context.ts';

/** A part of a screen that loads after it. Created once, outside of components. */
export interface Part<Props> {
  load: () => Promise<{ default: ComponentType<Props> }>;
  /** Namespaces that the part needs beside `common`. */
  texts?: readonly LazyNamespace[];
  /** Set once loaded: later mounts render it at once. */
  loaded?: ComponentType<Props>;
}

interface LazyPartProps<Props> {
  part: Part<Props>;
  props: Props;
  /** Shown until the part is loaded, and when loading failed. */
  fallback?: ReactNode;
}

/** Renders a part once it is loaded, with the retries of every chunk. */
export function LazyPart<Props extends object>({
  part,
  props,
  fallback = null,
}: LazyPartProps<Props>) {
  const { loadChunk } = usePlatform();
  const languages = useLanguages();
  const toasts = useToasts();
  const t = useTexts();
  const [Loaded, setLoaded] = useState(() => {
    // Another story on the same page may have loaded the code, but not the texts of this app.
    const { i18n } = languages;
    const said = (part.texts ?? []).every((name) => i18n.hasResourceBundle(i18n.language, name));
    return said ? part.loaded : undefined;
  });

  useEffect(() => {
    let gone = false;
    const code = part.loaded === undefined ? loadChunk(part.load) : { default: part.loaded };
    Promise.all([code, languages.load(part.texts ?? [])]).then(
      ([module]) => {
        part.loaded = module.default;
        if (!gone) setLoaded(() => module.default);
      },
      () => toasts.show({ text: t('failure.chunkText'), tone: 'critical', id: 'chunk' }),
    );
    return () => {
      gone = true;
    };
  }, [part, languages, loadChunk, toasts, t]);

  return Loaded === undefined ? fallback : <Loaded {...props} />;
}
