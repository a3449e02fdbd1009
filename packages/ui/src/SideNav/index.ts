export {
  SideNav,
  type SideNavGroup,
  type SideNavItem,
  type SideNavLabels,
  type SideNavProps,
} from './SideNav.tsx';
