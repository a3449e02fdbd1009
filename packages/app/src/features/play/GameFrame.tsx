import { selectGame, selectLaunch } from '@parlor/flows/game-session';
import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { useLanguages } from '../../languages/language-context.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { page } from '../../platform/page.ts';
import { onMessage } from '../../platform/windows.ts';
import { FRAME_SANDBOX } from './frame-sandbox.ts';
import * as css from './GameLayer.css.ts';
import { type HostSetting, hostMessage, readGameMessage } from './messages.ts';
import { reducedMotion } from './reduced-motion.ts';
import type { GameSessionRef } from './use-game-session.ts';

interface Props {
  actor: GameSessionRef;
  gameName: string;
}

/** The frame of the game's page, and the messages to and from it. */
export function GameFrame({ actor, gameName }: Props) {
  const t = useTexts();
  const languages = useLanguages();
  const launch = useSelector(actor, selectLaunch);
  const isReady = useSelector(actor, (snapshot) => selectGame(snapshot).view !== 'loadingFrame');
  const element = useRef<HTMLIFrameElement>(null);
  const gameOrigin = launch?.gameOrigin;

  useEffect(() => {
    if (gameOrigin === undefined) return undefined;
    const post = (message: Parameters<typeof hostMessage>[0]) =>
      element.current?.contentWindow?.postMessage(hostMessage(message), gameOrigin);
    const settings = (): HostSetting[] => [
      { type: 'setLocale', locale: languages.shown() },
      { type: 'setReducedMotion', on: reducedMotion().get() },
    ];
    const stopListening = onMessage((message) => {
      const read = readGameMessage(message, {
        window: element.current?.contentWindow ?? null,
        gameOrigin,
        ownOrigin: page.origin(),
      });
      if (read === undefined) return;
      if (read.type === 'game.ready') for (const setting of settings()) post(setting);
      actor.send(read);
    });
    const subscription = actor.on('toGame', ({ message }) => post(message));
    return () => {
      stopListening();
      subscription.unsubscribe();
    };
  }, [actor, gameOrigin, languages]);

  if (launch === undefined) return null;
  return (
    <iframe
      ref={element}
      key={launch.launchUrl}
      src={launch.launchUrl}
      title={t('play:frame', { game: gameName })}
      sandbox={FRAME_SANDBOX}
      allow="autoplay; fullscreen"
      referrerPolicy="no-referrer"
      data-ready={isReady || undefined}
      className={css.frame}
    />
  );
}
