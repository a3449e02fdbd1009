export { DEFAULT_MAX_LENGTH, TextField, type TextFieldProps } from './TextField.tsx';
