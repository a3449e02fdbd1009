import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { Popover, PopoverClose } from './index.ts';

const meta = {
  title: 'Shell/Popover',
  component: Popover,
  args: {
    label: 'What counts',
    trigger: <Button variant="soft">What counts?</Button>,
    children: (
      <Stack gap={12}>
        <Text as="p">Bets on slots count in full, on live tables a tenth of each.</Text>
        <PopoverClose asChild>
          <Button size="sm" variant="soft">
            Got it
          </Button>
        </PopoverClose>
      </Stack>
    ),
  },
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'What counts?' });
    await userEvent.click(trigger);
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'What counts' })).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Got it' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(trigger).toHaveFocus();
  },
};

export const Playground: Story = { args: { side: 'end', align: 'start' } };
