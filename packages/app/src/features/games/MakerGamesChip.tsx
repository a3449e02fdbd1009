import { MakerChip, type MakerChipProps } from '@parlor/ui/MakerChip';
import { useGameCount } from './use-game-count.ts';

type Props = Omit<MakerChipProps, 'name' | 'logo' | 'meta'> & {
  maker: { readonly makerName: string; readonly logo: string; readonly gameCount: number };
};

/** A maker with the number of its games. */
export function MakerGamesChip({ maker: { makerName, logo, gameCount }, ...rest }: Props) {
  const games = useGameCount();
  return <MakerChip {...rest} name={makerName} logo={logo} meta={games(gameCount)} />;
}
