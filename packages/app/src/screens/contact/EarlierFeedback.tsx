import { feedbackList } from '@parlor/api/calls/contact';
import type { Feedback } from '@parlor/api/entities';
import { Button } from '@parlor/ui/Button';
import { Card } from '@parlor/ui/Card';
import { Inline } from '@parlor/ui/Inline';
import { Section } from '@parlor/ui/Section';
import { Skeleton } from '@parlor/ui/Skeleton';
import { Stack } from '@parlor/ui/Stack';
import { Tag } from '@parlor/ui/Tag';
import { Text } from '@parlor/ui/Text';
import { useState } from 'react';
import { CallContent } from '../../components/CallContent.tsx';
import { PictureLinks } from '../../components/PictureLinks.tsx';
import { useFormatNearDate } from '../../data/dates.ts';
import { useCall } from '../../data/use-call.ts';
import { useTexts } from '../../languages/use-texts.ts';

const PAGE_SIZE = 10;

/**
 * The player's earlier messages, newest first, with the answers. Renders nothing without messages.
 */
export function EarlierFeedback() {
  const t = useTexts();
  const [limit, setLimit] = useState(PAGE_SIZE);
  const result = useCall(feedbackList, { limit }, { keepPreviousData: true });
  if (result.data?.total === 0) return null;
  return (
    <Section title={t('messages:feedback.earlier')} paddingTop={24}>
      <CallContent
        result={result}
        variant="inline"
        titleAs="h3"
        loading={<Skeleton height={160} />}
      >
        {({ rows, total }) => (
          <>
            {rows.map((feedback) => (
              <Written key={feedback.feedbackId} feedback={feedback} />
            ))}
            {rows.length < Math.min(total, 100) && (
              <Button
                variant="soft"
                tone="neutral"
                loading={result.isValidating}
                onClick={() => setLimit(Math.min(100, limit + PAGE_SIZE))}
              >
                {t('home.more')}
              </Button>
            )}
          </>
        )}
      </CallContent>
    </Section>
  );
}

function Written({ feedback }: { feedback: Feedback }) {
  const t = useTexts();
  const formatNearDate = useFormatNearDate();
  const { answers, content, createdAt, images, state } = feedback;
  return (
    <Card>
      <Stack as="article" gap={12}>
        <Inline as="header" gap={8} justify="between" wrap>
          <Tag tone={state === 'answered' ? 'positive' : 'neutral'}>
            {t(`messages:feedback.states.${state}`)}
          </Tag>
          <Text size={12} color="muted">
            {formatNearDate(createdAt)}
          </Text>
        </Inline>
        <Text as="p" preserveLines>
          {content}
        </Text>
        {images.length > 0 && (
          <PictureLinks
            label={t('messages:feedback.images')}
            pictures={images.map(({ url, width, height }, index) => ({
              url,
              alt: t('messages:feedback.image', { at: index + 1 }),
              width,
              height,
            }))}
          />
        )}
        {answers.map((answer) => (
          // The answers of customer service are set apart from the player's messages.
          <Stack
            key={answer.answerId}
            gap={4}
            padding={12}
            background="brand"
            color="default"
            radius="control"
          >
            <Text size={12} weight="semibold">
              {t('messages:feedback.answer')}
            </Text>
            <Text as="p" preserveLines>
              {answer.content}
            </Text>
            <Text size={12} color="muted">
              {formatNearDate(answer.createdAt)}
            </Text>
          </Stack>
        ))}
      </Stack>
    </Card>
  );
}
