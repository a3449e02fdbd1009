export { DigitsField, type DigitsFieldProps } from './DigitsField.tsx';
