export { type PhoneCountry, PhoneField, type PhoneFieldProps } from './PhoneField.tsx';
export { formatPhone, parsePhone } from './phone.ts';
