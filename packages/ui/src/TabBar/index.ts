export type { TabBarLabels } from './labels.ts';
export { TabBar, type TabBarItem, type TabBarProps } from './TabBar.tsx';
