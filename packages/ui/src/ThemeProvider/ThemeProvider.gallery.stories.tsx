import { appearances, themeNames, tones } from '@parlor/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box } from '../Box/index.ts';
import { Button } from '../Button/index.ts';
import { Grid } from '../Grid/index.ts';
import { Heading } from '../Heading/index.ts';
import { Inline } from '../Inline/index.ts';
import { Link } from '../Link/index.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { plainGalleryParameters } from '../testing/gallery.tsx';
import { ThemeProvider } from './index.ts';

const meta = {
  title: 'Foundation/ThemeProvider/Gallery',
  component: ThemeProvider,
  tags: ['!autodocs'],
  parameters: plainGalleryParameters,
} satisfies Meta<typeof ThemeProvider>;

export default meta;

export const Gallery: StoryObj = {
  render: () => (
    <Grid columns={{ phone: 1, desktop: 2 }} gap={16}>
      {themeNames.flatMap((theme) =>
        appearances.map((appearance) => (
          <ThemeProvider key={`${theme} ${appearance}`} theme={theme} appearance={appearance}>
            <Stack gap={16} style={{ padding: 16 }}>
              <Inline justify="between">
                <Heading>
                  {theme}, {appearance}
                </Heading>
                <Link href="/all" variant="standalone">
                  All 36
                </Link>
              </Inline>
              <Box background="surface" border="subtle" radius="card" padding={16}>
                <Stack gap={12}>
                  <div>
                    <Text as="p">Royale Roulette</Text>
                    <Text as="p" size={13} color="muted">
                      ₱1,520.00 in game
                    </Text>
                  </div>
                  <Inline wrap gap={8}>
                    <Button>Deposit</Button>
                    <Button variant="soft">All</Button>
                    <Button variant="outline" tone="neutral">
                      Filter
                    </Button>
                  </Inline>
                  <Inline wrap gap={8}>
                    {tones.map((tone) => (
                      <Text key={tone} tone={tone} size={13} weight="medium">
                        {tone}
                      </Text>
                    ))}
                  </Inline>
                </Stack>
              </Box>
            </Stack>
          </ThemeProvider>
        )),
      )}
    </Grid>
  ),
};
