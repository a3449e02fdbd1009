import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box } from '../Box/index.ts';
import { Grid } from '../Grid/index.ts';
import { Inline } from '../Inline/index.ts';
import { Stack } from '../Stack/index.ts';
import { galleryParameters, Sheet, SheetRow } from '../testing/gallery.tsx';

const meta = {
  title: 'Foundation/Layout/Gallery',
  tags: ['!autodocs'],
  parameters: galleryParameters,
} satisfies Meta;

export default meta;

const words = ['Deposit', 'Play', 'Withdraw'];
const blocks = words.map((word) => (
  <Box key={word} padding={12} background="sunken" radius="control">
    {word}
  </Box>
));

export const Gallery: StoryObj = {
  render: () => (
    <Sheet>
      <SheetRow title="Stack, 8" block>
        <Stack gap={8}>{blocks}</Stack>
      </SheetRow>
      {(['start', 'center', 'end', 'between'] as const).map((justify) => (
        <SheetRow key={justify} title={`Inline, ${justify}`} block>
          <Inline justify={justify} wrap>
            {blocks}
          </Inline>
        </SheetRow>
      ))}
      <SheetRow title="Grid, 3 on phones and 6 on desktops" block>
        <Grid columns={{ phone: 3, desktop: 6 }}>
          {[...words, ...words.map((word) => `${word} again`)].map((word) => (
            <Box key={word} padding={12} background="sunken" radius="control">
              {word}
            </Box>
          ))}
        </Grid>
      </SheetRow>
      <SheetRow title="Grid, as many of 160 px as fit" block>
        <Grid columns="160px">{blocks}</Grid>
      </SheetRow>
    </Sheet>
  ),
};
