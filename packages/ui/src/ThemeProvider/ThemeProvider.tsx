import { type Appearance, groundProperty, media, themeClass } from '@parlor/tokens';
import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { Direction } from 'radix-ui';
import {
  type ComponentProps,
  createContext,
  useContext,
  useInsertionEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { cx } from '../internal/cx.ts';
import { useMedia } from '../internal/useMedia.ts';
import './signs.css.ts';
import {
  type AnyThemeName,
  type AppearanceChoice,
  resolveAppearance,
  themeAttributes,
} from './theme.ts';

interface ThemeValue {
  theme: AnyThemeName;
  choice: AppearanceChoice;
  /** Container of portals, so that dialogs and menus inherit the theme of their opener. */
  container: HTMLElement | null;
}

const ThemeContext = createContext<ThemeValue>({
  theme: 'green',
  choice: 'system',
  container: null,
});

export interface ThemeProviderProps extends ComponentProps<'div'> {
  /** Name of the theme: one of the kit's, or one of your own. Default `green`. */
  theme?: AnyThemeName | undefined;
  /** Light, dark, or `system` to follow the device. Default `system`. */
  appearance?: AppearanceChoice | undefined;
  /**
   * `document` themes the whole page by attributes on `<html>` and renders no element of its own;
   * `element` themes a part of it. Default `element`.
   */
  target?: 'document' | 'element' | undefined;
}

/** Theme and appearance for everything inside. Providers can be nested: the nearest one applies. */
export function ThemeProvider({ target = 'element', ...rest }: ThemeProviderProps) {
  return target === 'document' ? <DocumentTheme {...rest} /> : <ElementTheme {...rest} />;
}

type TargetProps = Omit<ThemeProviderProps, 'target'>;

function DocumentTheme({ theme = 'green', appearance = 'system', children }: TargetProps) {
  const dark = useDeviceIsDark();
  const drawn = resolveAppearance(appearance, dark);

  // Before any layout effect measures: otherwise the style of the whole page would be computed
  // twice.
  useInsertionEffect(() => {
    const page = document.documentElement;
    page.dataset.theme = theme;
    if (appearance === 'system') delete page.dataset.appearance;
    else page.dataset.appearance = appearance;
    page.style.colorScheme = drawn;
  }, [theme, appearance, drawn]);

  const look = `${theme} ${appearance} ${drawn}`;
  const painted = useRef('');
  // Sets the colour of the phone's browser bars to the page's background.
  useLayoutEffect(() => {
    if (painted.current === look) return;
    painted.current = look;
    // Reads `html`: the body's colour may still be in transition, as reduced motion turns each
    // style change into one of a millisecond.
    const ground = getComputedStyle(document.documentElement).getPropertyValue(groundProperty);
    getBarColor().content = ground.trim();
  }, [look]);

  return (
    <ThemeContext value={{ theme, choice: appearance, container: null }}>
      <Direction.Provider dir={usePageDirection()}>{children}</Direction.Provider>
    </ThemeContext>
  );
}

/** The tag with the colour of the browser bars, added to a page without one. */
function getBarColor(): HTMLMetaElement {
  const known = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
  if (known !== null) return known;
  const added = document.createElement('meta');
  added.name = 'theme-color';
  document.head.append(added);
  return added;
}

function ElementTheme({
  theme = 'green',
  appearance = 'system',
  className,
  children,
  ref,
  ...rest
}: TargetProps) {
  const [element, setElement] = useState<HTMLDivElement | null>(null);
  return (
    <ThemeContext value={{ theme, choice: appearance, container: element }}>
      <div
        {...rest}
        {...themeAttributes(theme, appearance)}
        ref={useComposedRefs(ref, setElement)}
        data-component="ThemeProvider"
        className={cx(themeClass, className)}
      >
        {children}
      </div>
    </ThemeContext>
  );
}

/** The current theme and the resolved appearance, never `system`. */
export function useTheme(): { theme: AnyThemeName; appearance: Appearance } {
  const { theme, choice } = useContext(ThemeContext);
  return { theme, appearance: resolveAppearance(choice, useDeviceIsDark()) };
}

/** Container of portals; `undefined` for the end of the body. */
export function usePortalContainer(): HTMLElement | undefined {
  return useContext(ThemeContext).container ?? undefined;
}

function watchPage(changed: () => void) {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ['dir'] });
  return () => observer.disconnect();
}

/** Text direction of the page, for arrow keys and menus. */
function usePageDirection(): 'ltr' | 'rtl' {
  return useSyncExternalStore(
    watchPage,
    () => (document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr'),
    () => 'ltr',
  );
}

const useDeviceIsDark = () => useMedia(media.dark);
