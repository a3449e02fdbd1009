import type { CallFailure } from '@parlor/api/errors';
import type { GameView } from '@parlor/flows/game-session';
import { Button } from '@parlor/ui/Button';
import { Inline } from '@parlor/ui/Inline';
import { Result } from '@parlor/ui/Result';
import { Sheet } from '@parlor/ui/Sheet';
import { Spinner } from '@parlor/ui/Spinner';
import { Stack } from '@parlor/ui/Stack';
import { Text } from '@parlor/ui/Text';
import { useEffect, useRef } from 'react';
import * as adjust from '../../components/adjust.css.ts';
import { useExplain } from '../../data/errors.ts';
import { useToasts } from '../../data/toasts.ts';
import { DepositFlow } from '../../features/deposit/DepositFlow.tsx';
import { useDeposit } from '../../features/deposit/use-deposit.ts';
import type { GameSessionRef } from '../../features/play/use-game-session.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { openInNewTab } from '../../platform/windows.ts';

/**
 * A deposit over the game: a sheet on a phone, a dialog on a desktop. The provider's page opens in
 * a new tab, and the deposit is moved from the wallet into the game.
 */
export function InPlayDeposit({ actor, view }: { actor: GameSessionRef; view: GameView }) {
  const t = useTexts();
  const toasts = useToasts();
  const state = view.view === 'playing' ? view.deposit : undefined;
  const before = useRef(state);
  useEffect(() => {
    if (before.current === 'toppingUp' && state === undefined) {
      toasts.show({ text: t('play:deposit.done'), tone: 'positive' });
    }
    before.current = state;
  }, [state, toasts, t]);
  const close = () => actor.send({ type: 'deposit.closed' });
  return (
    <Sheet
      open={state !== undefined}
      onOpenChange={(open) => {
        if (!open) close();
      }}
      closable={state !== 'toppingUp'}
      title={t('play:deposit.title')}
      labels={{ close: t('actions.close') }}
    >
      <Stack gap={0} className={adjust.steadySheet}>
        {state === 'pausing' && <Busy text={t('play:deposit.pausing')} />}
        {state === 'open' && (
          <Deposit onDone={() => actor.send({ type: 'deposit.succeeded' })} onClose={close} />
        )}
        {state === 'toppingUp' && <Busy text={t('play:deposit.toppingUp')} />}
        {view.view === 'playing' && view.deposit === 'topUpFailed' && (
          <Failed actor={actor} error={view.error} onClose={close} />
        )}
      </Stack>
    </Sheet>
  );
}

function Busy({ text }: { text: string }) {
  return (
    <Inline role="status" justify="center" grow color="muted">
      <Spinner />
      <Text size={17}>{text}</Text>
    </Inline>
  );
}

function Deposit({ onDone, onClose }: { onDone: () => void; onClose: () => void }) {
  const t = useTexts();
  // The deposit moves on into the game, so that none of it can join an offer.
  const actor = useDeposit({ hasOffers: false });
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  });
  useEffect(() => {
    const subscriptions = [
      // If the browser blocks the new tab, the button on the screen opens it.
      actor.on('openCheckout', ({ payUrl }) => void openInNewTab(payUrl)),
      actor.on('finished', ({ order }) => {
        if (order.state === 'done') done.current();
      }),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [actor]);
  return (
    <DepositFlow
      actor={actor}
      endActions={(end) =>
        end === 'failed' && (
          <>
            <Button size="lg" fullWidth onClick={() => actor.send({ type: 'again' })}>
              {t('wallet:deposit.tryAgain')}
            </Button>
            <Button size="lg" variant="ghost" tone="neutral" fullWidth onClick={onClose}>
              {t('actions.cancel')}
            </Button>
          </>
        )
      }
    />
  );
}

interface FailedProps {
  actor: GameSessionRef;
  error: CallFailure;
  onClose: () => void;
}

function Failed({ actor, error, onClose }: FailedProps) {
  const t = useTexts();
  const explain = useExplain();
  return (
    <Result
      titleAs="h2"
      status="failed"
      title={t('play:deposit.failedTitle')}
      text={explain(error).text}
      actions={
        <>
          <Button size="lg" fullWidth onClick={() => actor.send({ type: 'retry' })}>
            {t('actions.retry')}
          </Button>
          <Button size="lg" variant="ghost" tone="neutral" fullWidth onClick={onClose}>
            {t('play:deposit.keep')}
          </Button>
        </>
      }
    />
  );
}
