import { feedbackList } from '@parlor/api/calls/contact';
import type { Feedback } from '@parlor/api/entities';
import { Button } from '@parlor/ui/Button';
import { Card } from '@parlor/ui/Card';
import { Heading } from '@parlor/ui/Heading';
import { Skeleton } from '@parlor/ui/Skeleton';
import { Tag } from '@parlor/ui/Tag';
import { Text } from '@parlor/ui/Text';
import { useState } from 'react';
import { Failure } from '../../components/Failure.tsx';
import { useShowWhen } from '../../data/dates.ts';
import { useCall } from '../../data/use-call.ts';
import { useTexts } from '../../languages/use-texts.ts';
import * as css from './Contact.css.ts';

const PAGE_SIZE = 10;

/** What the player wrote before, newest first, with what was answered. Nothing where there is none. */
export function EarlierFeedback() {
  const t = useTexts();
  const [limit, setLimit] = useState(PAGE_SIZE);
  const { data, error, isValidating, mutate } = useCall(
    feedbackList,
    { limit },
    { keepPreviousData: true },
  );
  if (data?.total === 0) return null;
  return (
    <section className={css.earlier} aria-label={t('messages:feedback.earlier')}>
      <Heading level={2}>{t('messages:feedback.earlier')}</Heading>
      {data === undefined && error === undefined && <Skeleton height={160} />}
      {data === undefined && error !== undefined && (
        <Failure
          error={error}
          variant="inline"
          titleAs="h3"
          onRetry={() => void mutate()}
          retrying={isValidating}
        />
      )}
      {data?.rows.map((feedback) => (
        <Written key={feedback.feedbackId} feedback={feedback} />
      ))}
      {data !== undefined && data.rows.length < Math.min(data.total, 100) && (
        <Button
          variant="soft"
          tone="neutral"
          loading={isValidating}
          onClick={() => setLimit(Math.min(100, limit + PAGE_SIZE))}
        >
          {t('home.more')}
        </Button>
      )}
    </section>
  );
}

function Written({ feedback }: { feedback: Feedback }) {
  const t = useTexts();
  const showWhen = useShowWhen();
  const { answers, content, createdAt, images, state } = feedback;
  return (
    <Card>
      <article className={css.written}>
        <header className={css.about}>
          <Tag tone={state === 'answered' ? 'positive' : 'neutral'}>
            {t(`messages:feedback.states.${state}`)}
          </Tag>
          <Text size={12} color="muted">
            {showWhen(createdAt)}
          </Text>
        </header>
        <p className={css.content}>{content}</p>
        {images.length > 0 && (
          <ul className={css.images} aria-label={t('messages:feedback.images')}>
            {images.map(({ imageId, url, width, height }, index) => (
              <li key={imageId}>
                <a href={url} target="_blank" rel="noopener noreferrer" className={css.image}>
                  <img
                    src={url}
                    alt={t('messages:feedback.image', { at: index + 1 })}
                    width={width}
                    height={height}
                    loading="lazy"
                    className={css.picture}
                  />
                </a>
              </li>
            ))}
          </ul>
        )}
        {answers.map((answer) => (
          <div key={answer.answerId} className={css.answer}>
            <Text size={12} weight="semibold">
              {t('messages:feedback.answer')}
            </Text>
            <p className={css.content}>{answer.content}</p>
            <Text size={12} color="muted">
              {showWhen(answer.createdAt)}
            </Text>
          </div>
        ))}
      </article>
    </Card>
  );
}
