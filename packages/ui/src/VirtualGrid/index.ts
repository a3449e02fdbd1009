export { VirtualGrid, type VirtualGridPlace, type VirtualGridProps } from './VirtualGrid.tsx';
