import {
  type ComponentType,
  type ReactNode,
  Suspense,
  startTransition,
  use,
  useEffect,
  useState,
} from 'react';
import { useToasts } from '../data/toasts.ts';
import { useLanguages } from '../languages/language-context.ts';
import type { Languages } from '../languages/languages.ts';
import type { LazyNamespace } from '../languages/texts.ts';
import { useTexts } from '../languages/use-texts.ts';
import type { LoadChunk } from '../platform/chunks.ts';
import { usePlatform } from '../platform/platform-context.ts';
import { useIsHydrating } from '../platform/use-is-hydrating.ts';
import * as adjust from './adjust.css.ts';

/** A part of a screen that loads after it. Created once, outside of components. */
export interface Part<Props> {
  load: () => Promise<{ default: ComponentType<Props> }>;
  /** Namespaces that the part needs beside `common`. */
  texts?: readonly LazyNamespace[];
  /** Set once loaded: later mounts render it at once. */
  loaded?: ComponentType<Props>;
  /**
   * Whether a server renders the part too. Its HTML stays until the part is loaded and hydrated.
   * Default: a server renders the fallback.
   */
  onServer?: boolean;
}

interface LazyPartProps<Props> {
  part: Part<Props>;
  props: Props;
  /** Shown until the part is loaded, after a short delay, and when loading failed. */
  fallback?: ReactNode;
}

/** Renders a part once it is loaded, with the retries of every chunk. */
export function LazyPart<Props extends object>(given: LazyPartProps<Props>) {
  if (!given.part.onServer) return <LoadedPart {...given} />;
  return (
    <Suspense fallback={given.fallback}>
      <ServerPart {...given} />
    </Suspense>
  );
}

/** Suspends on a server and while its HTML is hydrated, but never later. */
function ServerPart<Props extends object>(given: LazyPartProps<Props>) {
  const languages = useLanguages();
  const { loadChunk } = usePlatform();
  const isHydrating = useIsHydrating();
  if (isHydrating) use(loadOnce(given.part, languages, loadChunk));
  return <LoadedPart {...given} />;
}

/** React requires the same promise in each attempt to render. */
const loads = new WeakMap<Languages, Map<object, Promise<void>>>();

function loadOnce<Props>(part: Part<Props>, languages: Languages, loadChunk: LoadChunk) {
  const known = loads.get(languages) ?? new Map<object, Promise<void>>();
  loads.set(languages, known);
  const load =
    known.get(part) ??
    // `LoadedPart` retries after a failure, and reports it.
    loadPart(part, languages, loadChunk).then(
      () => undefined,
      () => undefined,
    );
  known.set(part, load);
  return load;
}

/** Loads under way: all places of a part render it in one transition, rather than one after the other. */
const pending = new WeakMap<Languages, Map<object, Promise<unknown>>>();

function loadTogether<Props>(
  part: Part<Props>,
  languages: Languages,
  loadChunk: LoadChunk,
): Promise<ComponentType<Props>> {
  const loading = pending.get(languages) ?? new Map<object, Promise<unknown>>();
  pending.set(languages, loading);
  const known = loading.get(part) as Promise<ComponentType<Props>> | undefined;
  if (known) return known;
  const load = loadPart(part, languages, loadChunk).finally(() => loading.delete(part));
  loading.set(part, load);
  return load;
}

async function loadPart<Props>(part: Part<Props>, languages: Languages, loadChunk: LoadChunk) {
  const [module] = await Promise.all([
    part.loaded === undefined ? loadChunk(part.load) : { default: part.loaded },
    languages.load(part.texts ?? []),
  ]);
  part.loaded = module.default;
  return module.default;
}

function LoadedPart<Props extends object>({ part, props, fallback = null }: LazyPartProps<Props>) {
  const { loadChunk } = usePlatform();
  const languages = useLanguages();
  const toasts = useToasts();
  const t = useTexts();
  const [shown, setShown] = useState(() => {
    // Another story on the same page may have loaded the code, but not the texts of this app.
    const { i18n } = languages;
    const hasTexts = (part.texts ?? []).every((name) =>
      i18n.hasResourceBundle(i18n.language, name),
    );
    return { part, Loaded: hasTexts ? part.loaded : undefined };
  });

  useEffect(() => {
    let gone = false;
    loadTogether(part, languages, loadChunk).then(
      (loaded) => {
        if (gone) return;
        // A transition is rendered in slices, so that taps and frames do not wait for all of it.
        startTransition(() =>
          // What is shown already is not rendered again: a list has hundreds of parts.
          setShown((last) =>
            last.part === part && last.Loaded === loaded ? last : { part, Loaded: loaded },
          ),
        );
      },
      () => toasts.show({ text: t('failure.chunkText'), tone: 'critical', id: 'chunk' }),
    );
    return () => {
      gone = true;
    };
  }, [part, languages, loadChunk, toasts, t]);

  // Another part in the same place must not render with the props of this one.
  const Loaded = shown.part === part ? shown.Loaded : undefined;
  if (Loaded !== undefined) return <Loaded {...props} />;
  return fallback === null ? null : <div className={adjust.appearsLate}>{fallback}</div>;
}
