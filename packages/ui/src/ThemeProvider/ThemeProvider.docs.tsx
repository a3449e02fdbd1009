import { Button } from '../Button/index.ts';
import type { ComponentDocs } from '../design/docs.ts';
import { ThemeProvider } from './index.ts';

export const docs: ComponentDocs = {
  screenReaders: 'Changes nothing.',
  content: 'Has no text of its own.',
  related: { Button: 'follows the theme, as all components do' },
  recommended: {
    reason: 'Another theme for a part of the page.',
    example: (
      <ThemeProvider theme="pink">
        <Button>Deposit</Button>
      </ThemeProvider>
    ),
  },
  mistake: {
    reason: 'Colors of your own on a component.',
    example: (
      <ThemeProvider theme="green">
        <Button style={{ backgroundColor: '#939' }}>Deposit</Button>
      </ThemeProvider>
    ),
  },
};
