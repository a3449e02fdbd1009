import type { FreePlay } from '@parlor/api/entities/round';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLanguages } from '../../languages/language-context.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { page } from '../../platform/page.ts';
import { onMessage } from '../../platform/windows.ts';
import { FRAME_SANDBOX } from './frame-sandbox.ts';
import * as css from './GameLayer.css.ts';
import { hostMessage, readGameMessage } from './messages.ts';
import { reducedMotion } from './reduced-motion.ts';

interface Props {
  game: FreePlay;
  gameName: string;
  /** The game's own back button. */
  onExit: () => void;
}

/** A game page without money: a demo or a replay. Its messages can only leave it. */
export function FreeFrame({ game, gameName, onExit }: Props) {
  const t = useTexts();
  const languages = useLanguages();
  const element = useRef<HTMLIFrameElement>(null);
  const { launchUrl, gameOrigin } = game;
  const exit = useEffectEvent(onExit);

  useEffect(() => {
    const post = (message: Parameters<typeof hostMessage>[0]) =>
      element.current?.contentWindow?.postMessage(hostMessage(message), gameOrigin);
    return onMessage((message) => {
      const read = readGameMessage(message, {
        window: element.current?.contentWindow ?? null,
        gameOrigin,
        ownOrigin: page.origin(),
      });
      if (read?.type === 'game.ready') {
        post({ type: 'setLocale', locale: languages.shown() });
        post({ type: 'setReducedMotion', on: reducedMotion().get() });
      }
      if (read?.type === 'game.exitRequest') exit();
    });
  }, [gameOrigin, languages]);

  return (
    <iframe
      ref={element}
      key={launchUrl}
      src={launchUrl}
      title={t('play:frame', { game: gameName })}
      sandbox={FRAME_SANDBOX}
      allow="autoplay; fullscreen"
      referrerPolicy="no-referrer"
      data-ready
      className={css.frame}
    />
  );
}
