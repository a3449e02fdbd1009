import { type GameSort, gameSorts } from '@parlor/api/entities';
import { Link } from '@parlor/ui/Link';
import { Menu } from '@parlor/ui/Menu';
import { ChevronDown } from 'lucide-react';
import { useTexts } from '../../languages/use-texts.ts';

export interface SortMenuProps {
  value: GameSort;
  onValueChange: (sort: GameSort) => void;
}

/** The sort order of a list of games. */
export default function SortMenu({ value, onValueChange }: SortMenuProps) {
  const t = useTexts();
  return (
    <Menu
      align="end"
      trigger={
        <Link asChild variant="standalone" trailing={<ChevronDown aria-hidden="true" size={18} />}>
          <button
            type="button"
            aria-label={`${t('lobby:sort.label')}: ${t(`lobby:sort.${value}`)}`}
          >
            {t(`lobby:sort.${value}`)}
          </button>
        </Link>
      }
      groups={[
        {
          label: t('lobby:sort.label'),
          value,
          onValueChange: (next) => onValueChange(gameSorts.find((sort) => sort === next) ?? value),
          options: gameSorts.map((sort) => ({ value: sort, label: t(`lobby:sort.${sort}`) })),
        },
      ]}
    />
  );
}
