import { messageList, messageNumber, readAllMessages } from '@parlor/api/calls/messages';
import type { MessageKind } from '@parlor/api/entities';
import { Button } from '@parlor/ui/Button';
import { CheckCheck } from 'lucide-react';
import { useEffect } from 'react';
import { useApp } from '../../app-context.ts';
import { explain } from '../../data/errors.ts';
import { useMutation } from '../../data/use-mutation.ts';
import { useTexts } from '../../languages/use-texts.ts';
import * as css from './AllReadButton.css.ts';

interface Props {
  /** All of them when there is none. */
  kind?: MessageKind | undefined;
  disabled: boolean;
  onDone?: () => void;
}

/** Marks all messages as read, or those of one kind. */
export function AllReadButton({ kind, disabled, onDone }: Props) {
  const t = useTexts();
  const { toasts } = useApp();
  const read = useMutation(readAllMessages, { invalidates: [messageNumber, messageList] });
  const readAll = async () => {
    const done = await read.run(kind === undefined ? {} : { kind });
    if (done !== undefined) onDone?.();
  };
  const { error } = read;
  useEffect(() => {
    if (error === undefined) return;
    toasts.show({ text: explain(t, error).text, tone: 'critical', id: 'messages' });
  }, [error, toasts, t]);
  return (
    <Button
      variant="ghost"
      className={css.root}
      leading={<CheckCheck size={18} />}
      disabled={disabled}
      loading={read.pending}
      onClick={() => void readAll()}
    >
      {t('messages:readAll')}
    </Button>
  );
}
