export type { Columns } from './columns.ts';
export { Grid, type GridProps } from './Grid.tsx';
