import type { BankCard } from '@parlor/api/entities';
import type { BankCardsTask } from '@parlor/flows/bank-cards';
import { AlertDialog } from '@parlor/ui/AlertDialog';
import { Button } from '@parlor/ui/Button';
import { EmptyState } from '@parlor/ui/EmptyState';
import { List } from '@parlor/ui/List';
import { ListItem } from '@parlor/ui/ListItem';
import { Skeleton } from '@parlor/ui/Skeleton';
import { Tag } from '@parlor/ui/Tag';
import { CreditCard, Plus, ShieldCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import { EmptyListDetail } from '../../components/EmptyListDetail.tsx';
import { Failure } from '../../components/Failure.tsx';
import { ListDetail } from '../../components/ListDetail.tsx';
import { RouteTitle } from '../../components/RouteTitle.tsx';
import { BankIcon } from '../../features/cards/BankIcon.tsx';
import { CardForm } from '../../features/cards/CardForm.tsx';
import { useCardName } from '../../features/cards/use-card-name.ts';
import { Hint } from '../../features/money/Hint.tsx';
import { useTexts } from '../../languages/use-texts.ts';
import { getHref } from '../../navigation/paths.ts';
import { useDesktopLayout } from '../../platform/use-desktop-layout.ts';
import { CardDetails } from './CardDetails.tsx';
import { useBankCards } from './use-bank-cards.ts';

interface Props {
  task: BankCardsTask;
  /** The card of the address; empty without one. */
  selected: string;
}

/** The bank cards for withdrawals, with the details or the form of one: side by side on a desktop. */
export function BankCardsPage({ task, selected }: Props) {
  const { actor, view } = useBankCards(task);
  const isDesktop = useDesktopLayout();
  const title = <RouteTitle />;
  if (view.view === 'loading') {
    const skeleton = <Skeleton height={220} />;
    return <ListDetail title={title} list={skeleton} detail={null} placeholder={skeleton} />;
  }
  if (view.view === 'loadFailed') {
    return (
      <EmptyListDetail title={title}>
        <Failure error={view.error} onRetry={() => actor.send({ type: 'retry' })} />
      </EmptyListDetail>
    );
  }
  const { cards } = view;
  if (view.view === 'form') {
    return (
      <ListDetail
        title={title}
        list={<Cards cards={cards} selected={selected} />}
        detail={<CardForm actor={view.form} />}
      />
    );
  }
  if (cards.length === 0 && selected === '') {
    return (
      <EmptyListDetail title={title}>
        <NoCards />
      </EmptyListDetail>
    );
  }
  const card =
    cards.find(({ cardId }) => cardId === selected) ??
    (isDesktop && selected === '' ? cards[0] : undefined);
  const unknown = selected === '' ? null : <UnknownCard />;
  const detail =
    card === undefined || view.view === 'notFound' ? (
      unknown
    ) : (
      <CardDetails card={card} view={view} send={actor.send} />
    );
  return (
    <>
      <ListDetail
        title={title}
        list={<Cards cards={cards} selected={card?.cardId ?? selected} />}
        detail={detail}
      />
      {view.view === 'list' && (
        <DeleteDialog
          card={view.deleting}
          isBusy={view.isBusy}
          onConfirm={() => actor.send({ type: 'confirm' })}
          onCancel={() => actor.send({ type: 'cancel' })}
        />
      )}
    </>
  );
}

interface CardsProps {
  cards: readonly BankCard[];
  selected: string;
}

function Cards({ cards, selected }: CardsProps) {
  const t = useTexts();
  const cardName = useCardName();
  return (
    <>
      {cards.length > 0 && (
        <List variant="card">
          {cards.map((card) => (
            <ListItem
              key={card.cardId}
              asChild
              chevron
              icon={<BankIcon card={card} />}
              title={cardName(card)}
              meta={card.cardholder}
              trailing={
                card.isDefault ? (
                  <Tag tone="brand">{t('cards:default')}</Tag>
                ) : (
                  card.isNew && <Tag tone="info">{t('cards:new')}</Tag>
                )
              }
            >
              <Link
                to={getHref('myBankCard', { id: card.cardId })}
                aria-current={card.cardId === selected ? 'true' : undefined}
              />
            </ListItem>
          ))}
        </List>
      )}
      {cards.some(({ isNew }) => isNew) && <Hint icon={ShieldCheck}>{t('cards:newNote')}</Hint>}
      <AddLink />
    </>
  );
}

function AddLink() {
  const t = useTexts();
  return (
    <Button asChild size="lg" variant="soft" leading={<Plus size={20} />}>
      <Link to={getHref('editBankCard')}>{t('cards:add')}</Link>
    </Button>
  );
}

function NoCards() {
  const t = useTexts();
  return (
    <EmptyState
      icon={<CreditCard size={28} />}
      title={t('cards:emptyTitle')}
      text={t('cards:emptyText')}
      action={<AddLink />}
    />
  );
}

/** The card was edited or deleted meanwhile, or belongs to another player. */
function UnknownCard() {
  const t = useTexts();
  return (
    <EmptyState
      icon={<CreditCard size={28} />}
      title={t('cards:notFoundTitle')}
      text={t('cards:notFoundText')}
      action={
        <Button asChild variant="soft">
          <Link to={getHref('myBankCard')}>{t('cards:all')}</Link>
        </Button>
      }
    />
  );
}

interface DeleteProps {
  card: BankCard | undefined;
  isBusy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

function DeleteDialog({ card, isBusy, onConfirm, onCancel }: DeleteProps) {
  const t = useTexts();
  const cardName = useCardName();
  return (
    <AlertDialog
      open={card !== undefined}
      onOpenChange={(open) => {
        if (!open) onCancel();
      }}
      title={card === undefined ? '' : t('cards:deleteTitle', { card: cardName(card) })}
      description={t('cards:deleteText')}
      tone="critical"
      loading={isBusy}
      onConfirm={onConfirm}
      labels={{ confirm: t('cards:deleteConfirm'), cancel: t('actions.cancel') }}
    />
  );
}
