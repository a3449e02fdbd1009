import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../testing/conformance.tsx';
import { ImageUploader, type ImageUploaderProps, type UploadItem } from './index.ts';
import { sampleFile } from './uploads.sample.ts';

const nothing = () => {};
const queue = { items: [], onAdd: nothing, onRemove: nothing, onRetry: nothing };
const item = (name: string, changed: Partial<UploadItem> = {}): UploadItem => ({
  id: name,
  name,
  state: 'sending',
  share: 0,
  ...changed,
});

describeConformance({
  name: 'ImageUploader',
  root: HTMLDivElement,
  restTo: 'control',
  draw: (props) => <ImageUploader label="Receipt" {...queue} {...props} />,
});

const input = () => screen.getByLabelText<HTMLInputElement>(/Receipt/, { selector: 'input' });

function setUp(props: Partial<ImageUploaderProps> = {}) {
  const calls = { onAdd: vi.fn(), onRemove: vi.fn(), onRetry: vi.fn() };
  const draw = (next: Partial<ImageUploaderProps>) => (
    <ImageUploader label="Receipt" items={[]} {...calls} {...props} {...next} />
  );
  const { rerender } = render(draw({}));
  return { ...calls, show: (next: Partial<ImageUploaderProps>) => rerender(draw(next)) };
}

const choose = async (...files: File[]) => {
  await userEvent.upload(input(), files);
};
/** The data of a drag or paste. */
const carrying = (...files: File[]) => {
  const data = new DataTransfer();
  for (const file of files) data.items.add(file);
  return data;
};
const dropOnto = (element: Element, ...files: File[]) =>
  fireEvent(
    element,
    new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: carrying(...files) }),
  );
const pasteInto = (element: Element, ...files: File[]) =>
  fireEvent(
    element,
    new ClipboardEvent('paste', { bubbles: true, clipboardData: carrying(...files) }),
  );
const getZone = () => document.querySelector('[data-part="zone"]') ?? document.body;

test('passes the selected files to its owner', async () => {
  const { onAdd } = setUp();
  const file = await sampleFile('a.png');
  await choose(file);
  expect(onAdd).toHaveBeenCalledWith([file]);
});

test('shows upload progress and announces completion', () => {
  const { show } = setUp({ items: [item('a.png', { share: 0.4 })] });
  const bar = screen.getByRole('progressbar', { name: 'Uploading a.png' });
  expect(bar).toHaveAttribute('aria-valuenow', '40');
  show({ items: [item('a.png', { state: 'done', share: 1 })] });
  expect(screen.getByText('Uploaded')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('a.png uploaded');
});

test('shows a preview of the file without a blob address', async () => {
  setUp({ items: [item('a.png', { file: await sampleFile('a.png') })] });
  await waitFor(() =>
    expect(document.querySelector('[data-part="preview"] img')?.getAttribute('src')).toMatch(
      /^data:image/,
    ),
  );
});

test('shows an item without a file by its address', () => {
  setUp({
    items: [
      item('a.png', { state: 'done', address: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=' }),
    ],
  });
  expect(document.querySelector('[data-part="preview"] img')).toBeInTheDocument();
});

test('shows a placeholder for a file without a preview', async () => {
  const file = new File(['no picture'], 'a.png', { type: 'image/png' });
  setUp({ items: [item('a.png', { file })] });
  expect(await screen.findByRole('img', { name: 'Preview failed' })).toBeVisible();
});

test.each([
  ['waiting', 'Cancel a.png'],
  ['sending', 'Cancel a.png'],
  ['done', 'Remove a.png'],
  ['failed', 'Remove a.png'],
] as const)('removes an item that is %s', async (state, name) => {
  const { onRemove } = setUp({ items: [item('a.png', { state })] });
  await userEvent.click(screen.getByRole('button', { name }));
  expect(onRemove).toHaveBeenCalledWith('a.png');
});

test('announces a failure, and again after a retry', async () => {
  const failed = [item('a.png', { state: 'failed' })];
  const { onRetry, show } = setUp({ items: [item('a.png')] });
  const status = screen.getByRole('status');
  show({ items: failed });
  expect(screen.getByText('Upload failed. Try again.')).toBeVisible();
  expect(status).toHaveTextContent("a.png wasn't uploaded. Try again.");
  await userEvent.click(screen.getByRole('button', { name: 'Try a.png again' }));
  expect(onRetry).toHaveBeenCalledWith('a.png');
  show({ items: [item('a.png')] });
  expect(status).toBeEmptyDOMElement();
  show({ items: failed });
  expect(status).toHaveTextContent("a.png wasn't uploaded. Try again.");
});

test('moves the focus to the input when an item is removed, and announces it', async () => {
  const items = ['a.png', 'b.png'].map((name) => item(name, { state: 'done' }));
  const { onRemove, show } = setUp({ items, max: 3 });
  onRemove.mockImplementation(() => show({ items: items.slice(1), max: 3 }));
  await userEvent.click(screen.getByRole('button', { name: 'Remove a.png' }));
  expect(screen.getByRole('status')).toHaveTextContent('a.png removed');
  await waitFor(() => expect(input()).toHaveFocus());
});

test('rejects files over its limits, each with its reason', async () => {
  const { onAdd } = setUp({ max: 1, maxBytes: 20_000 });
  const text = new File(['x'], 'b.txt', { type: 'text/plain' });
  const fitting = await sampleFile('c.png');
  dropOnto(getZone(), await sampleFile('a.png', 30_000), text, fitting, await sampleFile('d.png'));
  expect(onAdd).toHaveBeenCalledWith([fitting]);
  expect(screen.getByText('a.png is larger than 20 kB. Choose a smaller image.')).toBeVisible();
  expect(screen.getByText("b.txt isn't supported. Choose PNG, JPEG, WebP.")).toBeVisible();
  expect(screen.getByText('You can add only one image.')).toBeVisible();
  expect(input()).toBeInvalid();
});

test('hides the drop zone when it is full, and moves the focus to the newest item', () => {
  const { show } = setUp();
  input().focus();
  show({ items: [item('a.png')] });
  expect(document.querySelector('[data-part="zone"]')).not.toBeVisible();
  expect(screen.getByRole('button', { name: 'Cancel a.png' })).toHaveFocus();
});

test('accepts a dropped file and highlights the drop zone while dragging', async () => {
  const { onAdd } = setUp();
  const zone = getZone();
  fireEvent.dragOver(zone);
  expect(zone).toHaveAttribute('data-over');
  fireEvent.dragLeave(zone);
  expect(zone).not.toHaveAttribute('data-over');
  dropOnto(zone, await sampleFile('a.png'));
  expect(onAdd).toHaveBeenCalledTimes(1);
});

test('accepts a pasted file, except in a text field', async () => {
  const { onAdd } = setUp({ max: 2 });
  const text = document.createElement('textarea');
  document.body.append(text);
  const file = await sampleFile('a.png');
  pasteInto(text, file);
  expect(onAdd).not.toHaveBeenCalled();
  pasteInto(document.body, file);
  expect(onAdd).toHaveBeenCalledTimes(1);
  text.remove();
});

test('accepts nothing while disabled', async () => {
  const { onAdd } = setUp({ disabled: true });
  dropOnto(getZone(), await sampleFile('a.png'));
  pasteInto(document.body, await sampleFile('a.png'));
  expect(onAdd).not.toHaveBeenCalled();
});

test('shows its limits in the help', () => {
  setUp({ max: 3 });
  expect(input()).toHaveAccessibleDescription('PNG, JPEG, WebP, up to 5 MB, at most 3 images');
});
