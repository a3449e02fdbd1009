import { bulletinInfo } from '@parlor/api/calls/content';
import { Heading } from '@parlor/ui/Heading';
import { Text } from '@parlor/ui/Text';
import { Megaphone } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { useFormatDay } from '../../data/time.ts';
import { useCall } from '../../data/use-call.ts';
import { ContentPage } from '../../features/html/ContentPage.tsx';
import { ServerHtml } from '../../features/html/ServerHtml.tsx';
import { useTexts } from '../../languages/use-texts.ts';
import { getHref } from '../../navigation/paths.ts';

/** One notice in full, by `?id=`. */
export default function NoticeDetailScreen() {
  const t = useTexts();
  const formatDay = useFormatDay();
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  const result = useCall(bulletinInfo, id === '' ? null : { id });
  return (
    <ContentPage
      id={id}
      result={result}
      missing={{
        icon: <Megaphone size={28} />,
        title: t('content:noticeMissingTitle'),
        text: t('content:noticeMissingText'),
      }}
      all={{ href: getHref('notice'), text: t('content:allNotices') }}
    >
      {({ title, publishedAt, content }) => (
        <>
          <Heading level={1} size={24}>
            {title}
          </Heading>
          <Text as="p" size={13} color="muted">
            {formatDay(publishedAt)}
          </Text>
          <ServerHtml html={content} />
        </>
      )}
    </ContentPage>
  );
}
