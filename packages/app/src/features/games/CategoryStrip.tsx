import type { Category } from '@parlor/api/entities';
import { ChipGroup } from '@parlor/ui/ChipGroup';
import { LayoutGrid } from 'lucide-react';
import { useLocale } from '../../languages/use-locale.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { CategoryIcon } from '../catalog/CategoryIcon.tsx';
import { categoryTitle } from '../catalog/titles.ts';
import { useOptimisticChoice } from './use-optimistic-choice.ts';

/** The value of the chip for all games: a chip's value is not empty, and no category has this id. */
const ALL = 'all';

export interface CategoryStripProps {
  categories: readonly Category[];
  /** Id of the selected category; empty for all games. */
  value: string;
  /** Resolves when the address has the category. */
  onValueChange: (categoryId: string) => Promise<void>;
}

/** The categories in one row. */
export default function CategoryStrip({ categories, value, onValueChange }: CategoryStripProps) {
  const t = useTexts();
  const locale = useLocale();
  const [chosen, choose] = useOptimisticChoice(value || ALL, (category) =>
    onValueChange(category === ALL ? '' : category),
  );
  const options = [
    {
      value: ALL,
      label: t('home.all'),
      leading: <LayoutGrid aria-hidden="true" size={20} strokeWidth={1.75} />,
    },
    ...categories.map((category) => ({
      value: category.categoryId,
      label: categoryTitle(category, locale),
      leading: <CategoryIcon name={category.icon} />,
    })),
  ];
  return (
    <ChipGroup
      label={t('home.categories')}
      options={options}
      value={chosen}
      onValueChange={choose}
      variant="plain"
      scroll
    />
  );
}
