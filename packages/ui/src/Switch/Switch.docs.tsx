import type { ComponentDocs } from '../design/docs.ts';
import { Switch } from './index.ts';

export const docs: ComponentDocs = {
  screenReaders: 'A switch named by its label; it takes effect at once.',
  content: 'A noun or statement that is true when on: "Hide balance".',
  related: { Checkbox: 'takes effect with the form', SegmentedControl: 'two named options' },
  recommended: {
    reason: 'A setting that takes effect at once.',
    example: <Switch label="Hide balance" />,
  },
  mistake: {
    reason: 'A label that changes with the state.',
    example: <Switch label="Off" />,
  },
};
