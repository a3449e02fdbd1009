import { editProfile, endOtherSessions, endSession, sessionList } from '@parlor/api/calls/profile';
import { getInfo } from '@parlor/api/calls/session';
import { uploadImage } from '@parlor/api/calls/uploads';
import { deviceSessions, userInfo } from '@parlor/api/fixtures';
import { answer, disconnect, hang, refuse } from '@parlor/api/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, waitFor, type within } from 'storybook/test';
import { pixelAddress } from '../../features/privacy/pixel.ts';
import { getHref } from '../../navigation/paths.ts';
import { page } from '../../platform/page.ts';
import { StoryApp } from '../../testing/StoryApp.tsx';
import { isInColumn, said, showsRetry } from '../../testing/story-checks.ts';
import { onDesktop, screenParameters } from '../../testing/story-parameters.ts';

type Canvas = ReturnType<typeof within>;

const save = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Save' }));
const giveBirthday = async (canvas: Canvas, day: string, month: string, year: string) => {
  await userEvent.type(await canvas.findByLabelText('Day'), day);
  await userEvent.type(canvas.getByLabelText('Month'), month);
  await userEvent.type(canvas.getByLabelText('Year'), year);
};

/** The player's own data, the devices with an open session, and the privacy choices. */
const meta = {
  title: 'Screens/Profile and devices',
  component: StoryApp,
  parameters: { ...screenParameters },
  args: { path: getHref('myInfomation'), player: true },
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  async play({ canvas }) {
    await expect(await canvas.findByLabelText('Nickname')).toHaveValue(userInfo.nickname);
    await expect(canvas.getByText(userInfo.phoneNumber)).toBeVisible();
  },
};

const fresh = { ...userInfo, nickname: '', realname: '', email: '', birthday: '', avatar: '' };

/** A player with an empty profile. */
export const Empty: Story = {
  args: { handlers: [answer(getInfo, () => fresh)] },
  async play({ canvas }) {
    await canvas.findByLabelText('Nickname');
    await save(canvas);
    await expect(await canvas.findByText('Enter a nickname.')).toBeVisible();
  },
};

export const VeryFull: Story = {
  args: {
    handlers: [
      answer(getInfo, () => ({
        ...userInfo,
        nickname: 'Maria Concepcion de los Santos',
        realname: 'Maria Concepcion de los Santos y Reyes-Villanueva de Guzman',
        email: `${'maria.concepcion.'.repeat(6)}@example.com`,
        username: 'maria.concepcion.san',
      })),
    ],
  },
};

export const Loading: Story = { args: { handlers: [hang(getInfo)] } };

export const Unreachable: Story = {
  args: { handlers: [disconnect(getInfo)] },
  play: showsRetry,
};

export const ADesktop: Story = { ...onDesktop, play: isInColumn('narrow') };

/** It can be set only once, so a confirmation is required. */
export const BirthdayOnce: Story = {
  args: {
    handlers: [
      answer(getInfo, () => ({ ...userInfo, birthday: '' })),
      answer(editProfile, () => ({ ...userInfo, birthday: '1994-03-07' })),
    ],
  },
  async play({ canvas }) {
    await giveBirthday(canvas, '7', '3', '1994');
    await save(canvas);
    const dialog = await screen.findByRole('alertdialog', { name: 'Is this your birthday?' });
    await expect(dialog).toHaveTextContent('1994-03-07');
    await userEvent.click(screen.getByRole('button', { name: 'Yes, save it' }));
    await said(/Saved/);
  },
};

export const BirthdayTooYoung: Story = {
  args: { handlers: [answer(getInfo, () => ({ ...userInfo, birthday: '' }))] },
  async play({ canvas }) {
    await giveBirthday(canvas, '1', '1', '2020');
    await save(canvas);
    await expect(await canvas.findByText(/^You must be at least 21 years old/)).toBeVisible();
  },
};

/** The server refuses one field: the message appears at the field. */
export const EmailRefused: Story = {
  args: {
    handlers: [refuse(editProfile, 422, 'No', { reason: 'email.invalid', field: 'email' })],
  },
  async play({ canvas }) {
    await userEvent.type(await canvas.findByLabelText('Email'), 'maria@example.com');
    await save(canvas);
    await expect(await canvas.findByText(/^Enter a valid email address/)).toBeVisible();
  },
};

export const SaveUnreachable: Story = {
  args: { handlers: [disconnect(editProfile)] },
  async play({ canvas }) {
    await userEvent.type(await canvas.findByLabelText('Nickname'), ' R');
    await save(canvas);
    // The live region is mounted before its message.
    await waitFor(() => expect(canvas.getByRole('alert')).not.toBeEmptyDOMElement());
  },
};

