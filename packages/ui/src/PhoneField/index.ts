export { type PhoneCountry, PhoneField, type PhoneFieldProps } from './PhoneField.tsx';
export { barePhone, groupPhone } from './phone.ts';
