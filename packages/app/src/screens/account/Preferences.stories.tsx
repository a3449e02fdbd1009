import { home } from '@parlor/api/calls/games';
import { disconnect } from '@parlor/api/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { getHref } from '../../navigation/paths.ts';
import { StoryApp } from '../../testing/StoryApp.tsx';
import { isInColumn, says, soon } from '../../testing/story-checks.ts';
import { onDesktop, screenParameters } from '../../testing/story-parameters.ts';

/** Theme, appearance and language of the app. A choice applies at once. */
const meta = {
  title: 'Screens/Theme and language',
  component: StoryApp,
  parameters: { ...screenParameters },
  args: { path: getHref('themeCenter') },
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ThemeCenter: Story = { play: says('Choose a theme') };

/** Without an earlier choice, the site's theme and the device's appearance apply. */
export const WithoutAChoice: Story = {
  args: { stored: { theme: null, appearance: null } },
  async play({ canvas }) {
    await expect(await canvas.findByRole('radio', { name: 'Green' }, soon)).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'System' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Blue' }));
    await expect(canvas.getByRole('radio', { name: 'Blue' })).toBeChecked();
    // The arrow keys change the choice, as in any radio group.
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Pink' })).toBeChecked();
  },
};

export const Chosen: Story = {
  args: { stored: { theme: 'pink', appearance: 'dark' } },
  async play({ canvas }) {
    await expect(await canvas.findByRole('radio', { name: 'Pink' }, soon)).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Dark' })).toBeChecked();
  },
};

/** The games fail to load: the miniatures show placeholders. */
export const WithoutGames: Story = {
  args: { handlers: [disconnect(home)] },
  play: says('Choose a theme'),
};

export const ThemeCenterOnADesktop: Story = { ...onDesktop, play: isInColumn('read') };

export const Language: Story = {
  args: { path: getHref('language') },
  async play({ canvas }) {
    await expect(await canvas.findByRole('radio', { name: 'English' }, soon)).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'ภาษาไทย' }));
    await expect(await canvas.findByRole('heading', { name: 'เลือกภาษา' }, soon)).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'ภาษาไทย' })).toBeChecked();
  },
};

export const LanguageInBurmese: Story = {
  args: { path: getHref('language'), stored: { locale: 'my_MM' } },
};

/** Theme and language at the foot of the side navigation. */
export const AtTheFoot: Story = {
  args: { path: getHref('desktop'), stored: { theme: 'blue', appearance: 'dark' } },
  ...onDesktop,
  async play({ canvas }) {
    const theme = await canvas.findByRole('button', { name: 'Theme: Dark · Blue' }, soon);
    await userEvent.click(theme);
    const menu = within(await screen.findByRole('menu'));
    await expect(menu.getByRole('menuitemradio', { name: 'Dark' })).toBeChecked();
    await userEvent.click(menu.getByRole('menuitemradio', { name: 'Pink' }));
    await expect(
      await canvas.findByRole('button', { name: 'Theme: Dark · Pink' }, soon),
    ).toBeVisible();
  },
};

export const LanguageAtTheFoot: Story = {
  args: { path: getHref('desktop') },
  ...onDesktop,
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Language: English' }, soon));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: '简体中文' }));
    await expect(await canvas.findByRole('button', { name: '语言: 简体中文' }, soon)).toBeVisible();
  },
};

const firstVisitTo = (countryCode: string, websiteDefaultLanguage: '' | 'zh_CN' = ''): Story => ({
  args: {
    path: getHref('language'),
    stored: { locale: null },
    site: { countryCode, websiteDefaultLanguage },
  },
});
const shows = (name: string): Pick<Story, 'play'> => ({
  async play({ canvas }) {
    await expect(await canvas.findByRole('radio', { name }, soon)).toBeChecked();
  },
});

// Without a stored language the country decides (docs/product.md: States and transitions), unless the
// website has a language of its own.
export const FirstVisitToThailand: Story = { ...firstVisitTo('TH'), ...shows('ภาษาไทย') };
export const FirstVisitToMyanmar: Story = { ...firstVisitTo('MM'), ...shows('မြန်မာဘာသာ') };
export const FirstVisitToMalaysia: Story = { ...firstVisitTo('MY'), ...shows('Bahasa Melayu') };
export const FirstVisitElsewhere: Story = { ...firstVisitTo('PH'), ...shows('English') };
export const FirstVisitToAChineseSite: Story = {
  ...firstVisitTo('TH', 'zh_CN'),
  ...shows('简体中文'),
};
