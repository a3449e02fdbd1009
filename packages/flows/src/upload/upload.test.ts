import { describe, expect, it } from 'vitest';
import { createActor, setup } from 'xstate';
import { broken, offline, startFlow } from '../testing/index.ts';
import { uploadActors, uploadMachine } from './upload.machine.ts';
import { selectUpload } from './upload.selectors.ts';
import type { UploadFile, UploadInput, UploadReport } from './upload.types.ts';

const limits = { maxBytes: 5_000_000, maxFiles: 3, types: ['image/png', 'image/jpeg'] };

const file = (name: string, change: Partial<UploadFile> = {}): UploadFile => ({
  name,
  size: 1000,
  type: 'image/png',
  ...change,
});

const start = (input: Partial<UploadInput> = {}) => {
  const flow = startFlow(uploadMachine, uploadActors, (): UploadInput => ({ limits, ...input }));
  return {
    ...flow,
    upload: () => selectUpload(flow.snapshot()),
    choose: (...files: UploadFile[]) => flow.send({ type: 'files.chosen', files }),
    states: () =>
      selectUpload(flow.snapshot()).items.map(({ file: { name }, state }) => [name, state]),
    orders: () => flow.told('sender').map((order) => [order.type, order.id]),
  };
};

/** A parent machine that records the events it receives, in place of a form. */
const startListener = () => {
  const reports: UploadReport[] = [];
  const form = setup({ types: {} as { events: UploadReport } }).createMachine({
    on: { '*': { actions: ({ event }) => reports.push(event) } },
  });
  return { reports, listener: createActor(form).start() };
};

describe('limits before upload (docs/product.md: Validation rules; Error catalogue)', () => {
  it.each([
    [file('big.png', { size: 5_000_001 }), 'upload.tooLarge'],
    [file('page.html', { type: 'text/html' }), 'upload.wrongType'],
    [file('empty.png', { size: 0 }), 'upload.empty'],
  ])('rejects $name', (wrong, code) => {
    const flow = start();
    flow.choose(wrong);
    expect(flow.upload().refusals).toMatchObject([{ fileName: wrong.name, violation: { code } }]);
    expect(flow.upload().items).toEqual([]);
    expect(flow.orders()).toEqual([]);
  });

  it('accepts the first files when there are too many', () => {
    const flow = start();
    flow.choose(file('1.png'), file('2.png'), file('3.png'), file('4.png'));
    expect(flow.upload().items).toHaveLength(3);
    expect(flow.upload().room).toBe(0);
    expect(flow.upload().refusals).toEqual([
      {
        fileName: '4.png',
        violation: { code: 'upload.tooMany', limit: '3', bound: 'maximum' },
      },
    ]);
  });

  it('does not count a rejected file, and clears it on the next selection', () => {
    const flow = start();
    flow.choose(file('page.html', { type: 'text/html' }), file('1.png'));
    expect(flow.states()).toEqual([['1.png', 'sending']]);
    flow.choose(file('2.png'));
    expect(flow.upload().refusals).toEqual([]);
  });

  it('counts earlier uploads and failed files', () => {
    const flow = start({ values: ['/files/before.png'] });
    expect(flow.upload().room).toBe(2);
    expect(flow.upload().values).toEqual(['/files/before.png']);
    flow.choose(file('1.png'), file('2.png'));
    flow.send({ type: 'upload.failed', id: 'file-1', error: offline });
    flow.choose(file('3.png'));
    expect(flow.upload().refusals[0]?.violation.code).toBe('upload.tooMany');
  });
});

