import { messageList, messageNumber, readAllMessages } from '@parlor/api/calls/messages';
import type { MessageKind } from '@parlor/api/entities';
import { Button } from '@parlor/ui/Button';
import { CheckCheck } from 'lucide-react';
import * as adjust from '../../components/adjust.css.ts';
import { useMutation } from '../../data/use-mutation.ts';
import { useTexts } from '../../languages/use-texts.ts';

interface Props {
  /** Default: all games. */
  kind?: MessageKind | undefined;
  disabled: boolean;
  onDone?: () => void;
}

/** Marks all messages, or those of one kind, as read. */
export function AllReadButton({ kind, disabled, onDone }: Props) {
  const t = useTexts();
  const read = useMutation(readAllMessages, {
    refusal: 'toast',
    invalidates: [messageNumber, messageList],
  });
  const readAll = async () => {
    const done = await read.run(kind === undefined ? {} : { kind });
    if (done !== undefined) onDone?.();
  };
  return (
    <Button
      variant="ghost"
      className={adjust.atGutters}
      leading={<CheckCheck size={18} />}
      disabled={disabled}
      loading={read.pending}
      onClick={() => void readAll()}
    >
      {t('messages:readAll')}
    </Button>
  );
}
