import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { games } from '@parlor/sandbox/catalogue';
import { closestPairs, neighbours, thumbnail } from './distance.ts';

/** Prints the covers that look most alike, overall and next to each other in the lobby's order. */
const main = async (): Promise<void> => {
  const { values } = parseArgs({
    options: {
      count: { type: 'string', default: '20' },
      columns: { type: 'string', default: '3' },
    },
  });
  const file = (cover: string): string =>
    fileURLToPath(new URL(`../../sandbox/assets/${cover}`, import.meta.url));
  const thumbnails = new Map(
    await Promise.all(
      games.map(async (game) => [game.slug, await thumbnail(file(game.cover))] as const),
    ),
  );
  const show = (title: string, pairs: ReturnType<typeof closestPairs>): void => {
    const sorted = pairs.slice().sort((a, b) => a.distance - b.distance);
    const median = sorted[Math.floor(sorted.length / 2)]?.distance ?? 0;
    console.log(`${title}: ${sorted.length} pairs, median ${median.toFixed(0)}`);
    for (const pair of sorted.slice(0, Number(values.count))) {
      console.log(`  ${pair.distance.toFixed(1)} ${pair.first} ${pair.second}`);
    }
  };
  show('All pairs', closestPairs(thumbnails));
  show(
    'Neighbours',
    neighbours(
      games.map((game) => game.slug),
      Number(values.columns),
      thumbnails,
    ),
  );
};

await main();
