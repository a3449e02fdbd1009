export {
  ChipGroup,
  type ChipGroupProps,
  type ChipOption,
  type MultipleChipGroupProps,
  type SingleChipGroupProps,
} from './ChipGroup.tsx';
