export { usePageMark } from '../internal/usePageMark.ts';
export { AppShell, type AppShellProps } from './AppShell.tsx';
export type { AppShellLabels } from './labels.ts';
