import { broken, describeModel } from '../testing/index.ts';
import { uploadActors, uploadMachine } from './upload.machine.ts';
import { selectUpload } from './upload.selectors.ts';

const image = { name: 'a.png', size: 1000, type: 'image/png' };

describeModel(
  {
    machine: uploadMachine,
    actors: uploadActors,
    inputs: [() => ({ limits: { maxBytes: 5000, maxFiles: 2, types: ['image/png'] }, atOnce: 1 })],
    events: [
      { type: 'files.chosen', files: [image, { ...image, name: 'b.png' }] },
      { type: 'files.chosen', files: [{ ...image, size: 9000 }] },
      { type: 'upload.progressed', id: 'file-1', share: 0.5 },
      { type: 'upload.done', id: 'file-1', value: '/files/1' },
      { type: 'upload.failed', id: 'file-1', error: broken },
      { type: 'upload.done', id: 'file-2', value: '/files/2' },
      { type: 'retry', id: 'file-1' },
      { type: 'remove', id: 'file-1' },
      { type: 'clear' },
    ],
    view: selectUpload,
    outcomes: { sender: [{ failed: broken }] },
    // Ids grow without bound: beyond the two that the events use, files are equivalent.
    key: ({ items, refusals, taken }) => [
      items.map(({ id, state, share }) => [/^file-[12]$/.test(id) && id, state, share]),
      refusals.length,
      Math.min(taken, 2),
    ],
  },
  import.meta.url,
);
