import { Button } from '../Button/index.ts';
import type { ComponentDocs } from '../design/docs.ts';
import { Switch } from '../Switch/index.ts';
import { FilterSheet } from './index.ts';

export const docs: ComponentDocs = {
  screenReaders: 'A modal dialog; the number of results is announced as the draft changes.',
  content: 'The button names the result: "Show 24 games".',
  related: { ChipGroup: 'one filter in the page', Sheet: 'other content' },
  recommended: {
    reason: 'Its owner opens it; the result is visible before it is applied.',
    example: (
      <>
        <Button variant="soft">Filters</Button>
        <FilterSheet
          open={false}
          value={{ live: false }}
          empty={{ live: false }}
          onApply={() => {}}
          result={() => 'Show 24 games'}
        >
          {(draft, change) => (
            <Switch
              label="Live games"
              checked={draft.live}
              onValueChange={(live) => change({ live })}
            />
          )}
        </FilterSheet>
      </>
    ),
  },
  mistake: {
    reason: 'A sheet for a single filter: put a Switch or chips into the page.',
    example: (
      <>
        <Button variant="soft">Live filter</Button>
        <FilterSheet
          open={false}
          value={{ live: false }}
          empty={{ live: false }}
          onApply={() => {}}
        >
          {(draft, change) => (
            <Switch label="Live" checked={draft.live} onValueChange={(live) => change({ live })} />
          )}
        </FilterSheet>
      </>
    ),
  },
};
