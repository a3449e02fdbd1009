import { Box } from '@parlor/ui/Box';
import { LazyPart, type Part } from '../../components/LazyPart.tsx';
import { useTexts } from '../../languages/use-texts.ts';
import { SortLabel } from './SortLabel.tsx';
import type { SortMenuProps } from './SortMenu.tsx';

/** The menu is not needed for the first paint of the games. */
const menu: Part<SortMenuProps> = { load: () => import('./SortMenu.tsx'), texts: ['lobby'] };

/** The sort order of a list of games; the label is shown before the menu is loaded. */
export function LazySortMenu(props: SortMenuProps) {
  const t = useTexts();
  return (
    <Box shrink={false}>
      <LazyPart
        part={menu}
        props={props}
        fallback={<SortLabel>{t(`lobby:sort.${props.value}`)}</SortLabel>}
      />
    </Box>
  );
}
