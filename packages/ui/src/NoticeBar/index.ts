export { NoticeBar, type NoticeBarLabels, type NoticeBarProps } from './NoticeBar.tsx';
