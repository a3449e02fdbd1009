import { VisuallyHidden } from '@parlor/ui/VisuallyHidden';

/** The heading of a page whose title the top bar shows already: visually hidden. */
export function PageTitle({ children }: { children: string }) {
  return <VisuallyHidden as="h1">{children}</VisuallyHidden>;
}
