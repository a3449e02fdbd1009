import type { ComponentDocs } from '../design/docs.ts';
import { Collapsible } from './index.ts';

export const docs: ComponentDocs = {
  screenReaders:
    'A button that states whether its content is expanded. Hidden content is not read.',
  content: 'The title names the content and stays the same in both states.',
  related: { Accordion: 'several sections', Dialog: 'a task of its own' },
  recommended: {
    reason: 'Details that few players need.',
    example: <Collapsible title="Fees">Withdrawals are free of charge.</Collapsible>,
  },
  mistake: {
    reason: 'A condition that every player must know.',
    example: <Collapsible title="Note">This deletes your account.</Collapsible>,
  },
};
