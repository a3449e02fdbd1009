import { Button } from '@parlor/ui/Button';
import { SlidersHorizontal } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useTexts } from '../../languages/use-texts.ts';
import { getHref } from '../../navigation/paths.ts';

export interface FilterLinkProps {
  /** Default: all games. */
  category: string | undefined;
}

/** Link to the page with the filters by maker and theme. */
export default function FilterLink({ category = '' }: FilterLinkProps) {
  const t = useTexts();
  return (
    <Button
      asChild
      variant="outline"
      tone="neutral"
      shape="pill"
      leading={<SlidersHorizontal aria-hidden="true" size={18} strokeWidth={1.75} />}
    >
      <Link to={getHref('browser', { category })}>{t('home.filter')}</Link>
    </Button>
  );
}
