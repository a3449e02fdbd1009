import { VisuallyHidden } from '@parlor/ui/VisuallyHidden';

/** The heading of a page whose name the bar on top shows already: for screen readers alone. */
export function PageTitle({ children }: { children: string }) {
  return <VisuallyHidden as="h1">{children}</VisuallyHidden>;
}
