import { messageInfo, messageNumber } from '@parlor/api/calls/messages';
import { Button } from '@parlor/ui/Button';
import { Heading } from '@parlor/ui/Heading';
import { Inline } from '@parlor/ui/Inline';
import { Tag } from '@parlor/ui/Tag';
import { Text } from '@parlor/ui/Text';
import { Mail } from 'lucide-react';
import { useEffect } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useFormatNearDate } from '../../data/dates.ts';
import { useCall, useInvalidate } from '../../data/use-call.ts';
import { ContentPage } from '../../features/html/ContentPage.tsx';
import { ServerHtml } from '../../features/html/ServerHtml.tsx';
import { useTexts } from '../../languages/use-texts.ts';
import { findRouteName, getHref } from '../../navigation/paths.ts';

/** One message by `?id=`; opening it marks it as read. */
export default function MessageDetailScreen() {
  const t = useTexts();
  const formatNearDate = useFormatNearDate();
  const invalidate = useInvalidate();
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  const result = useCall(messageInfo, id === '' ? null : { id });
  const isHere = result.data !== undefined;

  // The server marks the message as read when it returns it: the cached counts are stale.
  useEffect(() => {
    if (isHere) void invalidate(messageNumber);
  }, [isHere, invalidate]);

  return (
    <ContentPage
      id={id}
      result={result}
      missing={{
        icon: <Mail size={28} />,
        title: t('messages:missingTitle'),
        text: t('messages:missingText'),
      }}
      all={{ href: getHref('message'), text: t('messages:all') }}
    >
      {({ kind, createdAt, title, content, link }) => (
        <>
          <Inline wrap>
            <Tag>{t(`messages:kinds.${kind}`)}</Tag>
            <Text size={13} color="muted">
              {formatNearDate(createdAt)}
            </Text>
          </Inline>
          <Heading level={1} size={24}>
            {title}
          </Heading>
          <ServerHtml html={content} />
          {/* Only to routes of the table (S25). */}
          {findRouteName(link) !== null && (
            <div>
              <Button asChild size="lg">
                <Link to={link}>{t('messages:open')}</Link>
              </Button>
            </div>
          )}
        </>
      )}
    </ContentPage>
  );
}
