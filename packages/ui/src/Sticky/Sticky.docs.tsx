import { Button } from '../Button/index.ts';
import type { ComponentDocs } from '../design/docs.ts';
import { Text } from '../Text/index.ts';
import { Sticky } from './index.ts';

export const docs: ComponentDocs = {
  screenReaders: 'Changes nothing; focus is scrolled clear of it.',
  content: 'One action, or the title of the screen.',
  related: { NavBar: 'a bar with a title', AppShell: 'places its bars itself' },
  recommended: {
    reason: 'The main action of a long form.',
    example: (
      <Sticky edge="bottom">
        <Button fullWidth>Withdraw ₱500</Button>
      </Sticky>
    ),
  },
  mistake: {
    reason: 'Several lines of text, which cover a phone in landscape.',
    example: (
      <Sticky edge="bottom">
        <Text as="p">
          Terms of the promotion, deadlines, games, and the way how to take part in it.
        </Text>
      </Sticky>
    ),
  },
};
