import { X } from 'lucide-react';
import { Button } from '../Button/index.ts';
import type { ComponentDocs } from '../design/docs.ts';
import { IconButton } from '../IconButton/index.ts';
import { Tooltip, TooltipProvider } from './index.ts';

export const docs: ComponentDocs = {
  screenReaders:
    'Describes its trigger, which has a name of its own. It is not available by touch.',
  content: 'A few words, never essential information.',
  related: { Popover: 'more text, and controls', Field: 'has a help text' },
  recommended: {
    reason: 'The name of an icon button.',
    example: (
      <TooltipProvider>
        <Tooltip text="Close filters">
          <IconButton icon={X} label="Close filters" />
        </Tooltip>
      </TooltipProvider>
    ),
  },
  mistake: {
    reason: 'Information that is needed on a phone too.',
    example: (
      <Tooltip text="You lose your bonus">
        <Button>Close promotion</Button>
      </Tooltip>
    ),
  },
};
