import type { DailyNotification } from '@parlor/api/entities';
import { Button } from '@parlor/ui/Button';
import { IconButton } from '@parlor/ui/IconButton';
import { X } from 'lucide-react';
import { useId } from 'react';
import { useTexts } from '../../languages/use-texts.ts';
import { useLink } from '../../routes/link.ts';
import { routeOf } from '../../routes/paths.ts';
import { ServerHtml } from '../html/ServerHtml.tsx';
import * as css from './DailyNoticeCard.css.ts';

export interface DailyNoticeCardProps {
  notice: NonNullable<DailyNotification['notification']>;
  onClose: () => void;
}

/**
 * The day's notification over the foot of home. It takes neither the focus nor the page: who came to
 * play goes on playing. A link that leads outside the route table is none (S25).
 */
export default function DailyNoticeCard({ notice, onClose }: DailyNoticeCardProps) {
  const t = useTexts();
  const link = useLink();
  const id = useId();
  const { title, content, link: to } = notice;
  return (
    <aside aria-labelledby={id} className={css.card}>
      <header className={css.head}>
        <h2 id={id} className={css.title}>
          {title}
        </h2>
        <IconButton icon={X} label={t('actions.close')} onClick={onClose} />
      </header>
      <div className={css.body}>
        <ServerHtml html={content} />
      </div>
      {routeOf(to) !== null && (
        <Button asChild variant="soft">
          <a {...link(to)}>{t('content:haveALook')}</a>
        </Button>
      )}
    </aside>
  );
}
