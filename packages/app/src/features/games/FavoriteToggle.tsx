import { FavoriteButton } from '@parlor/ui/FavoriteButton';
import { useLocale } from '../../languages/use-locale.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { gameTitle, type NamedGame } from '../catalog/titles.ts';
import { useLoginAction } from '../login/use-login-action.ts';
import { useMark } from './use-marks.ts';

export interface FavoriteToggleProps {
  game: NamedGame;
  tabIndex?: number | undefined;
}

/** Favourite button on a game's cover. For a visitor the action runs after the login. */
export default function FavoriteToggle({ game, tabIndex }: FavoriteToggleProps) {
  const t = useTexts();
  const locale = useLocale();
  const runAsPlayer = useLoginAction();
  const { gameId: id } = game;
  const [on, set] = useMark('favorites', id);
  const name = gameTitle(game, locale);
  return (
    <FavoriteButton
      label={t('lobby:favorite', { game: name })}
      pressed={on}
      tabIndex={tabIndex}
      onValueChange={(next) =>
        runAsPlayer({ name: 'favorite', args: { id } }, name, () => set(next))
      }
    />
  );
}
