import { Box } from '@parlor/ui/Box';
import { Inline } from '@parlor/ui/Inline';
import { Stack } from '@parlor/ui/Stack';
import { Text } from '@parlor/ui/Text';
import { ArrowDownToLine, EyeOff, House, LogOut, type LucideIcon, Menu, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTexts } from '../../languages/use-texts.ts';
import * as css from './GameMenu.css.ts';
import { useMenuPosition } from './use-menu-position.ts';

interface Props {
  onExit: () => void;
  onHome: () => void;
  /** Undefined if the session takes no deposit. */
  onDeposit: (() => void) | undefined;
}

type Look = 'closed' | 'open' | 'hidden';

/**
 * The platform's menu over a game: a small handle at the edge that opens exit, deposit and home. It can be
 * dragged out of the game's way and collapsed to a sliver.
 */
export function GameMenu({ onExit, onHome, onDeposit }: Props) {
  const t = useTexts();
  const [look, setLook] = useState<Look>('closed');
  const { style, dragProps, wasDragged, move } = useMenuPosition();
  const opener = useRef<HTMLButtonElement>(null);
  const first = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (look === 'open') first.current?.focus({ preventScroll: true });
  }, [look]);

  const toggle = () => {
    if (!wasDragged()) setLook(look === 'closed' ? 'open' : 'closed');
  };
  const close = () => {
    setLook('closed');
    opener.current?.focus();
  };
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close();
  };
  const moveByKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    move(event.key === 'ArrowUp' ? -1 : 1);
  };
  const label = {
    closed: t('play:handle.open'),
    open: t('play:handle.close'),
    hidden: t('play:handle.show'),
  }[look];
  const actions: { icon: LucideIcon; label: string; run: () => void }[] = [
    { icon: LogOut, label: t('play:handle.exit'), run: onExit },
    ...(onDeposit === undefined
      ? []
      : [
          {
            icon: ArrowDownToLine,
            label: t('play:handle.deposit'),
            run() {
              setLook('closed');
              onDeposit();
            },
          },
        ]),
    { icon: House, label: t('play:handle.home'), run: onHome },
    { icon: EyeOff, label: t('play:handle.hide'), run: () => setLook('hidden') },
  ];
  return (
    <>
      {look === 'open' && (
        // A tap on the game closes the menu; the frame itself would swallow it.
        <button
          type="button"
          tabIndex={-1}
          aria-hidden="true"
          className={css.mask}
          onClick={close}
        />
      )}
      <Inline align="start" gap={8} data-look={look} style={style} className={css.root}>
        {look === 'open' && (
          <Stack as="ul" gap={0} padding={8} radius="card" className={css.ground}>
            {actions.map(({ icon: Icon, label, run }, index) => (
              <li key={label}>
                <Inline asChild minHeight="target" paddingX={12} radius="control">
                  <button
                    ref={index === 0 ? first : undefined}
                    type="button"
                    className={css.action}
                    onClick={run}
                    onKeyDown={closeByKey}
                  >
                    <Icon aria-hidden="true" size={20} strokeWidth={1.75} />
                    <Text weight="medium">{label}</Text>
                  </button>
                </Inline>
              </li>
            ))}
          </Stack>
        )}
        <Box asChild center>
          <button
            ref={opener}
            type="button"
            className={`${css.ground} ${css.handle}`}
            aria-label={label}
            aria-expanded={look === 'open'}
            {...dragProps}
            onKeyDown={look === 'open' ? closeByKey : moveByKey}
            onClick={toggle}
          >
            {look === 'open' ? (
              <X aria-hidden="true" size={22} />
            ) : (
              <Menu aria-hidden="true" size={22} className={css.icon} />
            )}
          </button>
        </Box>
      </Inline>
    </>
  );
}
