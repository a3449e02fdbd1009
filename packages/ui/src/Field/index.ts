export {
  Field,
  type FieldControl,
  type FieldInputProps,
  type FieldProps,
  type FieldText,
  splitFieldProps,
} from './Field.tsx';
export {
  InputClear,
  InputFrame,
  type InputFrameProps,
  inputButtonClass,
  inputClass,
} from './InputFrame.tsx';
