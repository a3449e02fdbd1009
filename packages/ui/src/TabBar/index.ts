export { TabBar, type TabBarItem, type TabBarLabels, type TabBarProps } from './TabBar.tsx';
