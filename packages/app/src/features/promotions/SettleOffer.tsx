import { selectPromotionCheck } from '@parlor/flows/promotion-check';
import { Button } from '@parlor/ui/Button';
import { Dialog } from '@parlor/ui/Dialog';
import { shallowEqual, useActorRef, useSelector } from '@xstate/react';
import { useEffect, useLayoutEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { useApi } from '../../data/api.ts';
import { useMoney } from '../../data/use-money.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { getHref } from '../../navigation/paths.ts';
import { after } from '../../platform/clock.ts';
import { usePlatform } from '../../platform/platform-context.ts';
import { usePopupTurn } from '../popups/use-popup-turn.ts';
import { promotionCheckWith, readOffered } from './promotion-check.ts';

/** How long pop-ups of a lower priority wait for this tab to lead, in milliseconds. */
const LEAD_PATIENCE_MS = 1_000;

const popupStates = {
  none: 'none',
  following: 'none',
  checking: 'loading',
  due: 'ready',
  shown: 'ready',
} as const;

/**
 * Home's offer to settle a promotion whose requirements are met (docs/product.md: States and transitions).
 * Mounted with a session only.
 */
export default function SettleOffer() {
  const t = useTexts();
  const money = useMoney();
  const { client } = useApi();
  const { storage } = usePlatform();
  const [machine] = useState(() => promotionCheckWith(client, storage));
  const actor = useActorRef(machine, { input: { readHistory: () => readOffered(storage) } });
  // Before the actor starts, which is an effect.
  useLayoutEffect(() => {
    const offered = actor.on('offered', ({ id }) =>
      storage.writeJson('settleOffers', [...readOffered(storage), id]),
    );
    return () => offered.unsubscribe();
  }, [actor, storage]);
  const [isOpened, setIsOpened] = useState(false);
  useEffect(() => {
    actor.send({ type: 'session.opened' });
    setIsOpened(true);
  }, [actor]);
  const shown = useSelector(actor, selectPromotionCheck, shallowEqual);
  const [isFollower, setIsFollower] = useState(false);
  useEffect(() => after(LEAD_PATIENCE_MS, () => setIsFollower(true)), []);
  const isWaiting = !isOpened || shown.view === 'following';
  const hasTurn = usePopupTurn(
    'settleOffer',
    isWaiting ? (isFollower ? 'none' : 'loading') : popupStates[shown.view],
  );
  useEffect(() => {
    if (hasTurn) actor.send({ type: 'show' });
  }, [actor, hasTurn]);

  if (shown.view !== 'shown' || !hasTurn) return null;
  const { amount, id, promotionName: name } = shown.offer;
  const dismiss = () => actor.send({ type: 'dismissed' });
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) dismiss();
      }}
      size="sm"
      title={t('promotions:offer.title', { name })}
      description={t('promotions:offer.text', { amount: money(amount) })}
      actions={
        <>
          <Button size="lg" variant="soft" tone="neutral" onClick={dismiss}>
            {t('promotions:offer.later')}
          </Button>
          <Button asChild size="lg">
            <Link to={getHref('myPromotionDetail', { id })} onClick={dismiss}>
              {t('promotions:offer.open')}
            </Link>
          </Button>
        </>
      }
      labels={{ close: t('actions.close') }}
    />
  );
}
