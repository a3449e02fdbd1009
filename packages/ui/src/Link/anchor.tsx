import { type ComponentProps, createContext, type ElementType, useContext } from 'react';

const AnchorContext = createContext<ElementType<ComponentProps<'a'>>>('a');

/**
 * Sets the component that the kit renders links with: one that takes `href` and navigates without
 * reloading the page. Without it, links are plain anchors.
 */
export const LinkProvider = ({
  component,
  children,
}: {
  component: ElementType<ComponentProps<'a'>>;
  children: React.ReactNode;
}) => <AnchorContext value={component}>{children}</AnchorContext>;

/** The app's own link, unstyled, for components that render a link. */
export function Anchor(props: ComponentProps<'a'>) {
  const Component = useContext(AnchorContext);
  return <Component {...props} />;
}
