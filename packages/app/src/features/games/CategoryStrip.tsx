import type { Category } from '@parlor/api/entities';
import { ChipGroup } from '@parlor/ui/ChipGroup';
import { LayoutGrid } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../languages/use-locale.ts';
import { CategoryIcon } from './CategoryIcon.tsx';
import { categoryTitle } from './titles.ts';

/** Stands for "all games"; ids of categories are never empty. */
export const ALL_CATEGORIES = 'all';

interface Props {
  categories: readonly Category[];
  value: string;
  onValueChange: (categoryId: string) => void;
}

/** The categories in one row. */
export function CategoryStrip({ categories, value, onValueChange }: Props) {
  const { t } = useTranslation();
  const locale = useLocale();
  const options = [
    {
      value: ALL_CATEGORIES,
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
      value={value}
      onValueChange={onValueChange}
      scroll
    />
  );
}
