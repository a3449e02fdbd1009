import { ChipGroup } from '../ChipGroup/index.ts';
import { Heading } from '../Heading/index.ts';
import { Stack } from '../Stack/index.ts';

/** Filters of a lobby, for stories. */
export interface GameFilter {
  kind: string;
  makers: string[];
}

export const nothing: GameFilter = { kind: 'all', makers: [] };

const kinds = ['All', 'Slots', 'Live', 'Fishing', 'Cards', 'Crash'].map((label) => ({
  value: label.toLowerCase(),
  label,
}));
const makers = ['Ember & Ash', 'Bluewater', 'Sandglass', 'Deepline', 'Northwind'].map((label) => ({
  value: label,
  label,
}));

export const choices = (draft: GameFilter, change: (part: Partial<GameFilter>) => void) => (
  <Stack gap={20}>
    <Stack gap={8}>
      <Heading level={3} size={15}>
        Category
      </Heading>
      <ChipGroup
        label="Category"
        options={kinds}
        value={draft.kind}
        onValueChange={(kind) => change({ kind })}
      />
    </Stack>
    <Stack gap={8}>
      <Heading level={3} size={15}>
        Makers
      </Heading>
      <ChipGroup
        type="multiple"
        label="Makers"
        options={makers}
        value={draft.makers}
        onValueChange={(chosen) => change({ makers: chosen })}
      />
    </Stack>
  </Stack>
);

export const findGames = (draft: GameFilter) =>
  `Show ${draft.makers.length === 0 ? 184 : draft.makers.length * 12} games`;
