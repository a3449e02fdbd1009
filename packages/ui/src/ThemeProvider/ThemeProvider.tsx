import { type Appearance, media, type ThemeName, themeClass } from '@parlor/tokens';
import { useComposedRefs } from 'radix-ui/internal';
import {
  type ComponentProps,
  createContext,
  useContext,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { cx } from '../internal/cx.ts';
import { type AppearanceChoice, resolveAppearance, themeAttributes } from './theme.ts';

interface ThemeValue {
  theme: ThemeName;
  choice: AppearanceChoice;
  /** Where dialogs and menus go, so that they wear the theme of the place that opened them. */
  container: HTMLElement | null;
}

const ThemeContext = createContext<ThemeValue>({
  theme: 'green',
  choice: 'system',
  container: null,
});

export interface ThemeProviderProps extends ComponentProps<'div'> {
  theme?: ThemeName | undefined;
  /** Default `system`: that of the device, also when it changes. */
  appearance?: AppearanceChoice | undefined;
  /**
   * `document` themes the whole page by attributes on `<html>` and draws no element of its own;
   * `element` themes a part of it. Default `element`.
   */
  target?: 'document' | 'element' | undefined;
}

/** Theme and appearance for everything inside. Providers nest: the nearest one counts. */
export function ThemeProvider({ target = 'element', ...rest }: ThemeProviderProps) {
  return target === 'document' ? <DocumentTheme {...rest} /> : <ElementTheme {...rest} />;
}

type TargetProps = Omit<ThemeProviderProps, 'target'>;

function DocumentTheme({ theme = 'green', appearance = 'system', children }: TargetProps) {
  const dark = useDeviceIsDark();
  const drawn = resolveAppearance(appearance, dark);

  // Before paint, so that a change is never seen half done.
  useLayoutEffect(() => {
    const page = document.documentElement;
    page.dataset.theme = theme;
    if (appearance === 'system') delete page.dataset.appearance;
    else page.dataset.appearance = appearance;
    // The phone paints its own bars in the colour of the page.
    document
      .querySelector('meta[name="theme-color"]')
      ?.setAttribute('content', getComputedStyle(document.body).backgroundColor);
    page.style.colorScheme = drawn;
  }, [theme, appearance, drawn]);

  return (
    <ThemeContext value={{ theme, choice: appearance, container: null }}>{children}</ThemeContext>
  );
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

/** The theme here, and the appearance that is drawn: never `system`. */
export function useTheme(): { theme: ThemeName; appearance: Appearance } {
  const { theme, choice } = useContext(ThemeContext);
  return { theme, appearance: resolveAppearance(choice, useDeviceIsDark()) };
}

/** Where a portal goes; `undefined` for the end of the body. */
export function usePortalContainer(): HTMLElement | undefined {
  return useContext(ThemeContext).container ?? undefined;
}

const onDevice = () => matchMedia(media.dark);

function useDeviceIsDark(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const query = onDevice();
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
    () => onDevice().matches,
    () => false,
  );
}
