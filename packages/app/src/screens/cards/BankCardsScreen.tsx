import { bankCardList } from '@parlor/api/calls/wallet';
import { Button } from '@parlor/ui/Button';
import { EmptyState } from '@parlor/ui/EmptyState';
import { List } from '@parlor/ui/List';
import { ListItem } from '@parlor/ui/ListItem';
import { Skeleton } from '@parlor/ui/Skeleton';
import { Tag } from '@parlor/ui/Tag';
import { CreditCard, Plus, ShieldCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import { CallContent } from '../../components/CallContent.tsx';
import { PageBody } from '../../components/PageBody.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { useCall } from '../../data/use-call.ts';
import { Hint } from '../../features/money/Hint.tsx';
import { BankIcon } from '../../features/withdrawal/BankIcon.tsx';
import { useCardName } from '../../features/withdrawal/use-card-name.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { getHref } from '../../navigation/paths.ts';

/** The accounts for withdrawals, the default one first. */
export default function BankCardsScreen() {
  const t = useTexts();
  return (
    <PageBody>
      <PageTitle>{t('titles.myBankCard')}</PageTitle>
      <Cards />
    </PageBody>
  );
}

function Cards() {
  const t = useTexts();
  const cardName = useCardName();
  const add = (
    <Button asChild size="lg" leading={<Plus size={20} />}>
      <Link to={getHref('editBankCard')}>{t('wallet:cards.add')}</Link>
    </Button>
  );
  return (
    <CallContent
      result={useCall(bankCardList, {})}
      loading={<Skeleton height={160} />}
      empty={
        <EmptyState
          icon={<CreditCard size={28} />}
          title={t('wallet:cards.emptyTitle')}
          text={t('wallet:cards.emptyText')}
          action={add}
        />
      }
    >
      {(cards) => (
        <>
          <List variant="card">
            {cards.map((card) => (
              <ListItem
                key={card.cardId}
                icon={<BankIcon card={card} />}
                title={cardName(card)}
                meta={card.cardholder}
                trailing={
                  card.isDefault ? (
                    <Tag tone="brand">{t('wallet:cards.default')}</Tag>
                  ) : (
                    card.isNew && <Tag tone="info">{t('wallet:cards.new')}</Tag>
                  )
                }
              />
            ))}
          </List>
          {cards.some(({ isNew }) => isNew) && (
            <Hint icon={ShieldCheck}>{t('wallet:cards.newNote')}</Hint>
          )}
          {add}
        </>
      )}
    </CallContent>
  );
}
