import { checkUpload } from '@parlor/api/rules';
import type {
  UploadBlock,
  UploadContext,
  UploadFile,
  UploadItem,
  UploadRefusal,
  UploadReport,
} from './upload.types.ts';

/** A file uploaded on an earlier visit; only its address is known. */
export const formerItem = (value: string, at: number): UploadItem => ({
  id: `former-${at + 1}`,
  file: { name: value.split('/').at(-1) ?? value, size: 0, type: '' },
  state: 'done',
  share: 1,
  value,
  error: undefined,
});

const newItem = (file: UploadFile, at: number): UploadItem => ({
  id: `file-${at}`,
  file,
  state: 'waiting',
  share: 0,
  value: undefined,
  error: undefined,
});

/** Accepts the selected files within the limits, and rejects the others with a reason. */
export const takeFiles = (
  { items, limits, taken }: Pick<UploadContext, 'items' | 'limits' | 'taken'>,
  files: readonly UploadFile[],
): Pick<UploadContext, 'items' | 'refusals' | 'taken'> => {
  const queue = [...items];
  const refusals: UploadRefusal[] = [];
  let count = taken;
  for (const file of files) {
    const checked = checkUpload(file, limits, queue.length);
    if (checked.ok) {
      count += 1;
      queue.push(newItem(file, count));
    } else {
      refusals.push({ fileName: file.name, violation: checked.violation });
    }
  }
  return { items: queue, refusals, taken: count };
};

const isOnItsWay = ({ state }: UploadItem): boolean => state === 'waiting' || state === 'sending';

/** Whether an upload is queued or running. */
export const isUploading = ({ items }: Pick<UploadContext, 'items'>): boolean =>
  items.some(isOnItsWay);

/** The next files to upload, in order. */
export const getNextFiles = ({
  items,
  atOnce,
}: Pick<UploadContext, 'items' | 'atOnce'>): readonly UploadItem[] => {
  const sending = items.filter(({ state }) => state === 'sending').length;
  return items.filter(({ state }) => state === 'waiting').slice(0, Math.max(0, atOnce - sending));
};

/** The queue with one file changed, if it exists and is in one of these states. */
export const changed = (
  items: readonly UploadItem[],
  id: string,
  from: readonly UploadItem['state'][],
  change: (item: UploadItem) => Partial<UploadItem>,
): readonly UploadItem[] =>
  items.map((item) =>
    item.id === id && from.includes(item.state) ? { ...item, ...change(item) } : item,
  );

/** Event that reports the state of the queue. */
export const toReport = (context: Pick<UploadContext, 'items'>): UploadReport => ({
  type: 'uploads.changed',
  isUploading: isUploading(context),
  hasFailed: context.items.some(({ state }) => state === 'failed'),
  values: context.items.flatMap(({ value }) => (value === undefined ? [] : [value])),
});

/** Why a form whose pictures these are cannot be sent now. */
export const getUploadBlock = ({
  isUploading: isBusy,
  hasFailed,
}: Pick<UploadReport, 'isUploading' | 'hasFailed'>): UploadBlock | undefined => {
  if (isBusy) return 'uploading';
  return hasFailed ? 'uploadFailed' : undefined;
};
