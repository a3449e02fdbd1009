import { Box } from '@parlor/ui/Box';
import { Heading } from '@parlor/ui/Heading';
import { IconButton } from '@parlor/ui/IconButton';
import { Inline } from '@parlor/ui/Inline';
import { Stack } from '@parlor/ui/Stack';
import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTexts } from '../languages/use-texts.ts';
import * as css from './BottomCard.css.ts';

interface Props {
  title: string;
  /** Renders the close button; called on close. */
  onClose?: () => void;
  children: ReactNode;
}

/**
 * A card over the bottom of a tab. It takes no focus and does not block the page.
 */
export function BottomCard({ title, onClose, children }: Props) {
  const t = useTexts();
  const id = useId();
  return (
    <Stack
      as="aside"
      aria-labelledby={id}
      gap={12}
      padding={16}
      background="raised"
      color="default"
      radius="card"
      className={css.root}
    >
      <Inline as="header" align="start" justify="between">
        <Box paddingY={8}>
          <Heading id={id} level={2} size={17}>
            {title}
          </Heading>
        </Box>
        {onClose !== undefined && (
          <IconButton icon={X} label={t('actions.close')} onClick={onClose} />
        )}
      </Inline>
      {children}
    </Stack>
  );
}
