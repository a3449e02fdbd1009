import { createContext, useContext } from 'react';
import type { KitLabels } from '../labels/kit.ts';

/** The kit's words in the language of the page, given by `LabelsProvider`. */
export const LabelsContext = createContext<Partial<KitLabels>>({});

/**
 * What a component says: its owner's words, else those of the nearest provider, else English. English
 * comes with the component itself, so that one used alone brings no table of all words.
 */
export function useLabels<Name extends keyof KitLabels>(
  name: Name,
  english: KitLabels[Name],
  own: Partial<KitLabels[Name]> | undefined,
): KitLabels[Name] {
  return { ...english, ...useContext(LabelsContext)[name], ...own };
}
