export type { NavBarLabels } from './labels.ts';
export { NavBar, type NavBarProps } from './NavBar.tsx';
