export type { Columns, ResponsiveColumns } from './columns.ts';
export { Grid, type GridProps } from './Grid.tsx';
