import { selectPromotionCheck } from '@parlor/flows/promotion-check';
import { Button } from '@parlor/ui/Button';
import { Dialog } from '@parlor/ui/Dialog';
import { shallowEqual, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { useMoney } from '../../data/use-money.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { getHref } from '../../navigation/paths.ts';
import { visible } from '../../platform/signals.ts';
import { useSignal } from '../../platform/use-signal.ts';
import { usePopupTurn } from '../popups/use-popup-turn.ts';
import { usePromotionCheck } from './promotion-check.ts';

const popupStates = {
  none: 'none',
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
  const { actor, onOtherTab } = usePromotionCheck();
  const [isAsked, setIsAsked] = useState(false);
  useEffect(() => {
    const check = () => actor.send({ type: 'check' });
    const stop = onOtherTab(check);
    check();
    setIsAsked(true);
    return () => {
      stop();
      actor.send({ type: 'dismissed' });
    };
  }, [actor, onOtherTab]);
  const shown = useSelector(actor, selectPromotionCheck, shallowEqual);
  const hasTurn = usePopupTurn('settleOffer', isAsked ? popupStates[shown.view] : 'loading');
  const isVisible = useSignal(visible);
  useEffect(() => {
    // Of several tabs, the one that the player sees.
    if (hasTurn && isVisible) actor.send({ type: 'show' });
  }, [actor, hasTurn, isVisible]);

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
