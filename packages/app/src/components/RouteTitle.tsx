import { useTexts } from '../languages/use-texts.ts';
import { useRoute } from '../navigation/use-route.ts';
import { PageTitle } from './PageTitle.tsx';

/** The main heading of a page without a name of its own: the title of the top bar. */
export function RouteTitle() {
  const t = useTexts();
  const route = useRoute();
  return <PageTitle>{t(route?.row.title ?? 'titles.notFound')}</PageTitle>;
}