describe('the queue (docs/product.md: Error catalogue)', () => {
  it('uploads two files at a time, and the next one when a file is done', () => {
    const flow = start();
    flow.choose(file('1.png'), file('2.png'), file('3.png'));
    expect(flow.states()).toEqual([
      ['1.png', 'sending'],
      ['2.png', 'sending'],
      ['3.png', 'waiting'],
    ]);
    expect(flow.told('sender')[0]).toEqual({ type: 'send', id: 'file-1', file: file('1.png') });
    flow.send({ type: 'upload.done', id: 'file-2', value: '/files/2' });
    expect(flow.orders()).toEqual([
      ['send', 'file-1'],
      ['send', 'file-2'],
      ['send', 'file-3'],
    ]);
    expect(flow.upload().view).toBe('uploading');
    flow.send({ type: 'upload.done', id: 'file-3', value: '/files/3' });
    flow.send({ type: 'upload.done', id: 'file-1', value: '/files/1' });
    expect(flow.upload().view).not.toBe('uploading');
    expect(flow.upload().values).toEqual(['/files/1', '/files/2', '/files/3']);
  });

  it('reports progress that never decreases', () => {
    const flow = start();
    flow.choose(file('1.png'));
    const share = () => flow.upload().items[0]?.share;
    flow.send({ type: 'upload.progressed', id: 'file-1', share: 0.6 });
    flow.send({ type: 'upload.progressed', id: 'file-1', share: 0.4 });
    expect(share()).toBe(0.6);
    flow.send({ type: 'upload.progressed', id: 'file-1', share: 7 });
    expect(share()).toBe(1);
    flow.send({ type: 'upload.done', id: 'file-1', value: '/files/1' });
    flow.send({ type: 'upload.failed', id: 'file-1', error: broken });
    expect(flow.states()).toEqual([['1.png', 'done']]);
  });

  it('continues with the other files after a failure', () => {
    const flow = start({ atOnce: 1 });
    flow.choose(file('1.png'), file('2.png'));
    flow.send({ type: 'upload.failed', id: 'file-1', error: offline });
    expect(flow.states()).toEqual([
      ['1.png', 'failed'],
      ['2.png', 'sending'],
    ]);
    expect(flow.upload().items[0]?.error).toEqual(offline);
    flow.send({ type: 'upload.done', id: 'file-2', value: '/files/2' });
    expect(flow.upload().values).toEqual(['/files/2']);
  });

  it('retries a failed file', () => {
    const flow = start();
    flow.choose(file('1.png'));
    flow.send({ type: 'upload.failed', id: 'file-1', error: offline });
    flow.send({ type: 'retry', id: 'file-1' });
    expect(flow.told('sender').at(-1)).toEqual({
      type: 'send',
      id: 'file-1',
      file: file('1.png'),
    });
    expect(flow.upload().items[0]).toMatchObject({ state: 'sending', share: 0 });
  });

  it('aborts a cancelled file and starts the next one', () => {
    const flow = start({ atOnce: 1 });
    flow.choose(file('1.png'), file('2.png'));
    flow.send({ type: 'remove', id: 'file-1' });
    expect(flow.orders()).toEqual([
      ['send', 'file-1'],
      ['abort', 'file-1'],
      ['send', 'file-2'],
    ]);
    flow.send({ type: 'upload.done', id: 'file-1', value: '/files/late' });
    expect(flow.upload().values).toEqual([]);
    flow.send({ type: 'upload.done', id: 'file-2', value: '/files/2' });
    flow.send({ type: 'remove', id: 'file-2' });
    expect(flow.upload().values).toEqual([]);
    expect(flow.orders()).toHaveLength(3);
  });

  it('is cleared after the form was sent, and aborts running uploads', () => {
    const flow = start();
    flow.choose(file('1.png'), file('2.png'));
    flow.send({ type: 'upload.done', id: 'file-1', value: '/files/1' });
    flow.send({ type: 'clear' });
    expect(flow.upload().items).toEqual([]);
    expect(flow.orders().at(-1)).toEqual(['abort', 'file-2']);
    flow.choose(file('3.png'));
    expect(flow.told('sender').at(-1)).toMatchObject({ type: 'send', id: 'file-3' });
  });
});

describe('the listener', () => {
  it('is notified of running, failed and completed uploads', () => {
    const { reports, listener } = startListener();
    const flow = start({ listener });
    flow.choose(file('1.png'), file('2.png'));
    flow.send({ type: 'upload.failed', id: 'file-1', error: offline });
    flow.send({ type: 'upload.done', id: 'file-2', value: '/files/2' });
    expect(reports).toEqual([
      { type: 'uploads.changed', isUploading: true, hasFailed: false, values: [] },
      { type: 'uploads.changed', isUploading: true, hasFailed: true, values: [] },
      { type: 'uploads.changed', isUploading: false, hasFailed: true, values: ['/files/2'] },
    ]);
  });
});

describe('a sender that fails', () => {
  it('fails the incomplete files, and restarts on the next retry', async () => {
    const flow = start();
    flow.choose(file('1.png'), file('2.png'));
    flow.send({ type: 'upload.done', id: 'file-1', value: '/files/1' });
    await flow.reject('sender', broken);
    expect(flow.states()).toEqual([
      ['1.png', 'done'],
      ['2.png', 'failed'],
    ]);
    expect(flow.upload().view).not.toBe('uploading');
    flow.send({ type: 'retry', id: 'file-2' });
    expect(flow.states().at(-1)).toEqual(['2.png', 'sending']);
    expect(flow.told('sender').at(-1)).toMatchObject({ type: 'send', id: 'file-2' });
  });
});
