import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { Check, Image, ImageOff, ImagePlus, RotateCw, X } from 'lucide-react';
import {
  type ChangeEvent,
  type ComponentProps,
  type DragEvent,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Field, type FieldText } from '../Field/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { listRole } from '../internal/roles.ts';
import { useControllable } from '../internal/useControllable.ts';
import { useLabels } from '../internal/useLabels.ts';
import { ProgressBar } from '../ProgressBar/index.ts';
import * as css from './ImageUploader.css.ts';
import { english, type ImageUploaderLabels } from './labels.ts';
import {
  drawnUploads,
  type Refusal,
  sizeText,
  sortFiles,
  typeNames,
  type Upload,
} from './uploads.ts';
import { type UploadFile, useUploads } from './useUploads.ts';

type InputProps = Omit<
  ComponentProps<'input'>,
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'type'
  | 'accept'
  | 'multiple'
  | 'max'
  | 'size'
  | 'children'
  | 'disabled'
  | 'required'
>;

export interface ImageUploaderProps extends FieldText, InputProps {
  /** Sends one picture. Rejecting it means that it failed, and can be tried again. */
  upload: UploadFile;
  /** What `upload` answered for each picture that is there, in their order. */
  value?: readonly string[] | undefined;
  defaultValue?: readonly string[] | undefined;
  onValueChange?: ((value: readonly string[]) => void) | undefined;
  /** Whether something is on its way: a form waits with sending for it. */
  onBusyChange?: ((busy: boolean) => void) | undefined;
  /** Most pictures. Default 1. */
  max?: number | undefined;
  /** Largest file, in bytes. Default 5,000,000. */
  maxBytes?: number | undefined;
  /** MIME types that are taken. Default PNG, JPEG and WebP. */
  types?: readonly string[] | undefined;
  /** Address at which a picture of `value` is shown; `undefined` shows none. Default: the value. */
  addressOf?: ((value: string) => string | undefined) | undefined;
  labels?: Partial<ImageUploaderLabels> | undefined;
}

const PICTURES = ['image/png', 'image/jpeg', 'image/webp'] as const;
const MEGABYTES_5 = 5_000_000;

/** Pictures to send: chosen, dropped or pasted, with what becomes of each. */
export function ImageUploader({
  label,
  hideLabel,
  help,
  error,
  aside,
  disabled = false,
  required,
  upload,
  value,
  defaultValue = [],
  onValueChange,
  onBusyChange,
  max = 1,
  maxBytes = MEGABYTES_5,
  types = PICTURES,
  addressOf = (address) => address,
  labels,
  id,
  className,
  ref,
  ...input
}: ImageUploaderProps) {
  const words = useLabels('ImageUploader', english, labels);
  const madeUp = useId();
  const controlId = id ?? madeUp;
  const [values, setValues] = useControllable<readonly string[]>(
    value,
    defaultValue,
    onValueChange,
  );
  // Several may arrive before the next render; each is added to what the one before it left.
  const latest = useRef(values);
  useEffect(() => {
    latest.current = values;
  }, [values]);
  const keep = (next: readonly string[]) => {
    latest.current = next;
    setValues(next);
  };

  const [said, setSaid] = useState('');
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [over, setOver] = useState(false);
  const { uploads, previews, add, retry, remove } = useUploads({
    upload,
    onDone(name, done) {
      keep([...latest.current, done]);
      setSaid(words.uploaded(name));
    },
    onFailed: (name) => setSaid(words.failed(name)),
  });

  const drawn = drawnUploads(uploads, values);
  const room = max - drawn.length;
  const busy = drawn.some(({ state }) => state === 'uploading');
  const wasBusy = useRef(false);
  useEffect(() => {
    if (wasBusy.current !== busy) onBusyChange?.(busy);
    wasBusy.current = busy;
  }, [busy, onBusyChange]);

  const root = useRef<HTMLDivElement>(null);
  const file = useRef<HTMLInputElement>(null);
  const isFull = room <= 0;
  // The place to add hides when it is full; the focus that was on it goes to the newest picture.
  useLayoutEffect(() => {
    if (isFull && file.current === document.activeElement) {
      const buttons = root.current?.querySelectorAll<HTMLElement>('[data-part="picture"] button');
      [...(buttons ?? [])].at(-1)?.focus();
    }
  }, [isFull]);
  const fileRef = useComposedRefs(ref, file);

  const sentence = (refusal: Refusal<File>): string => {
    if (refusal.reason === 'count') return words.tooMany(max);
    const { name } = refusal.file;
    return refusal.reason === 'size'
      ? words.tooLarge(name, sizeText(maxBytes))
      : words.wrongType(name, typeNames(types));
  };
  const take = (files: readonly File[]) => {
    if (disabled || files.length === 0) return;
    const { taken, refused } = sortFiles(files, { maxBytes, room, types });
    setProblems(refused.map(sentence));
    add(taken);
  };
  usePastedFiles(root, take);

  const drop = (item: Upload) => {
    remove(item.id);
    keep(latest.current.filter((kept) => kept !== item.value));
    setProblems([]);
    setSaid(words.removed(item.name));
    // What had the focus is gone; the place to add another takes it.
    requestAnimationFrame(() => file.current?.focus());
  };

  const limits = words.limits(typeNames(types), sizeText(maxBytes), max);
  return (
    <Field
      {...{ label, hideLabel, aside, disabled, required, className }}
      help={help ?? limits}
      error={error || (problems.length > 0 && <Lines lines={problems} />)}
      controlId={controlId}
      data-component="ImageUploader"
    >
      {(control) => (
        <div ref={root} className={css.column}>
          {drawn.length > 0 && (
            <ul {...listRole} aria-labelledby={`${controlId}-label`} className={css.list}>
              {drawn.map((item) => (
                <li key={item.id} data-part="picture" data-state={item.state} className={css.row}>
                  <Preview
                    address={
                      previews[item.id] ??
                      (item.value === undefined ? undefined : addressOf(item.value))
                    }
                    missing={previews[item.id] === null}
                    label={words.noPreview}
                  />
                  <div className={css.about}>
                    <span data-part="name" className={css.name}>
                      {item.name}
                    </span>
                    <Progress item={item} words={words} />
                  </div>
                  {item.state === 'failed' && (
                    <IconButton
                      icon={RotateCw}
                      label={words.retry(item.name)}
                      onClick={() => {
                        setSaid('');
                        retry(item.id);
                      }}
                    />
                  )}
                  <IconButton
                    icon={X}
                    label={
                      item.state === 'uploading' ? words.cancel(item.name) : words.remove(item.name)
                    }
                    throttle={0}
                    disabled={disabled}
                    onClick={() => drop(item)}
                  />
                </li>
              ))}
            </ul>
          )}
          <label
            hidden={isFull}
            data-part="zone"
            data-over={over || undefined}
            data-disabled={disabled || undefined}
            className={css.zone({ empty: drawn.length === 0 })}
            {...dropping(setOver, take)}
          >
            <span aria-hidden="true" className={css.icon}>
              <ImagePlus size={20} />
            </span>
            <span className={css.words}>
              <span className={css.add}>{words.add}</span>
              <span className={css.drop}>{words.drop}</span>
            </span>
            <input
              {...input}
              {...control}
              ref={fileRef}
              type="file"
              accept={types.join(',')}
              multiple={max > 1}
              data-part="input"
              className={css.input}
              onChange={(event: ChangeEvent<HTMLInputElement>) => {
                take([...(event.currentTarget.files ?? [])]);
                // The same file can be chosen again.
                event.currentTarget.value = '';
              }}
            />
          </label>
          <span role="status" className={css.status}>
            {said}
          </span>
        </div>
      )}
    </Field>
  );
}

