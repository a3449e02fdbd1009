import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { createContext, type PropsWithChildren, useCallback, useEffect, useState } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { createManagerTheme, getAppearance } from './manager-theme.ts';

/** The choices of the toolbars. */
export const GlobalsContext = createContext<Readonly<Record<string, unknown>>>({});

/** The docs container, in the appearance of its stories. */
export function ThemedContainer({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const readGlobals = useCallback((): Readonly<Record<string, unknown>> => {
    const [story] = context.componentStories();
    return story ? context.getStoryContext(story).globals : {};
  }, [context]);
  const [globals, setGlobals] = useState(readGlobals);
  useEffect(() => {
    // Frames with stories send this event too, with the globals of their own address.
    const update = () => setGlobals(readGlobals());
    context.channel.on(GLOBALS_UPDATED, update);
    return () => context.channel.off(GLOBALS_UPDATED, update);
  }, [context, readGlobals]);
  return (
    <GlobalsContext value={globals}>
      <DocsContainer context={context} theme={createManagerTheme(getAppearance(globals))}>
        {children}
      </DocsContainer>
    </GlobalsContext>
  );
}
