import { rateGame } from '@parlor/api/calls/game-page';
import type { GameDetail } from '@parlor/api/entities';
import { Card } from '@parlor/ui/Card';
import { Rating } from '@parlor/ui/Rating';
import { Section } from '@parlor/ui/Section';
import { Text } from '@parlor/ui/Text';
import { useState } from 'react';
import { useToasts } from '../../data/toasts.ts';
import { useMutation } from '../../data/use-mutation.ts';
import { useTexts } from '../../languages/use-texts.ts';

interface Props {
  game: GameDetail;
  onChange: () => void;
}

/** The description of the game, and the player's own rating. */
export function GameAbout({ game, onChange }: Props) {
  const t = useTexts();
  return (
    <>
      {game.description !== '' && (
        <Section title={t('games:about')} gap={8}>
          <Text as="p" color="muted">
            {game.description}
          </Text>
        </Section>
      )}
      <OwnRating game={game} onChange={onChange} />
    </>
  );
}

/** Stars are shown at once; a failed rating is rolled back. */
function OwnRating({ game, onChange }: Props) {
  const t = useTexts();
  const toasts = useToasts();
  const [wished, setWished] = useState<number | null>(null);
  const rate = useMutation(rateGame, { refusal: 'toast' });
  const give = async (rating: number) => {
    setWished(rating);
    const answer = await rate.run({ id: game.gameId, rating });
    if (answer === undefined) {
      setWished(null);
      return;
    }
    toasts.show({ text: t('games:rated'), tone: 'positive', id: 'rating' });
    onChange();
  };
  return (
    <Card>
      <Rating
        label={t('games:yourRating')}
        help={t('games:yourRatingHelp')}
        value={wished ?? game.myRating}
        onValueChange={(rating) => void give(rating)}
      />
    </Card>
  );
}
