import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../testing/conformance.tsx';
import { ImageUploader, type ImageUploaderProps } from './index.ts';
import { heldUpload, sampleFile } from './uploads.sample.ts';

const nothing = async () => '';

describeConformance({
  name: 'ImageUploader',
  root: HTMLDivElement,
  restTo: 'control',
  draw: (props) => <ImageUploader label="Receipt" upload={nothing} {...props} />,
});

const input = () => screen.getByLabelText<HTMLInputElement>(/Receipt/, { selector: 'input' });

async function setUp(props: Partial<ImageUploaderProps> = {}) {
  const held = heldUpload();
  const onValueChange = vi.fn();
  const onBusyChange = vi.fn();
  const view = render(
    <ImageUploader
      label="Receipt"
      addressOf={() => undefined}
      upload={held.upload}
      onValueChange={onValueChange}
      onBusyChange={onBusyChange}
      {...props}
    />,
  );
  return { ...held, ...view, onValueChange, onBusyChange };
}

const choose = async (...files: File[]) => {
  await userEvent.upload(input(), files);
};
/** What a drag or a paste carries. */
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
const zoneOf = () => document.querySelector('[data-part="zone"]') ?? document.body;
const finish = (work: () => void) => act(async () => work());

test('sends what is chosen, shows how far it is, and keeps the answer', async () => {
  const { calls, onValueChange, onBusyChange } = await setUp();
  await choose(await sampleFile('a.png'));
  const bar = screen.getByRole('progressbar', { name: 'Uploading a.png' });
  expect(onBusyChange).toHaveBeenLastCalledWith(true);
  await finish(() => calls[0]?.context.onProgress(0.4));
  expect(bar).toHaveAttribute('aria-valuenow', '40');
  await finish(() => calls[0]?.resolve('/files/1'));
  expect(onValueChange).toHaveBeenLastCalledWith(['/files/1']);
  expect(onBusyChange).toHaveBeenLastCalledWith(false);
  expect(screen.getByRole('status')).toHaveTextContent('a.png is uploaded');
});

test('shows a small picture of what was chosen, without a blob address', async () => {
  await setUp();
  await choose(await sampleFile('a.png'));
  await waitFor(() =>
    expect(document.querySelector('[data-part="preview"] img')?.getAttribute('src')).toMatch(
      /^data:image/,
    ),
  );
});

test('says so when there can be no preview', async () => {
  await setUp();
  await choose(new File(['no picture'], 'a.png', { type: 'image/png' }));
  expect(await screen.findByRole('img', { name: 'No preview' })).toBeVisible();
});

test('several at once keep their answers apart, whichever comes first', async () => {
  const { calls, onValueChange } = await setUp({ max: 3 });
  await choose(await sampleFile('a.png'), await sampleFile('b.png'));
  await finish(() => {
    calls[1]?.resolve('/b');
    calls[0]?.resolve('/a');
  });
  expect(onValueChange).toHaveBeenLastCalledWith(['/b', '/a']);
  const names = [...document.querySelectorAll('[data-part="name"]')].map(
    (name) => name.textContent,
  );
  expect(names).toEqual(['a.png', 'b.png']);
});

test('cancelling aborts it, and a late answer is not kept', async () => {
  const { calls, onValueChange } = await setUp();
  await choose(await sampleFile('a.png'));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel a.png' }));
  expect(calls[0]?.context.signal.aborted).toBe(true);
  await finish(() => calls[0]?.resolve('/files/1'));
  expect(onValueChange).not.toHaveBeenCalledWith(['/files/1']);
  expect(screen.queryByText('a.png')).toBeNull();
});

