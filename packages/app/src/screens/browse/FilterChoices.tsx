import type { Maker, NavigationTag } from '@parlor/api/entities';
import { ChipGroup, type ChipOption } from '@parlor/ui/ChipGroup';
import { FilterSheet } from '@parlor/ui/FilterSheet';
import { Heading } from '@parlor/ui/Heading';
import { Stack } from '@parlor/ui/Stack';
import { useSite } from '../../data/site.ts';
import { useCall } from '../../data/use-call.ts';
import { useMoney } from '../../data/use-money.ts';
import { titleIn } from '../../features/catalog/titles.ts';
import { useCountingRecords } from '../../features/catalog/use-counting.ts';
import { type GameFilter, getStakes, noFilter } from '../../features/games/game-filter.ts';
import { useLocale } from '../../languages/use-locale.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { getListCall } from './list-call.ts';

/** The filters of the sheet; category and search text have their own controls on the page. */
type Choice = Pick<GameFilter, 'list' | 'promotion' | 'maker' | 'tag' | 'stake'>;

interface Props {
  filter: GameFilter;
  makers: readonly Maker[] | undefined;
  tags: readonly NavigationTag[] | undefined;
  /** Called with the filters that were changed. */
  onApply: (changes: Partial<Choice>) => void;
}

const nothing: Choice = { list: '', promotion: '', maker: '', tag: '', stake: '' };

/** The filters of the games, with the number of matches. */
export function FilterChoices({ filter, makers = [], tags = [], onApply }: Props) {
  const t = useTexts();
  const locale = useLocale();
  const money = useMoney();
  const { currencyCode } = useSite();
  const promotions = useCountingRecords();
  const { list, promotion, maker, tag, stake } = filter;
  return (
    <FilterSheet<Choice>
      value={{ list, promotion, maker, tag, stake }}
      empty={nothing}
      onApply={(choice) => onApply(findChanges(choice, filter))}
      result={(draft) => <Result filter={{ ...filter, ...draft }} />}
    >
      {(draft, change) => (
        <Stack gap={24}>
          <OneOf
            title={t('lobby:browse.show')}
            options={[
              { value: 'new', label: t('lobby:browse.newTitle') },
              { value: 'hot', label: t('lobby:browse.hotTitle') },
            ]}
            value={draft.list}
            onValueChange={(value) => change({ list: value as Choice['list'] })}
          />
          <OneOf
            title={t('lobby:browse.promotions')}
            options={promotions.map(({ promotionId, promotionName, titles }) => ({
              value: promotionId,
              label: titleIn(locale, titles, promotionName),
            }))}
            value={draft.promotion}
            onValueChange={(value) => change({ promotion: value })}
          />
          <OneOf
            title={t('lobby:browse.tags')}
            options={tags.map(({ tagId, tagName, titles }) => ({
              value: tagId,
              label: titleIn(locale, titles, tagName),
            }))}
            value={draft.tag}
            onValueChange={(value) => change({ tag: value })}
          />
          <OneOf
            title={t('lobby:browse.stake')}
            options={getStakes(currencyCode).map((value) => ({
              value,
              label: t('lobby:browse.stakeUpTo', { amount: money(value) }),
            }))}
            value={draft.stake}
            onValueChange={(value) => change({ stake: value })}
          />
          <OneOf
            title={t('lobby:browse.makers')}
            options={makers.map(({ makerId, makerName }) => ({ value: makerId, label: makerName }))}
            value={draft.maker}
            onValueChange={(value) => change({ maker: value })}
          />
        </Stack>
      )}
    </FilterSheet>
  );
}

const findChanges = (choice: Choice, filter: GameFilter): Partial<Choice> =>
  Object.fromEntries(
    Object.entries(choice).filter(([name, value]) => value !== filter[name as keyof Choice]),
  );

interface OneOfProps {
  title: string;
  options: readonly ChipOption[];
  value: string;
  onValueChange: (value: string) => void;
}

/** Single choice; pressing the selected one clears it. */
function OneOf({ title, options, value, onValueChange }: OneOfProps) {
  if (options.length === 0) return null;
  return (
    <Stack gap={8}>
      <Heading level={3} size={15}>
        {title}
      </Heading>
      <ChipGroup
        type="multiple"
        label={title}
        options={options}
        value={value === '' ? [] : [value]}
        onValueChange={(chosen) => onValueChange(chosen.find((other) => other !== value) ?? '')}
      />
    </Stack>
  );
}

/** The number of games that match the draft; the list behind the sheet does not change. */
function Result({ filter }: { filter: GameFilter }) {
  const t = useTexts();
  const { call, args } = getListCall({ ...noFilter, ...filter }, 'popular');
  const { data } = useCall(call, { ...args, limit: 1 }, { keepPreviousData: true });
  if (data === undefined) return t('lobby:browse.apply');
  return t('lobby:browse.showCount', {
    count: data.total,
    shown: data.total.toLocaleString('en-US'),
  });
}
