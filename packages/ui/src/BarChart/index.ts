export { BarChart, type BarChartProps, type BarGroup, type BarSeries } from './BarChart.tsx';