test('what failed says so, and is tried again with the same file', async () => {
  const { calls, onValueChange } = await setUp();
  const file = await sampleFile('a.png');
  await choose(file);
  await finish(() => calls[0]?.reject(new Error('offline')));
  expect(screen.getByText('Not uploaded. Try again.')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('a.png was not uploaded. Try again.');
  await userEvent.click(screen.getByRole('button', { name: 'Try a.png again' }));
  expect(calls[1]?.file).toBe(file);
  await finish(() => calls[1]?.resolve('/files/1'));
  expect(onValueChange).toHaveBeenLastCalledWith(['/files/1']);
});

test('removing one tells its owner, and the focus goes to the place to add another', async () => {
  const { onValueChange } = await setUp({ defaultValue: ['/files/a.png', '/files/b.png'], max: 3 });
  await userEvent.click(screen.getByRole('button', { name: 'Remove a.png' }));
  expect(onValueChange).toHaveBeenLastCalledWith(['/files/b.png']);
  expect(screen.getByRole('status')).toHaveTextContent('a.png is removed');
  await waitFor(() => expect(input()).toHaveFocus());
});

test('refuses what is too large, of another type, or too many, and says which', async () => {
  const { calls } = await setUp({ max: 1, maxBytes: 20_000 });
  const text = new File(['x'], 'b.txt', { type: 'text/plain' });
  const files = [
    await sampleFile('a.png', 30_000),
    text,
    await sampleFile('c.png'),
    await sampleFile('d.png'),
  ];
  dropOnto(zoneOf(), ...files);
  expect(calls.map(({ file }) => file.name)).toEqual(['c.png']);
  expect(screen.getByText('a.png is larger than 20 kB. Choose a smaller picture.')).toBeVisible();
  expect(screen.getByText('b.txt cannot be used. Choose PNG, JPEG, WebP.')).toBeVisible();
  expect(screen.getByText('Only one picture can be added.')).toBeVisible();
  expect(input()).toBeInvalid();
});

test('a full one takes no more; the focus goes to the newest', async () => {
  await setUp();
  input().focus();
  fireEvent.change(input(), { target: { files: [await sampleFile('a.png')] } });
  expect(document.querySelector('[data-part="zone"]')).not.toBeVisible();
  expect(screen.getByRole('button', { name: 'Cancel a.png' })).toHaveFocus();
});

test('takes a dropped picture, and marks the place while it is held over it', async () => {
  const { calls } = await setUp();
  const zone = zoneOf();
  fireEvent.dragOver(zone);
  expect(zone).toHaveAttribute('data-over');
  fireEvent.dragLeave(zone);
  expect(zone).not.toHaveAttribute('data-over');
  dropOnto(zone, await sampleFile('a.png'));
  expect(calls).toHaveLength(1);
});

test('takes a pasted picture, but not from a text field', async () => {
  const { calls } = await setUp({ max: 2 });
  const text = document.createElement('textarea');
  document.body.append(text);
  const file = await sampleFile('a.png');
  pasteInto(text, file);
  expect(calls).toHaveLength(0);
  pasteInto(document.body, file);
  expect(calls).toHaveLength(1);
  text.remove();
});

test('leaving the page aborts what is on its way', async () => {
  const { calls, unmount } = await setUp();
  await choose(await sampleFile('a.png'));
  unmount();
  expect(calls.at(-1)?.context.signal.aborted).toBe(true);
});

test('shows what its owner says', async () => {
  const { rerender } = await setUp({ value: ['/files/a.png'] });
  expect(screen.getByText('a.png')).toBeVisible();
  rerender(<ImageUploader label="Receipt" upload={nothing} value={[]} />);
  expect(screen.queryByText('a.png')).toBeNull();
});

test('a disabled one takes nothing', async () => {
  const { calls } = await setUp({ disabled: true });
  dropOnto(zoneOf(), await sampleFile('a.png'));
  pasteInto(document.body, await sampleFile('a.png'));
  expect(calls).toHaveLength(0);
});

test('its limits are there before they bite', async () => {
  await setUp({ max: 3 });
  expect(input()).toHaveAccessibleDescription('PNG, JPEG, WebP, up to 5 MB, at most 3 pictures');
});
