import type { ReactNode } from 'react';

/** A use of the component, rendered on its docs page; its code is shown below it. */
export interface DocsExample {
  /** Why it is recommended, or a mistake. */
  reason: string;
  example: ReactNode;
}

/**
 * What the docs page of a component says that its sources do not. Props, fields, parts, keys,
 * requirements and size are read from the sources.
 */
export interface ComponentDocs {
  /** What a screen reader announces, and when. */
  screenReaders: string;
  /** How to write its texts. */
  content: string;
  /** Similar components by name, each with what it is for. */
  related: Readonly<Record<string, string>>;
  /** Parts of the shared code that this component never renders. */
  absentParts?: readonly string[];
  recommended: DocsExample;
  mistake: DocsExample;
}
