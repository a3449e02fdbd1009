import { createContext, useContext } from 'react';
import type { KitLabels } from '../labels/kit.ts';

/** The kit's default texts in the language of the page, set by `LabelsProvider`. */
export const LabelsContext = createContext<Partial<KitLabels>>({});

/**
 * The texts of a component: its `labels`, otherwise those of the nearest provider, otherwise
 * English. English is part of the component itself, so that using one component does not bundle the
 * table of all texts.
 */
export function useLabels<Name extends keyof KitLabels>(
  name: Name,
  english: KitLabels[Name],
  own: Partial<KitLabels[Name]> | undefined,
): KitLabels[Name] {
  return { ...english, ...useContext(LabelsContext)[name], ...own };
}
