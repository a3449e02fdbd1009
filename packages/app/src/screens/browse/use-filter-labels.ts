import type { HomePage, NavigationTag } from '@parlor/api/entities';
import { useMoney } from '../../data/use-money.ts';
import { categoryTitle, titleIn } from '../../features/catalog/titles.ts';
import { useCountingRecords } from '../../features/catalog/use-counting.ts';
import type { GameFilter } from '../../features/games/game-filter.ts';
import { useLocale } from '../../languages/use-locale.ts';
import { useTexts } from '../../languages/use-texts.ts';

export interface FilterLabel {
  kind: 'category' | 'maker' | 'tag' | 'list' | 'promotion' | 'stake';
  name: string;
}

/** The known names of filter values. */
interface Known {
  page: Pick<HomePage, 'categories' | 'makers'> | undefined;
  tags: readonly NavigationTag[] | undefined;
}

/**
 * Labels of the active filters; a filter without a known name, such as a removed maker, shows its
 * id.
 */
export function useFilterLabels(filter: GameFilter, { page, tags }: Known): FilterLabel[] {
  const t = useTexts();
  const locale = useLocale();
  const money = useMoney();
  const promotions = useCountingRecords();
  const promotion = promotions.find(({ promotionId }) => promotionId === filter.promotion);
  const category = page?.categories.find(({ categoryId }) => categoryId === filter.category);
  const maker = page?.makers.find(({ makerId }) => makerId === filter.maker);
  const tag = tags?.find(({ tagId }) => tagId === filter.tag);
  const lists = { new: t('lobby:browse.newTitle'), hot: t('lobby:browse.hotTitle'), '': '' };
  const parts: FilterLabel[] = [
    { kind: 'list', name: lists[filter.list] },
    {
      kind: 'category',
      name: category === undefined ? filter.category : categoryTitle(category, locale),
    },
    { kind: 'maker', name: maker?.makerName ?? filter.maker },
    {
      kind: 'tag',
      name: tag === undefined ? filter.tag : titleIn(locale, tag.titles, tag.tagName),
    },
    {
      kind: 'promotion',
      name:
        promotion === undefined
          ? filter.promotion
          : titleIn(locale, promotion.titles, promotion.promotionName),
    },
    {
      kind: 'stake',
      name: filter.stake && t('lobby:browse.stakeUpTo', { amount: money(filter.stake) }),
    },
  ];
  return parts.filter(({ name }) => name !== '');
}
