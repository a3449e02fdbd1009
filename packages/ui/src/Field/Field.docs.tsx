import type { ComponentDocs } from '../design/docs.ts';
import { Field, InputFrame, inputClass } from './index.ts';

export const docs: ComponentDocs = {
  screenReaders:
    'Connects label, help and error with the control. The error is announced when it appears.',
  content: 'A short noun as label; the error says how to correct it.',
  related: { TextField: 'a field with an input', Callout: 'an error of the whole form' },
  recommended: {
    reason: 'For a control of your own.',
    example: (
      <Field label="Nickname" help="Visible to other players">
        {(control) => (
          <InputFrame>
            <input {...control} className={inputClass} />
          </InputFrame>
        )}
      </Field>
    ),
  },
  mistake: {
    reason: 'A control without the given props: the label does not reach it.',
    example: <Field label="Nickname">{() => <input aria-label="Nickname" />}</Field>,
  },
};
