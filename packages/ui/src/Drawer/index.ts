export { Drawer, DrawerClose, type DrawerContentProps, type DrawerProps } from './Drawer.tsx';
export type { DrawerLabels } from './labels.ts';
