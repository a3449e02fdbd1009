import {
  feedbackList,
  getServiceContactInformation,
  submitFeedback,
} from '@parlor/api/calls/contact';
import { uploadImage } from '@parlor/api/calls/uploads';
import { feedbacks, serviceContacts, uploadedImage } from '@parlor/api/fixtures';
import { answer, disconnect, hang } from '@parlor/api/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { getHref } from '../../navigation/paths.ts';
import { StoryApp } from '../../testing/StoryApp.tsx';
import { isInColumn, says, showsRetry, soon } from '../../testing/story-checks.ts';
import { onDesktop, screenParameters } from '../../testing/story-parameters.ts';

const contacts = answer(getServiceContactInformation, () => ({ rows: serviceContacts }));
const earlier = answer(feedbackList, () => ({ rows: feedbacks, total: feedbacks.length }));
const none = answer(feedbackList, () => ({ rows: [], total: 0 }));
const sent = answer(submitFeedback, () => feedbacks[0] as (typeof feedbacks)[number]);

/** How to reach customer service, and the form that sends a message with pictures. */
const meta = {
  title: 'Screens/Contact',
  component: StoryApp,
  parameters: { ...screenParameters },
  args: { path: getHref('contactInfomation'), player: true, handlers: [contacts, earlier, sent] },
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

const us = getHref('contactUs');
const picture = () => new File(['picture'], 'receipt.png', { type: 'image/png' });

/** The contacts of customer service, and the site's own links. */
export const Ready: Story = {
  args: { site: { telegramLink: 'https://t.me/parlor', facebookLink: 'javascript:alert(1)' } },
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: /^Phone/ }, soon)).toHaveAttribute(
      'href',
      'tel:+63285550142',
    );
    await expect(canvas.getByRole('link', { name: /^Telegram/ })).toHaveAttribute(
      'rel',
      'noopener noreferrer',
    );
    await expect(canvas.queryByText('Facebook')).toBeNull();
  },
};

/** A visitor may read the page; writing requires a login. */
export const Visitor: Story = {
  args: { player: false },
  async play({ canvas }) {
    await expect(
      await canvas.findByRole('button', { name: 'Log in to write' }, soon),
    ).toBeVisible();
  },
};

export const OnADesktop: Story = { ...onDesktop, play: isInColumn('read') };

export const NothingNamed: Story = {
  args: { handlers: [answer(getServiceContactInformation, () => ({ rows: [] }))] },
  play: says('Contact us in writing'),
};

export const Loading: Story = { args: { handlers: [hang(getServiceContactInformation)] } };

export const Failed: Story = {
  args: { handlers: [disconnect(getServiceContactInformation)] },
  play: showsRetry,
};

/** At least ten characters and a contact; the pictures are sent along. */
export const Written: Story = {
  args: { path: us, handlers: [answer(uploadImage, () => uploadedImage), none, sent] },
  async play({ canvas }) {
    const button = await canvas.findByRole('button', { name: 'Send' }, soon);
    await userEvent.click(button);
    await expect(await canvas.findByText('Tell us what happened.')).toBeVisible();
    const content = canvas.getByRole('textbox', { name: /^What happened/ });
    await userEvent.type(content, 'Too short');
    await userEvent.tab();
    await expect(await canvas.findByText(/10 characters/)).toBeVisible();
    await userEvent.clear(content);
    await userEvent.type(content, 'My receipt does not load on the page.');
    await userEvent.type(
      canvas.getByRole('textbox', { name: /^Contact details/ }),
      '0917 555 0142',
    );
    await userEvent.upload(canvas.getByLabelText(/^Images/), picture());
    await expect(await canvas.findByText('receipt.png', {}, soon)).toBeVisible();
    const send = canvas.getByRole('button', { name: 'Send' });
    await waitFor(() => expect(send).toBeEnabled(), soon);
    await userEvent.click(send);
    await expect(
      await canvas.findByText("Thanks, we've received your message", {}, soon),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Send another message' }));
    await expect(await canvas.findByRole('textbox', { name: /^What happened/ }, soon)).toHaveValue(
      '',
    );
  },
};

/** The form cannot be sent while a picture is uploading. */
export const WhileUploading: Story = {
  args: { path: us, handlers: [hang(uploadImage), none, sent] },
  async play({ canvas }) {
    await userEvent.upload(await canvas.findByLabelText(/^Images/, {}, soon), picture());
    const button = canvas.getByRole('button', { name: 'Send' });
    await waitFor(() => expect(button).toBeDisabled());
    await expect(canvas.getByText('An image is still uploading.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Cancel/ }));
    await waitFor(() => expect(button).toBeEnabled());
  },
};

/** A failed picture can be retried or removed. */
export const UploadFailed: Story = {
  args: { path: us, handlers: [disconnect(uploadImage), none, sent] },
  async play({ canvas }) {
    await userEvent.upload(await canvas.findByLabelText(/^Images/, {}, soon), picture());
    await expect(await canvas.findByText(/Retry the image/, {}, soon)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeDisabled();
  },
};

/** A message that could not be sent stays in its fields. */
export const SendingFailed: Story = {
  args: { path: us, handlers: [disconnect(submitFeedback), none] },
  async play({ canvas }) {
    const content = await canvas.findByRole('textbox', { name: /^What happened/ }, soon);
    await userEvent.type(content, 'My receipt does not load on the page.');
    await userEvent.type(
      canvas.getByRole('textbox', { name: /^Contact details/ }),
      '0917 555 0142',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(await canvas.findByText(/^Can't reach the site/, {}, soon)).toBeVisible();
    await expect(content).toHaveValue('My receipt does not load on the page.');
  },
};

/** With earlier messages and their answers. */
export const Us: Story = {
  args: { path: us },
  async play({ canvas }) {
    await expect(await canvas.findByText('Answered', {}, soon)).toBeVisible();
    await expect(canvas.getByText(/The wheel follows your theme/)).toBeVisible();
  },
};

export const UsOnADesktop: Story = {
  args: { path: us },
  ...onDesktop,
  play: isInColumn('read'),
};

export const EarlierLoading: Story = { args: { path: us, handlers: [hang(feedbackList)] } };

export const EarlierFailed: Story = { args: { path: us, handlers: [disconnect(feedbackList)] } };
