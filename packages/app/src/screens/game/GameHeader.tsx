import type { GameDetail } from '@parlor/api/entities';
import { Button } from '@parlor/ui/Button';
import { formatCount } from '@parlor/ui/GameTile';
import { Heading } from '@parlor/ui/Heading';
import { Inline } from '@parlor/ui/Inline';
import { Link } from '@parlor/ui/Link';
import { Rating } from '@parlor/ui/Rating';
import { Stack } from '@parlor/ui/Stack';
import { Text } from '@parlor/ui/Text';
import { Tooltip, TooltipProvider } from '@parlor/ui/Tooltip';
import { VisuallyHidden } from '@parlor/ui/VisuallyHidden';
import { ChevronRight, Heart, type LucideIcon, ThumbsUp } from 'lucide-react';
import * as adjust from '../../components/adjust.css.ts';
import { gameTitle } from '../../features/catalog/titles.ts';
import { useMark } from '../../features/games/use-marks.ts';
import { ShareButton } from '../../features/share/ShareButton.tsx';
import { useLocale } from '../../languages/use-locale.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { usePageName } from '../../navigation/page-name.ts';
import { getHref } from '../../navigation/paths.ts';
import { countWith } from './count-with.ts';

/** The title and maker of the game, its rating, and the player's own marks. */
export function GameHeader({ game }: { game: GameDetail }) {
  const t = useTexts();
  const locale = useLocale();
  const { gameId: id, rating } = game;
  const name = gameTitle(game, locale);
  usePageName(name);
  const [favorite, setFavorite] = useMark('favorites', id, game.favorite);
  const [liked, setLiked] = useMark('likes', id, game.liked);
  return (
    <Stack
      as="header"
      gap={8}
      align={{ phone: 'center', desktop: 'start' }}
      textAlign={{ phone: 'center', desktop: 'start' }}
    >
      <Heading level={1} size={32} className={adjust.fullWidth}>
        {name}
      </Heading>
      {/* Muted text on a muted background, on any art. */}
      <Inline
        gap={16}
        rowGap={0}
        justify="center"
        wrap
        minHeight="target"
        paddingX={16}
        background="page"
        radius="card"
      >
        <Link
          href={getHref('makerGameList', { id: game.makerId })}
          variant="standalone"
          trailing={<ChevronRight aria-hidden="true" size={16} />}
        >
          {game.makerName}
        </Link>
        <Rating
          readOnly
          size="sm"
          showValue
          value={rating.count === 0 ? null : Number(rating.average)}
          aside={
            rating.count === 0
              ? t('games:notRated')
              : t('games:ratings', { count: rating.count, shown: formatCount(rating.count) })
          }
        />
      </Inline>
      <TooltipProvider>
        <Inline gap={8}>
          <Mark
            icon={Heart}
            label={t('lobby:favorite', { game: name })}
            pressed={favorite}
            count={countWith(game.favoriteCount, game.favorite, favorite)}
            onValueChange={setFavorite}
          />
          <Mark
            icon={ThumbsUp}
            label={t('games:like', { game: name })}
            pressed={liked}
            count={countWith(game.likeCount, game.liked, liked)}
            onValueChange={setLiked}
          />
          <ShareButton href={getHref('gameDetail', { id })} title={name} />
        </Inline>
      </TooltipProvider>
    </Stack>
  );
}

interface MarkProps {
  icon: LucideIcon;
  label: string;
  pressed: boolean;
  /** Number of players who have set the mark. */
  count: number;
  onValueChange: (pressed: boolean) => void;
}

/** The player's mark on the game, with the number of players who have set it. */
function Mark({ icon: Drawing, label, pressed, count, onValueChange }: MarkProps) {
  return (
    <Tooltip text={label}>
      <Button
        variant="soft"
        tone={pressed ? 'brand' : 'neutral'}
        shape="pill"
        throttle={0}
        leading={<Drawing aria-hidden="true" size={22} fill={pressed ? 'currentColor' : 'none'} />}
        aria-pressed={pressed}
        onClick={() => onValueChange(!pressed)}
      >
        <VisuallyHidden>{label}</VisuallyHidden>
        <Text numeric>{formatCount(count)}</Text>
      </Button>
    </Tooltip>
  );
}
