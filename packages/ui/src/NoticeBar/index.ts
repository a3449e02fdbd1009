export type { NoticeBarLabels } from './labels.ts';
export { NoticeBar, type NoticeBarProps } from './NoticeBar.tsx';
