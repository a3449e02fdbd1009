export { Field, type FieldControl, type FieldProps, type FieldText } from './Field.tsx';
export {
  InputFrame,
  type InputFrameProps,
  inputButtonClass,
  inputClass,
} from './InputFrame.tsx';
