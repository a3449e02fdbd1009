import { type GameSort, gameSorts } from '@parlor/api/entities';
import { Link } from '@parlor/ui/Link';
import { Menu } from '@parlor/ui/Menu';
import { ChevronDown } from 'lucide-react';
import { useTexts } from '../../languages/use-texts.ts';
import { useOptimisticChoice } from './use-optimistic-choice.ts';

export interface SortMenuProps {
  value: GameSort;
  /** Resolves when the address has the order. */
  onValueChange: (sort: GameSort) => Promise<void>;
}

/** The sort order of a list of games. */
export default function SortMenu({ value, onValueChange }: SortMenuProps) {
  const t = useTexts();
  const [chosen, choose] = useOptimisticChoice(value, onValueChange);
  return (
    <Menu
      align="end"
      trigger={
        <Link asChild variant="standalone" trailing={<ChevronDown aria-hidden="true" size={18} />}>
          <button
            type="button"
            aria-label={`${t('lobby:sort.label')}: ${t(`lobby:sort.${chosen}`)}`}
          >
            {t(`lobby:sort.${chosen}`)}
          </button>
        </Link>
      }
      groups={[
        {
          label: t('lobby:sort.label'),
          value: chosen,
          onValueChange: (next) => choose(gameSorts.find((sort) => sort === next) ?? chosen),
          options: gameSorts.map((sort) => ({ value: sort, label: t(`lobby:sort.${sort}`) })),
        },
      ]}
    />
  );
}
