export { Menu, type MenuActions, type MenuChoice, type MenuItem, type MenuProps } from './Menu.tsx';
