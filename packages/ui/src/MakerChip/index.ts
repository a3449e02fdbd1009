export { MakerChip, type MakerChipProps } from './MakerChip.tsx';
