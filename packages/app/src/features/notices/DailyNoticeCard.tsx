import type { DailyNotification } from '@parlor/api/entities';
import { Button } from '@parlor/ui/Button';
import { Link } from 'react-router-dom';
import * as adjust from '../../components/adjust.css.ts';
import { BottomCard } from '../../components/BottomCard.tsx';
import { useTexts } from '../../languages/use-texts.ts';
import { findRouteName } from '../../navigation/paths.ts';
import { ServerHtml } from '../html/ServerHtml.tsx';

export interface DailyNoticeCardProps {
  notice: NonNullable<DailyNotification['notification']>;
  onClose: () => void;
}

/** The daily notification at the bottom of home. A link outside of the route table is not shown (S25). */
export default function DailyNoticeCard({ notice, onClose }: DailyNoticeCardProps) {
  const t = useTexts();
  const { title, content, link: to } = notice;
  const route = findRouteName(to);
  return (
    <BottomCard title={title} onClose={onClose}>
      <div className={adjust.notice}>
        <ServerHtml html={content} />
      </div>
      {route !== null && (
        <Button asChild variant="soft">
          <Link to={to}>{t(route === 'browser' ? 'content:seeGames' : 'content:learnMore')}</Link>
        </Button>
      )}
    </BottomCard>
  );
}
