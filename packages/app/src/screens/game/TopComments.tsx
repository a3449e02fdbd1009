import { commentList } from '@parlor/api/calls/game-page';
import type { GameDetail } from '@parlor/api/entities';
import { Avatar } from '@parlor/ui/Avatar';
import { Button } from '@parlor/ui/Button';
import { Inline } from '@parlor/ui/Inline';
import { Rating } from '@parlor/ui/Rating';
import { Section } from '@parlor/ui/Section';
import { Stack } from '@parlor/ui/Stack';
import { Text } from '@parlor/ui/Text';
import { useCall } from '../../data/use-call.ts';
import { useTexts } from '../../languages/use-texts.ts';

/** The number of comments in the preview. */
const SHOWN = 3;

interface Props {
  game: GameDetail;
  /** Link to all comments. */
  onAll: () => void;
}

/** The most liked comments. Renders nothing if they fail to load. */
export function TopComments({ game: { gameId, commentCount }, onAll }: Props) {
  const t = useTexts();
  const { data } = useCall(commentList, { gameId, sort: 'liked', limit: SHOWN });
  const said = data?.rows.filter(({ state }) => state === 'shown') ?? [];
  if (said.length === 0) return null;
  return (
    <Section
      title={t('games:topComments')}
      gap={8}
      action={
        <Button variant="ghost" onClick={onAll}>
          {t('home.allCount', { count: commentCount })}
        </Button>
      }
    >
      <Stack as="ul" gap={12}>
        {said.map(({ commentId, author, avatar, content, rating }) => (
          <Stack
            key={commentId}
            as="li"
            gap={12}
            padding={16}
            background="surface"
            border="subtle"
            radius="card"
          >
            <Text as="p" preserveLines>
              {content}
            </Text>
            <Inline as="span" gap={8} wrap color="muted">
              <Avatar name={author} src={avatar || undefined} size="sm" decorative />
              <Text size={13} weight="medium">
                {author}
              </Text>
              {rating !== null && <Rating readOnly size="sm" value={rating} />}
            </Inline>
          </Stack>
        ))}
      </Stack>
    </Section>
  );
}
