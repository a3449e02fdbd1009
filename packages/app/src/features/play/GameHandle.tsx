import { IconButton } from '@parlor/ui/IconButton';
import { ArrowDownToLine, EyeOff, House, LogOut, Menu, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTexts } from '../../languages/use-texts.ts';
import * as css from './GameHandle.css.ts';
import { useHandlePlace } from './use-handle-place.ts';

interface Props {
  onExit: () => void;
  onHome: () => void;
  onRecharge: () => void;
}

type Look = 'closed' | 'open' | 'hidden';

/**
 * The one thing of ours over a game: a small handle at the edge that opens exit, deposit and home, can
 * be moved out of the game's way, and hides to a sliver.
 */
export function GameHandle({ onExit, onHome, onRecharge }: Props) {
  const t = useTexts();
  const [look, setLook] = useState<Look>('closed');
  const root = useRef<HTMLDivElement>(null);
  const { style, dragProps, wasDragged, move } = useHandlePlace();
  const opener = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (look === 'open') root.current?.querySelector<HTMLElement>('[data-action]')?.focus();
  }, [look]);

  const toggle = () => {
    if (!wasDragged()) setLook(look === 'closed' ? 'open' : 'closed');
  };
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && look === 'open') {
      setLook('closed');
      opener.current?.focus();
    }
    if (look !== 'open' && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      event.preventDefault();
      move(event.key === 'ArrowUp' ? -1 : 1);
    }
  };
  const label = {
    closed: t('play:handle.open'),
    open: t('play:handle.close'),
    hidden: t('play:handle.show'),
  }[look];
  return (
    <div ref={root} className={css.root} data-look={look} style={style}>
      {look === 'open' && (
        <div
          className={css.actions}
          role="toolbar"
          aria-label={t('play:handle.open')}
          onKeyDown={keys}
        >
          <IconButton
            data-action
            icon={LogOut}
            label={t('play:handle.exit')}
            className={css.action}
            onClick={onExit}
          />
          <IconButton
            data-action
            icon={ArrowDownToLine}
            label={t('play:handle.deposit')}
            className={css.action}
            onClick={() => {
              setLook('closed');
              onRecharge();
            }}
          />
          <IconButton
            data-action
            icon={House}
            label={t('play:handle.home')}
            className={css.action}
            onClick={onHome}
          />
          <IconButton
            data-action
            icon={EyeOff}
            label={t('play:handle.hide')}
            className={css.action}
            onClick={() => setLook('hidden')}
          />
        </div>
      )}
      <button
        ref={opener}
        type="button"
        className={css.handle}
        aria-label={label}
        aria-expanded={look === 'open'}
        {...dragProps}
        onKeyDown={keys}
        onClick={toggle}
      >
        {look === 'open' ? (
          <X aria-hidden="true" size={22} />
        ) : (
          <Menu aria-hidden="true" size={22} className={css.icon} />
        )}
      </button>
    </div>
  );
}
