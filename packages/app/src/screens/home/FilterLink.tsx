import { Button } from '@parlor/ui/Button';
import { SlidersHorizontal } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useTexts } from '../../languages/use-texts.ts';
import { getHref } from '../../navigation/paths.ts';

export interface FilterLinkProps {
  /** All of them when there is none. */
  category: string | undefined;
}

/** To where games are narrowed down by maker and theme as well. */
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
