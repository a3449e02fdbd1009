export { Donut, type DonutProps, type DonutSegment } from './Donut.tsx';
