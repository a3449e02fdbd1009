export type { KitLabels } from './kit.ts';
export { LabelsProvider, type LabelsProviderProps } from './LabelsProvider.tsx';
