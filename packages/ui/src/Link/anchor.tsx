import { type ComponentProps, createContext, type ElementType, useContext } from 'react';

const AnchorContext = createContext<ElementType<ComponentProps<'a'>>>('a');

/**
 * Says how the kit draws links: the app gives a component that takes `href` and goes there without
 * loading the page anew. Without it, links are plain anchors.
 */
export const LinkProvider = ({
  component,
  children,
}: {
  component: ElementType<ComponentProps<'a'>>;
  children: React.ReactNode;
}) => <AnchorContext value={component}>{children}</AnchorContext>;

/** The app's own link without any look, for components that draw a link. */
export function Anchor(props: ComponentProps<'a'>) {
  const Component = useContext(AnchorContext);
  return <Component {...props} />;
}