const picture = new File([new Uint8Array(8)], 'me.png', { type: 'image/png' });

export const PictureFails: Story = {
  args: { handlers: [disconnect(uploadImage)] },
  async play({ canvas }) {
    await userEvent.upload(await canvas.findByLabelText(/picture$/), picture);
    await expect(await canvas.findByText(/^Can't reach the site/)).toBeVisible();
  },
};

export const PictureTooLarge: Story = {
  async play({ canvas }) {
    const large = new File([new Uint8Array(5_000_001)], 'me.png', { type: 'image/png' });
    await userEvent.upload(await canvas.findByLabelText(/picture$/), large);
    await expect(await canvas.findByText('Exceeded allowed file size.')).toBeVisible();
  },
};

const devices: Story = { args: { path: getHref('devices') } };

export const Devices: Story = {
  ...devices,
  async play({ canvas }) {
    await expect(await canvas.findByText('Chrome on Android')).toBeVisible();
    await expect(canvas.getByText('Unknown device')).toBeVisible();
  },
};

export const DevicesOnADesktop: Story = {
  ...devices,
  ...onDesktop,
  play: isInColumn('read'),
};

export const OnlyThisDevice: Story = {
  args: {
    path: getHref('devices'),
    handlers: [answer(sessionList, () => ({ rows: deviceSessions.slice(0, 1) }))],
  },
  async play({ canvas }) {
    await expect(await canvas.findByText("You aren't logged in anywhere else.")).toBeVisible();
  },
};

export const ManyDevices: Story = {
  args: {
    path: getHref('devices'),
    handlers: [
      answer(sessionList, () => ({
        rows: Array.from({ length: 24 }, (_, index) => ({
          ...(deviceSessions[index % 3] ?? deviceSessions[0]),
          sessionId: String(index),
          current: index === 0,
        })) as typeof deviceSessions,
      })),
    ],
  },
};

export const DevicesLoading: Story = {
  args: { path: getHref('devices'), handlers: [hang(sessionList)] },
};

export const DevicesUnreachable: Story = {
  args: { path: getHref('devices'), handlers: [disconnect(sessionList)] },
  play: showsRetry,
};

export const EndOne: Story = {
  args: { path: getHref('devices'), handlers: [answer(endSession, () => ({}))] },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Log out Safari on macOS' }));
    await said(/Device logged out/);
  },
};

export const EndOthers: Story = {
  args: { path: getHref('devices'), handlers: [answer(endOtherSessions, () => ({ ended: 2 }))] },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Log out everywhere else' }));
    const dialog = await screen.findByRole('alertdialog');
    await waitFor(() => expect(dialog).toBeVisible());
    const yes = dialog.querySelector('button:last-of-type') as HTMLElement;
    await expect(yes).toBeVisible();
    await userEvent.click(
      screen.getAllByRole('button', { name: 'Log out everywhere else' }).at(-1) as HTMLElement,
    );
    await said(/Logged out on 2 devices/);
  },
};

/** The session of another player, or one that has ended meanwhile. */
export const EndRefused: Story = {
  args: {
    path: getHref('devices'),
    handlers: [refuse(endSession, 404, 'Gone', { reason: 'notFound' })],
  },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Log out Safari on macOS' }));
    await expect(
      await canvas.findByText("We couldn't find it. It may have been removed."),
    ).toBeVisible();
  },
};

const privacy = getHref('privacy');

/** A visitor has stored data too. */
export const Privacy: Story = {
  args: { path: privacy, player: false },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: 'Stored data' })).toBeVisible();
    await expect(canvas.getByText('No advertisers count visits to this site.')).toBeVisible();
  },
};

export const PrivacyOfAPlayer: Story = {
  args: { path: privacy },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear stored data' }));
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent(
      "You'll be logged out on this device.",
    );
  },
};

/** The pixel is off until the visitor turns it on (product decision 36). */
export const PixelOff: Story = {
  args: { path: privacy, player: false, site: { trackingPixelId: '42' } },
  async play({ canvas }) {
    await expect(await canvas.findByRole('switch')).not.toBeChecked();
  },
};

export const PixelOn: Story = {
  args: {
    path: privacy,
    player: false,
    site: { trackingPixelId: '42' },
    stored: { pixelConsent: 'yes' },
  },
  beforeEach() {
    spyOn(page, 'loadPicture').mockReturnValue();
  },
  async play({ canvas }) {
    await waitFor(() => expect(page.loadPicture).toHaveBeenCalledWith(pixelAddress('42')));
    const pixel = await canvas.findByRole('switch');
    await expect(pixel).toBeChecked();
    await userEvent.click(pixel);
    await expect(pixel).not.toBeChecked();
  },
};
