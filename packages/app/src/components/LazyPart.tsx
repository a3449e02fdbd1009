import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { useToasts } from '../data/toasts.ts';
import { useLanguages } from '../languages/language-context.ts';
import type { LazyNamespace } from '../languages/texts.ts';
import { useTexts } from '../languages/use-texts.ts';
import { usePlatform } from '../platform/platform-context.ts';

/** A part of a screen that loads later than the screen. Made once, outside of components. */
export interface Part<Props> {
  load: () => Promise<{ default: ComponentType<Props> }>;
  /** The words that it needs beside the common ones. */
  texts?: readonly LazyNamespace[];
  /** Set when it has been loaded: from then on it is there at once. */
  loaded?: ComponentType<Props>;
}

interface LazyPartProps<Props> {
  part: Part<Props>;
  props: Props;
  /** In its place until it is there, and when it cannot be had. */
  fallback?: ReactNode;
}

/** Draws a part as soon as it is there, with the retries of every chunk. */
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
    // The code may be there from another app of the same page, as stories are; its words may not.
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
