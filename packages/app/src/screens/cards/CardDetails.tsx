import type { BankCard } from '@parlor/api/entities';
import type { BankCardsView } from '@parlor/flows/bank-cards';
import { Button } from '@parlor/ui/Button';
import { Heading } from '@parlor/ui/Heading';
import { Inline } from '@parlor/ui/Inline';
import { Stack } from '@parlor/ui/Stack';
import { Tag } from '@parlor/ui/Tag';
import { Text } from '@parlor/ui/Text';
import { Pencil, Trash2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { BankIcon } from '../../features/cards/BankIcon.tsx';
import { useCardName } from '../../features/cards/use-card-name.ts';
import { FormError } from '../../features/forms/FormError.tsx';
import { Summary } from '../../features/money/Summary.tsx';
import { useTexts } from '../../languages/use-texts.ts';
import { getHref } from '../../navigation/paths.ts';
import type { BankCardsRef } from './use-bank-cards.ts';

interface Props {
  card: BankCard;
  view: Extract<BankCardsView, { view: 'list' }>;
  send: BankCardsRef['send'];
}

/** One bank card, with what the player can do with it. */
export function CardDetails({ card, view, send }: Props) {
  const t = useTexts();
  const cardName = useCardName();
  const { cardId, isDefault, isNew } = card;
  return (
    <Stack gap={24}>
      <Inline gap={16} paddingTop={8}>
        <BankIcon card={card} />
        <Stack gap={4}>
          <Heading level={2} size={20}>
            {cardName(card)}
          </Heading>
          <Inline gap={8}>
            {isDefault && <Tag tone="brand">{t('cards:default')}</Tag>}
            {isNew && <Tag tone="info">{t('cards:new')}</Tag>}
          </Inline>
        </Stack>
      </Inline>
      <Summary
        rows={[
          { label: t('cards:bank'), value: card.bankName },
          { label: t('cards:holder'), value: card.cardholder },
          { label: t('cards:number'), value: card.cardNumber },
        ]}
      />
      {isDefault && (
        <Text as="p" color="muted">
          {t('cards:defaultText')}
        </Text>
      )}
      <FormError error={view.error} />
      <Stack gap={8}>
        {!isDefault && (
          <Button
            size="lg"
            fullWidth
            loading={view.changing?.cardId === cardId}
            disabled={view.isBusy && view.changing?.cardId !== cardId}
            onClick={() => send({ type: 'card.setDefault', cardId })}
          >
            {t('cards:setDefault')}
          </Button>
        )}
        <Button asChild size="lg" variant="soft" fullWidth leading={<Pencil size={18} />}>
          <Link to={getHref('editBankCard', { id: cardId })}>{t('cards:edit')}</Link>
        </Button>
        <Button
          size="lg"
          variant="ghost"
          tone="critical"
          fullWidth
          leading={<Trash2 size={18} />}
          disabled={view.isBusy}
          onClick={() => send({ type: 'card.delete', cardId })}
        >
          {t('cards:delete')}
        </Button>
      </Stack>
    </Stack>
  );
}
