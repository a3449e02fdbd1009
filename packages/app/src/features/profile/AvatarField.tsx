import { uploadImage } from '@parlor/api/calls/uploads';
import { UPLOAD_IMAGE_TYPES } from '@parlor/api/constants';
import { checkUpload, UPLOAD_LIMITS } from '@parlor/api/rules';
import { Box } from '@parlor/ui/Box';
import { Button } from '@parlor/ui/Button';
import { Icon } from '@parlor/ui/Icon';
import { Inline } from '@parlor/ui/Inline';
import { Spinner } from '@parlor/ui/Spinner';
import { Text } from '@parlor/ui/Text';
import { Camera, UserRound } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { explainViolation, useExplain } from '../../data/errors.ts';
import { useMutation } from '../../data/use-mutation.ts';
import { useTexts } from '../../languages/use-texts.ts';
import * as css from './AvatarField.css.ts';

interface Props {
  /** Address of the picture; empty for none. */
  value: string;
  onValueChange: (address: string) => void;
  /** A picture is uploading: the form cannot be saved yet. */
  onBusyChange: (busy: boolean) => void;
  /** The server's refusal of the picture. */
  refusal: string | undefined;
}

/**
 * The player's picture: uploaded when it is chosen, shown as others will see it, saved with the
 * form.
 */
export function AvatarField({ value, onValueChange, onBusyChange, refusal }: Props) {
  const t = useTexts();
  const explain = useExplain();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { run, pending, error: failure } = useMutation(uploadImage, { refusal: 'inline' });
  const [mistake, setMistake] = useState<string>();
  useEffect(() => onBusyChange(pending), [onBusyChange, pending]);

  const send = async (file: File) => {
    const checked = checkUpload(file, UPLOAD_LIMITS.avatar);
    setMistake(checked.ok ? undefined : explainViolation(t, checked.violation));
    if (!checked.ok) return;
    const answer = await run({ purpose: 'avatar', file });
    if (answer !== undefined) onValueChange(answer.url);
  };
  const error = mistake ?? (failure && explain(failure).text) ?? refusal;
  return (
    <Inline gap={16}>
      <Box center radius="full" background="sunken" color="muted" className={css.picture}>
        {value === '' ? (
          <Icon icon={UserRound} size={40} />
        ) : (
          <img src={value} alt={t('profile:avatar.label')} className={css.image} />
        )}
        {pending && (
          <Box center background="overlay" className={css.veil}>
            <Spinner />
          </Box>
        )}
      </Box>
      <Box grow>
        <Inline gap={8} wrap>
          <input
            ref={input}
            id={id}
            type="file"
            accept={UPLOAD_IMAGE_TYPES.join(',')}
            disabled={pending}
            aria-describedby={`${id}-note`}
            className={css.input}
            onChange={(event) => {
              const [file] = event.currentTarget.files ?? [];
              // The same file can be chosen again after a failure.
              event.currentTarget.value = '';
              if (file !== undefined) void send(file);
            }}
          />
          <Inline
            asChild
            gap={8}
            minHeight="target"
            paddingX={16}
            radius="control"
            className={css.choose}
          >
            <label htmlFor={id}>
              <Icon icon={Camera} />
              <Text weight="medium">
                {value === '' ? t('profile:avatar.add') : t('profile:avatar.change')}
              </Text>
            </label>
          </Inline>
          {value !== '' && (
            <Button
              variant="ghost"
              tone="neutral"
              disabled={pending}
              onClick={() => {
                setMistake(undefined);
                onValueChange('');
                input.current?.focus();
              }}
            >
              {t('profile:avatar.remove')}
            </Button>
          )}
        </Inline>
        <Box paddingTop={8}>
          <Text
            as="p"
            id={`${id}-note`}
            role={error === undefined ? undefined : 'alert'}
            size={13}
            {...(error === undefined ? { color: 'muted' } : { tone: 'critical' })}
          >
            {error ?? t('profile:avatar.help')}
          </Text>
        </Box>
      </Box>
    </Inline>
  );
}
