import type { GameSummary } from '@parlor/api/entities';
import { Icon } from '@parlor/ui/Icon';
import { List } from '@parlor/ui/List';
import { ListItem } from '@parlor/ui/ListItem';
import { Gift } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useLocale } from '../../languages/use-locale.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { getHref } from '../../navigation/paths.ts';
import { titleIn } from '../catalog/titles.ts';
import { useCounting } from '../catalog/use-counting.ts';

interface Props {
  game: Pick<GameSummary, 'gameId' | 'categoryId' | 'makerId'>;
}

/** What a bet on the game counts for each open promotion of the player. */
export function CountingNotes({ game }: Props) {
  const t = useTexts();
  const locale = useLocale();
  const counting = useCounting(game);
  if (counting.length === 0) return null;
  return (
    <List variant="card">
      {counting.map(({ record, percent = 0 }) => (
        <ListItem
          key={record.id}
          icon={<Icon icon={Gift} />}
          title={titleIn(locale, record.titles, record.promotionName)}
          meta={percent > 0 ? t('games:counts', { percent }) : t('games:countsNothing')}
          chevron
          asChild
        >
          <Link to={getHref('myPromotionDetail', { id: record.id })} />
        </ListItem>
      ))}
    </List>
  );
}
