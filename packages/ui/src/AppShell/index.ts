export { AppShell, type AppShellProps } from './AppShell.tsx';
export type { AppShellLabels } from './labels.ts';
export { usePageMark } from './usePageMark.ts';
