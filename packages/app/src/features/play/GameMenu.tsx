import { selectControls, selectHasSound, selectRecordId } from '@parlor/flows/game-session';
import { Box } from '@parlor/ui/Box';
import { Inline } from '@parlor/ui/Inline';
import { Stack } from '@parlor/ui/Stack';
import { Text } from '@parlor/ui/Text';
import { useSelector } from '@xstate/react';
import {
  ArrowDownToLine,
  EyeOff,
  House,
  LogOut,
  type LucideIcon,
  Menu,
  Volume2,
  VolumeX,
  X,
} from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTexts } from '../../languages/use-texts.ts';
import * as css from './GameMenu.css.ts';
import type { GameSessionRef } from './use-game-session.ts';
import { useMenuPosition } from './use-menu-position.ts';

interface Props {
  actor: GameSessionRef;
  onHome: () => void;
}

/**
 * The platform's menu over a game: a small handle at the edge that opens exit, deposit, sound and home.
 * It can be dragged out of the game's way and collapsed to a sliver.
 */
export function GameMenu({ actor, onHome }: Props) {
  const t = useTexts();
  const controls = useSelector(actor, selectControls);
  const hasSound = useSelector(actor, selectHasSound);
  // A promotion takes no more money (domain: Funds at launch).
  const mayDeposit = useSelector(actor, selectRecordId) === undefined;
  const isOpen = controls === 'expanded';
  const { style, bindDrag, move } = useMenuPosition();
  const opener = useRef<HTMLButtonElement>(null);
  const first = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (isOpen) first.current?.focus({ preventScroll: true });
  }, [isOpen]);

  const toggle = () => actor.send({ type: 'controls.toggle' });
  const close = () => {
    toggle();
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
    collapsed: t('play:handle.open'),
    expanded: t('play:handle.close'),
    hidden: t('play:handle.show'),
  }[controls];
  const act = (icon: LucideIcon, label: string, event: Parameters<typeof actor.send>[0]) => ({
    icon,
    label,
    run: () => actor.send(event),
  });
  const actions = [
    act(LogOut, t('play:handle.exit'), { type: 'exit' }),
    ...(mayDeposit
      ? [act(ArrowDownToLine, t('play:handle.deposit'), { type: 'deposit.open' })]
      : []),
    hasSound
      ? act(VolumeX, t('play:handle.soundOff'), { type: 'sound.toggle' })
      : act(Volume2, t('play:handle.soundOn'), { type: 'sound.toggle' }),
    { icon: House, label: t('play:handle.home'), run: onHome },
    act(EyeOff, t('play:handle.hide'), { type: 'controls.hide' }),
  ];
  return (
    <>
      {isOpen && (
        // A tap on the game closes the menu; the frame itself would swallow it.
        <button
          type="button"
          tabIndex={-1}
          aria-hidden="true"
          className={css.mask}
          onClick={close}
        />
      )}
      <Inline align="start" gap={8} data-look={controls} style={style} className={css.root}>
        {isOpen && (
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
            aria-expanded={isOpen}
            {...bindDrag()}
            onKeyDown={isOpen ? closeByKey : moveByKey}
            onClick={toggle}
          >
            {isOpen ? (
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
