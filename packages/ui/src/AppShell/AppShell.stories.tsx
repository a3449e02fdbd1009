import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell, Plus } from 'lucide-react';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Grid } from '../Grid/index.ts';
import { Heading } from '../Heading/index.ts';
import { Icon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { Inline } from '../Inline/index.ts';
import { NavBar } from '../NavBar/index.ts';
import { NoticeBar } from '../NoticeBar/index.ts';
import { SideNav } from '../SideNav/index.ts';
import { Skeleton } from '../Skeleton/index.ts';
import { Stack } from '../Stack/index.ts';
import { TabBar } from '../TabBar/index.ts';
import { Tabs } from '../Tabs/index.ts';
import { Text } from '../Text/index.ts';
import { categories, sideNavGroups, tabBarItems } from '../testing/places.ts';
import { AppShell } from './index.ts';

const logo = (
  <Text size={20} weight="bold">
    Parlor
  </Text>
);

const deposit = (
  <Button shape="pill" leading={<Icon icon={Plus} />}>
    Deposit
  </Button>
);

const meta = {
  title: 'Shell/AppShell',
  component: AppShell,
  parameters: { page: 'own' },
  args: {
    header: <NavBar leading={logo} trailing={deposit} />,
    desktopHeader: (
      <Inline justify="end" style={{ minBlockSize: 68 }}>
        <IconButton icon={Bell} label="Messages, unread" dot />
        {deposit}
      </Inline>
    ),
    tabBar: <TabBar items={tabBarItems} value="home" />,
    sideNav: <SideNav groups={sideNavGroups} value="home" header={logo} />,
    children: (
      <Stack>
        <Heading level={1} size={20}>
          Lobby
        </Heading>
        <Skeleton shape="card" ratio="16 / 7" />
        <NoticeBar>
          Mirador Live tables rest 04:00–04:30, Manila time. Your money stays where it is.
        </NoticeBar>
        <Tabs
          label="Categories"
          variant="strip"
          sticky
          tabs={categories.map(({ icon, ...tab }) => ({ ...tab, icon: <Icon icon={icon} /> }))}
        >
          <Grid columns={{ phone: 3, desktop: 7 }} rowGap={20} style={{ paddingBlock: 16 }}>
            {Array.from({ length: 21 }, (_, index) => `game ${index}`).map((game) => (
              <Skeleton key={game} ratio="3 / 4" />
            ))}
          </Grid>
        </Tabs>
      </Stack>
    ),
  },
} satisfies Meta<typeof AppShell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    await expect(canvas.getAllByRole('navigation')).toHaveLength(1);
  },
};

export const Playground: Story = { args: { gutter: 'none' } };