function Preview({
  address,
  missing,
  label,
}: {
  address: string | undefined;
  missing: boolean;
  label: string;
}) {
  return (
    <span data-part="preview" className={css.picture}>
      {address !== undefined && <img src={address} alt="" className={css.image} />}
      {address === undefined &&
        (missing ? (
          <ImageOff role="img" aria-label={label} size={20} />
        ) : (
          <Image aria-hidden="true" size={20} />
        ))}
    </span>
  );
}

function Progress({ item, words }: { item: Upload; words: ImageUploaderLabels }): ReactNode {
  if (item.state === 'uploading') {
    return <ProgressBar size="sm" label={words.uploading(item.name)} value={item.share * 100} />;
  }
  if (item.state === 'failed') {
    return (
      <span data-part="failure" className={css.failure}>
        {words.notDone}
      </span>
    );
  }
  return (
    <span data-part="done" className={css.done}>
      <Check aria-hidden="true" size={16} />
      {words.done}
    </span>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return lines.map((line) => (
    <span key={line} className={css.problem}>
      {line}
    </span>
  ));
}

/** What a place needs to take files that are dragged onto it. */
function dropping(setOver: (over: boolean) => void, take: (files: readonly File[]) => void) {
  const over = (event: DragEvent) => {
    // Without this the browser opens the file in place of the page.
    event.preventDefault();
    setOver(true);
  };
  return {
    onDragEnter: over,
    onDragOver: over,
    onDragLeave: () => setOver(false),
    onDrop(event: DragEvent) {
      event.preventDefault();
      setOver(false);
      take([...event.dataTransfer.files]);
    },
  };
}

/** A picture that is pasted anywhere on the page, but not into a text, comes here. */
function usePastedFiles(
  root: { readonly current: HTMLElement | null },
  take: (files: readonly File[]) => void,
) {
  const latest = useRef(take);
  useEffect(() => {
    latest.current = take;
  });
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      const target = event.target instanceof Element ? event.target : null;
      const elsewhere = target?.closest('textarea, [contenteditable], input:not([type="file"])');
      const other = target?.closest('[data-component="ImageUploader"]');
      if (files.length === 0 || elsewhere || (other && !other.contains(root.current))) return;
      event.preventDefault();
      latest.current(files);
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, [root]);
}
