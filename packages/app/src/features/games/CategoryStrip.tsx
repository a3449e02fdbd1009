import type { Category } from '@parlor/api/entities';
import { ChipGroup } from '@parlor/ui/ChipGroup';
import { LayoutGrid } from 'lucide-react';
import { useLocale } from '../../languages/use-locale.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { CategoryIcon } from '../catalog/CategoryIcon.tsx';
import { categoryTitle } from '../catalog/titles.ts';
import { ALL_CATEGORIES } from './all-categories.ts';

export interface CategoryStripProps {
  categories: readonly Category[];
  value: string;
  onValueChange: (categoryId: string) => void;
}

/** The categories in one row. */
export default function CategoryStrip({ categories, value, onValueChange }: CategoryStripProps) {
  const t = useTexts();
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
      variant="plain"
      scroll
    />
  );
}
