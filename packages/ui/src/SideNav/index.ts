export type { SideNavLabels } from './labels.ts';
export {
  SideNav,
  type SideNavGroup,
  type SideNavItem,
  type SideNavProps,
} from './SideNav.tsx';
