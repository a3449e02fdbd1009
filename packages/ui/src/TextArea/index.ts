export { countGraphemes } from './graphemes.ts';
export type { TextAreaLabels } from './labels.ts';
export { TextArea, type TextAreaProps } from './TextArea.tsx';
