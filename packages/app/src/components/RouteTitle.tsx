import { useTexts } from '../languages/use-texts.ts';
import { useRoute } from '../navigation/use-route.ts';
import { PageTitle } from './PageTitle.tsx';

/** The main heading of a page while there is nothing of its own to name it: as the bar on top has it. */
export function RouteTitle() {
  const t = useTexts();
  const route = useRoute();
  return <PageTitle>{t(route?.row.title ?? 'titles.notFound')}</PageTitle>;
}
