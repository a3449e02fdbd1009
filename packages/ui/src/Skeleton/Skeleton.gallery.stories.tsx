import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box } from '../Box/index.ts';
import { Grid } from '../Grid/index.ts';
import { Inline } from '../Inline/index.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { plainGalleryParameters, Sheet, SheetRow } from '../testing/gallery.tsx';
import { Skeleton } from './index.ts';

const meta = {
  title: 'Foundation/Skeleton/Gallery',
  component: Skeleton,
  tags: ['!autodocs'],
  parameters: plainGalleryParameters,
} satisfies Meta<typeof Skeleton>;

export default meta;

export const Gallery: StoryObj = {
  render: () => (
    <Sheet>
      <SheetRow title="A grid of games" block>
        <Grid columns={{ phone: 3, desktop: 7 }} rowGap={20}>
          {['a', 'b', 'c'].map((tile) => (
            <Stack key={tile} gap={8}>
              <Skeleton ratio="3 / 4" />
              <Box>
                <Text as="div" size={13}>
                  <Skeleton shape="text" width="80%" />
                </Text>
                <Text as="div" size={12}>
                  <Skeleton shape="text" width="55%" />
                </Text>
              </Box>
            </Stack>
          ))}
        </Grid>
      </SheetRow>
      <SheetRow title="Transaction" block>
        <Inline>
          <Skeleton shape="thumbnail" width={40} height={40} />
          <Box style={{ flex: 1 }}>
            <Skeleton shape="text" width="60%" />
            <Skeleton shape="text" width="35%" />
          </Box>
          <Skeleton shape="text" width={72} />
        </Inline>
      </SheetRow>
      <SheetRow title="Banner, avatar" block>
        <Stack gap={12}>
          <Skeleton shape="card" ratio="16 / 7" />
          <Skeleton shape="circle" width={44} height={44} />
        </Stack>
      </SheetRow>
    </Sheet>
  ),
};
