export { NavBar, type NavBarLabels, type NavBarProps } from './NavBar.tsx';
