import type { ComponentDocs } from '../design/docs.ts';
import { Section } from '../Section/index.ts';
import { Page } from './index.ts';

export const docs: ComponentDocs = {
  screenReaders: 'Changes nothing: the landmark is that of AppShell.',
  content: 'Has no text of its own.',
  related: { Section: 'a part of the page', AppShell: 'the frame around it' },
  recommended: {
    reason: 'Sections in the usual distance.',
    example: (
      <Page width="narrow">
        <Section title="Profile">Maria Santos</Section>
        <Section title="Security">Password</Section>
      </Page>
    ),
  },
  mistake: {
    reason: 'A page in a page: the gutter is doubled.',
    example: (
      <Page width="narrow">
        <Page width="narrow">Maria Santos</Page>
      </Page>
    ),
  },
};
