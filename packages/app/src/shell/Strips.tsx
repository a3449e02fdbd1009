import { usePageMark } from '@parlor/ui/AppShell';
import { useSite } from '../data/site.ts';
import { useTexts } from '../languages/use-texts.ts';
import { online } from '../platform/signals.ts';
import { useSignal } from '../platform/use-signal.ts';
import * as css from './Strips.css.ts';

/**
 * Slim lines above everything: that this is a demo (product decision 24), and that there is no network. Read
 * after the page: its link to the content comes first.
 */
export function Strips() {
  return (
    <div className={css.root}>
      <DemoStrip />
      <OfflineStrip />
    </div>
  );
}

function DemoStrip() {
  const t = useTexts();
  const { demo, demoPhoneUrl } = useSite();
  usePageMark('data-demo-strip', demo);
  if (!demo) return null;
  return (
    <aside aria-label={t('demo.label')} className={css.demo}>
      {t('demo.strip')}
      {demoPhoneUrl !== undefined && (
        <>
          {' '}
          <a href={demoPhoneUrl} target="_blank" rel="noopener" className={css.link}>
            {t('demo.phone')}
          </a>
        </>
      )}
    </aside>
  );
}

function OfflineStrip() {
  const t = useTexts();
  const isOnline = useSignal(online);
  return (
    <div role="status">{!isOnline && <p className={css.offline}>{t('offline.strip')}</p>}</div>
  );
}
