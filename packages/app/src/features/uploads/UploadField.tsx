import { UPLOAD_LIMITS, type UploadPurpose } from '@parlor/api/rules';
import type { uploadMachine } from '@parlor/flows/upload';
import { ImageUploader } from '@parlor/ui/ImageUploader';
import type { ActorRefFrom } from 'xstate';
import { useUploadItems } from './ports.ts';

interface Props {
  label: string;
  purpose: UploadPurpose;
  uploads: ActorRefFrom<typeof uploadMachine>;
  error?: string | undefined;
  /** The error of a form without an image; hidden once there is one. */
  missing?: string | undefined;
}

/** The images of a form, uploaded as soon as they are chosen. */
export function UploadField({ label, purpose, uploads, error, missing }: Props) {
  const items = useUploadItems(uploads);
  const { maxBytes, maxFiles, types } = UPLOAD_LIMITS[purpose];
  return (
    <ImageUploader
      label={label}
      items={items}
      onAdd={(files) => uploads.send({ type: 'files.chosen', files })}
      onRemove={(id) => uploads.send({ type: 'remove', id })}
      onRetry={(id) => uploads.send({ type: 'retry', id })}
      max={maxFiles}
      maxBytes={maxBytes}
      types={types}
      error={error ?? (items.length === 0 ? missing : undefined)}
    />
  );
}
