import { selectGameError, selectInPlayRecharge } from '@parlor/flows/game-session';
import { selectOrder } from '@parlor/flows/recharge';
import { Button } from '@parlor/ui/Button';
import { Result } from '@parlor/ui/Result';
import { Sheet } from '@parlor/ui/Sheet';
import { Spinner } from '@parlor/ui/Spinner';
import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { useApp } from '../../app-context.ts';
import { useExplain } from '../../data/errors.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { openBeside } from '../../platform/frame.ts';
import { RechargeFlow } from '../recharge/RechargeFlow.tsx';
import { useRecharge } from '../recharge/use-recharge.ts';
import * as css from './InPlayRecharge.css.ts';
import type { GameSessionRef } from './use-game-session.ts';

/**
 * A deposit over the game: a sheet on a phone, a dialog on a desktop. The provider's page opens beside
 * the game, and what arrives in the wallet is moved on into the game.
 */
export function InPlayRecharge({ actor }: { actor: GameSessionRef }) {
  const t = useTexts();
  const { toasts } = useApp();
  const state = useSelector(actor, selectInPlayRecharge);
  const before = useRef(state);
  useEffect(() => {
    if (before.current === 'toppingUp' && state === undefined) {
      toasts.show({ text: t('play:recharge.done'), tone: 'positive' });
    }
    before.current = state;
  }, [state, toasts, t]);
  const close = () => actor.send({ type: 'recharge.closed' });
  return (
    <Sheet
      open={state !== undefined}
      onOpenChange={(open) => {
        if (!open) close();
      }}
      closable={state !== 'toppingUp'}
      title={t('play:recharge.title')}
      labels={{ close: t('actions.close') }}
    >
      <div className={css.root}>
        {state === 'pausing' && <Busy words={t('play:recharge.pausing')} />}
        {state === 'open' && (
          <Deposit onDone={() => actor.send({ type: 'recharge.succeeded' })} onClose={close} />
        )}
        {state === 'toppingUp' && <Busy words={t('play:recharge.toppingUp')} />}
        {state === 'topUpFailed' && <Failed actor={actor} onClose={close} />}
      </div>
    </Sheet>
  );
}

function Busy({ words }: { words: string }) {
  return (
    <p role="status" className={css.busy}>
      <Spinner />
      {words}
    </p>
  );
}

function Deposit({ onDone, onClose }: { onDone: () => void; onClose: () => void }) {
  const t = useTexts();
  const actor = useRecharge();
  const order = useSelector(actor, selectOrder);
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  });
  useEffect(() => {
    const subscriptions = [
      // Where the browser refuses, the button on the screen opens it.
      actor.on('openCheckout', ({ payUrl }) => void openBeside(payUrl)),
      actor.on('deposited', () => done.current()),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [actor]);
  return (
    <RechargeFlow
      actor={actor}
      endActions={(end) =>
        end === 'failed' && (
          <>
            <Button size="lg" fullWidth onClick={() => actor.send({ type: 'again' })}>
              {t('wallet:deposit.tryAgain')}
            </Button>
            <Button size="lg" variant="ghost" tone="neutral" fullWidth onClick={onClose}>
              {order === undefined ? t('actions.close') : t('actions.cancel')}
            </Button>
          </>
        )
      }
    />
  );
}

function Failed({ actor, onClose }: { actor: GameSessionRef; onClose: () => void }) {
  const t = useTexts();
  const explain = useExplain();
  const error = useSelector(actor, selectGameError);
  return (
    <Result
      titleAs="h2"
      status="failed"
      title={t('play:recharge.failedTitle')}
      text={explain(error).text}
      actions={
        <>
          <Button size="lg" fullWidth onClick={() => actor.send({ type: 'retry' })}>
            {t('actions.retry')}
          </Button>
          <Button size="lg" variant="ghost" tone="neutral" fullWidth onClick={onClose}>
            {t('play:recharge.keep')}
          </Button>
        </>
      }
    />
  );
}
