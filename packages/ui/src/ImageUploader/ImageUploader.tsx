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
import { Field, type FieldText, splitFieldProps } from '../Field/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { listRole } from '../internal/roles.ts';
import { useLabels } from '../internal/useLabels.ts';
import { ProgressBar } from '../ProgressBar/index.ts';
import * as css from './ImageUploader.css.ts';
import { english, type ImageUploaderLabels } from './labels.ts';
import {
  isOnItsWay,
  type Refusal,
  sizeText,
  sortFiles,
  typeNames,
  type UploadItem,
} from './uploads.ts';
import { useAnnouncement } from './useAnnouncement.ts';
import { usePreviews } from './usePreviews.ts';

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
  /** The owner's queue, in display order. */
  items: readonly UploadItem[];
  /** Called with the chosen files that are within the limits. */
  onAdd: (files: readonly File[]) => void;
  /** Removes an item; an upload in progress is cancelled. */
  onRemove: (id: string) => void;
  /** Retries a failed upload. */
  onRetry: (id: string) => void;
  /** Maximum number of pictures. Default 1. */
  max?: number | undefined;
  /** Largest file, in bytes. Default 5,000,000. */
  maxBytes?: number | undefined;
  /** Accepted MIME types. Default PNG, JPEG and WebP. */
  types?: readonly string[] | undefined;
  labels?: Partial<ImageUploaderLabels> | undefined;
}

const PICTURES = ['image/png', 'image/jpeg', 'image/webp'] as const;
const MEGABYTES_5 = 5_000_000;

/**
 * Adds pictures (file dialog, drop, paste) and shows the owner's upload queue. It does not upload.
 */
export function ImageUploader(props: ImageUploaderProps) {
  const [
    { controlId: givenId, help, error, ...field },
    {
      items,
      onAdd,
      onRemove,
      onRetry,
      max = 1,
      maxBytes = MEGABYTES_5,
      types = PICTURES,
      labels,
      ref,
      ...input
    },
  ] = splitFieldProps(props);
  const disabled = field.disabled ?? false;
  const texts = useLabels('ImageUploader', english, labels);
  const generatedId = useId();
  const controlId = givenId ?? generatedId;
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [over, setOver] = useState(false);
  const previews = usePreviews(items);
  const announcement = useAnnouncement(items, texts);
  const room = max - items.length;

  const root = useRef<HTMLDivElement>(null);
  const file = useRef<HTMLInputElement>(null);
  const isFull = room <= 0;
  // A full queue hides the drop zone: its focus moves to the newest picture.
  useLayoutEffect(() => {
    if (isFull && file.current === document.activeElement) {
      const buttons = root.current?.querySelectorAll<HTMLElement>('[data-part="picture"] button');
      [...(buttons ?? [])].at(-1)?.focus();
    }
  }, [isFull]);
  const fileRef = useComposedRefs(ref, file);

  const sentence = (refusal: Refusal<File>): string => {
    if (refusal.reason === 'count') return texts.tooMany(max);
    const { name } = refusal.file;
    return refusal.reason === 'size'
      ? texts.tooLarge(name, sizeText(maxBytes))
      : texts.wrongType(name, typeNames(types));
  };
  const take = (files: readonly File[]) => {
    if (disabled || files.length === 0) return;
    const { taken, refused } = sortFiles(files, { maxBytes, room, types });
    setProblems(refused.map(sentence));
    if (taken.length > 0) onAdd(taken);
  };
  usePastedFiles(root, take);

  const remove = (id: string) => {
    setProblems([]);
    onRemove(id);
    // The focused button was removed: the input takes focus.
    requestAnimationFrame(() => file.current?.focus());
  };

  const limits = texts.limits(typeNames(types), sizeText(maxBytes), max);
  return (
    <Field
      {...field}
      help={help ?? limits}
      error={error || (problems.length > 0 && <Lines lines={problems} />)}
      controlId={controlId}
      data-component="ImageUploader"
    >
      {(control) => (
        <div ref={root} className={css.column}>
          {items.length > 0 && (
            <ul {...listRole} aria-labelledby={`${controlId}-label`} className={css.list}>
              {items.map((item) => (
                <li key={item.id} data-part="picture" data-state={item.state} className={css.row}>
                  <Preview
                    address={previews[item.id] ?? item.address}
                    missing={previews[item.id] === null}
                    label={texts.noPreview}
                  />
                  <div className={css.about}>
                    <span data-part="name" className={css.name}>
                      {item.name}
                    </span>
                    <Progress item={item} texts={texts} />
                  </div>
                  {item.state === 'failed' && (
                    <IconButton
                      icon={RotateCw}
                      label={texts.retry(item.name)}
                      onClick={() => onRetry(item.id)}
                    />
                  )}
                  <IconButton
                    icon={X}
                    label={isOnItsWay(item) ? texts.cancel(item.name) : texts.remove(item.name)}
                    throttle={0}
                    disabled={disabled}
                    onClick={() => remove(item.id)}
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
            className={css.zone({ empty: items.length === 0 })}
            {...dropping(setOver, take)}
          >
            <span aria-hidden="true" className={css.icon}>
              <ImagePlus size={20} />
            </span>
            <span className={css.content}>
              <span className={css.add}>{texts.add}</span>
              <span className={css.drop}>{texts.drop}</span>
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
                // Allows choosing the same file again.
                event.currentTarget.value = '';
              }}
            />
          </label>
          <span role="status" className={css.status}>
            {announcement}
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

function Progress({ item, texts }: { item: UploadItem; texts: ImageUploaderLabels }): ReactNode {
  if (isOnItsWay(item)) {
    return <ProgressBar size="sm" label={texts.uploading(item.name)} value={item.share * 100} />;
  }
  if (item.state === 'failed') {
    return (
      <span data-part="failure" className={css.failure}>
        {texts.notDone}
      </span>
    );
  }
  return (
    <span data-part="done" className={css.done}>
      <Check aria-hidden="true" size={16} />
      {texts.done}
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

/** Event handlers of a drop zone for files. */
function dropping(setOver: (over: boolean) => void, take: (files: readonly File[]) => void) {
  const over = (event: DragEvent) => {
    // Otherwise the browser opens the file in place of the page.
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

/** Accepts files pasted anywhere on the page, except into a text field. */
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
