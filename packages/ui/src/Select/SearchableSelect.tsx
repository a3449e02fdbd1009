import { media } from '@parlor/tokens';
import { Check, ChevronDown } from 'lucide-react';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { ComboTrigger } from '../internal/ComboTrigger.tsx';
import { useLabels } from '../internal/useLabels.ts';
import { useMedia } from '../internal/useMedia.ts';
import { Popover } from '../Popover/index.ts';
import { SearchField } from '../SearchField/index.ts';
import { Sheet } from '../Sheet/index.ts';
import { english, type SelectLabels } from './labels.ts';
import type { SelectListProps, SelectOption } from './list.ts';
import { matchOptions, placeAfterKey, placeByLetter, SEARCH_FROM } from './options.ts';
import * as css from './Select.css.ts';

/** A list with a filter field where it is long: in a sheet on phones, in a popover on desktops. */
export function SearchableSelect({
  title,
  options,
  value,
  onChoose,
  open,
  onOpenChange,
  placeholder,
  name,
  size,
  control,
  trigger,
  labels,
}: SelectListProps) {
  const texts = useLabels('Select', english, labels);
  const isDesktop = useMedia(media.desktop);
  const chosen = options.find((option) => option.value === value);
  const field = (
    <ComboTrigger
      {...trigger}
      control={control}
      text={chosen?.label}
      placeholder={placeholder}
      icon={ChevronDown}
      size={size}
      onKeyDown={(event) => {
        trigger.onKeyDown?.(event);
        if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
          event.preventDefault();
          onOpenChange(true);
        }
      }}
    />
  );
  const list = (
    <Options
      labelId={`${control.id}-label`}
      options={options}
      value={value}
      texts={texts}
      focusesSearch={isDesktop}
      onChoose={(next) => {
        onChoose(next);
        onOpenChange(false);
      }}
    />
  );
  return (
    <>
      {isDesktop ? (
        <Popover
          open={open}
          onOpenChange={onOpenChange}
          label={typeof title === 'string' ? title : texts.search}
          align="start"
          trigger={field}
          className={css.popover}
        >
          {list}
        </Popover>
      ) : (
        <Sheet open={open} onOpenChange={onOpenChange} title={title} trigger={field}>
          {list}
        </Sheet>
      )}
      {name !== undefined && (
        <input type="hidden" name={name} value={value} disabled={control.disabled} />
      )}
    </>
  );
}

interface OptionsProps {
  labelId: string;
  options: readonly SelectOption[];
  value: string;
  texts: SelectLabels;
  /** Whether the filter field takes focus: with a keyboard at hand, typing comes first. */
  focusesSearch: boolean;
  onChoose: (value: string) => void;
}

function Options({ labelId, options, value, texts, focusesSearch, onChoose }: OptionsProps) {
  const [query, setQuery] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const shown = matchOptions(options, query);
  const isLong = options.length >= SEARCH_FROM;
  const reachable = shown.filter(({ disabled }) => !disabled);
  /** The option that Tab focuses. */
  const entry = reachable.find((option) => option.value === value) ?? reachable[0];

  const rows = () => [...(list.current?.querySelectorAll<HTMLElement>('[data-reachable]') ?? [])];

  // Opens scrolled to the selected option. On a phone it takes focus in a long list too: focus on
  // the filter would open the keyboard.
  useLayoutEffect(() => {
    const row = list.current?.querySelector<HTMLElement>('[data-reachable][tabindex="0"]');
    if (!focusesSearch) row?.focus({ preventScroll: true });
    row?.scrollIntoView({ block: focusesSearch ? 'nearest' : 'center' });
  }, [focusesSearch]);

  const onKeyDown = (event: KeyboardEvent) => {
    const all = rows();
    const place = all.findIndex((row) => row.contains(document.activeElement));
    if (place < 0 || event.metaKey || event.ctrlKey || event.altKey) return;
    const letter = event.key.length === 1 && event.key !== ' ' ? event.key : '';
    const next =
      placeAfterKey(event.key, place, all.length) ??
      placeByLetter(
        reachable.map(({ label }) => label),
        letter,
        place,
      );
    const row = next === undefined ? undefined : all[next];
    if (!row) return;
    event.preventDefault();
    row.focus();
  };

  return (
    <div className={css.sheet}>
      {isLong && (
        <div className={css.search}>
          <SearchField
            label={texts.search}
            placeholder={texts.search}
            value={query}
            onValueChange={setQuery}
            autoFocus={focusesSearch}
            onComplete={() => rows()[0]?.focus()}
            onKeyDown={(event) => {
              if (event.key !== 'ArrowDown') return;
              event.preventDefault();
              rows()[0]?.focus();
            }}
          />
        </div>
      )}
      <div
        ref={list}
        role="listbox"
        aria-labelledby={labelId}
        tabIndex={-1}
        className={css.list}
        onKeyDown={onKeyDown}
      >
        {shown.map((option) => (
          <button
            key={option.value}
            type="button"
            role="option"
            aria-selected={option.value === value}
            aria-disabled={option.disabled || undefined}
            tabIndex={option === entry ? 0 : -1}
            data-part="option"
            data-state={option.value === value ? 'checked' : 'unchecked'}
            data-disabled={option.disabled ? '' : undefined}
            data-reachable={option.disabled ? undefined : ''}
            className={css.row}
            onClick={() => !option.disabled && onChoose(option.value)}
          >
            {option.leading !== undefined && (
              <span data-part="leading" className={css.leading}>
                {option.leading}
              </span>
            )}
            <span className={css.textBlock}>{option.label}</span>
            {option.value === value && (
              <span className={css.check}>
                <Check aria-hidden="true" size={20} />
              </span>
            )}
          </button>
        ))}
      </div>
      <p role="status" className={css.empty}>
        {shown.length === 0 && texts.empty}
      </p>
    </div>
  );
}
