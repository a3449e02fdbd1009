import { Star } from 'lucide-react';
import { RadioGroup } from 'radix-ui';
import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { Field, type FieldText } from '../Field/index.ts';
import { cx } from '../internal/cx.ts';
import { useControllable } from '../internal/useControllable.ts';
import { useLabels } from '../internal/useLabels.ts';
import { english, type RatingLabels } from './labels.ts';
import * as css from './Rating.css.ts';
import { type Fill, ratingText, starFills } from './star-fills.ts';

type RootProps = Omit<ComponentProps<'div'>, 'defaultValue' | 'onChange' | 'children' | 'dir'>;

interface CommonProps {
  /** Displays the rating in halves, as one image for screen readers. Default `false`. */
  readOnly?: boolean | undefined;
  /** As a field: 1 to `max`, whole. With `readOnly`: from 0, in halves. `null` without a rating. */
  value?: number | null | undefined;
  defaultValue?: number | null | undefined;
  onValueChange?: ((value: number) => void) | undefined;
  /** Name of the form field. */
  name?: string | undefined;
  /** Number of stars. Default 5. */
  max?: number | undefined;
  /** Shows the value beside the stars, with `readOnly` only. */
  showValue?: boolean | undefined;
  /** Size of the stars, with `readOnly` only: those of a field are large. Default `md`. */
  size?: 'sm' | 'md' | 'lg' | undefined;
  labels?: Partial<RatingLabels> | undefined;
}

export interface ShownRatingProps extends CommonProps, RootProps {
  /** Displays the rating. */
  readOnly: true;
  value: number | null;
  defaultValue?: undefined;
  onValueChange?: undefined;
  name?: undefined;
  /** Content after the value, for example the number of ratings. */
  aside?: ReactNode;
}

export interface GivenRatingProps extends CommonProps, FieldText, RootProps {
  /** A field without it. */
  readOnly?: false | undefined;
  showValue?: undefined;
  size?: undefined;
}

/** Stars are displayed, or they are a field. */
export type RatingProps = CommonProps & (ShownRatingProps | GivenRatingProps);

/** A star rating: displays the rating of others, or is a field for one to five stars. */
export function Rating(props: RatingProps) {
  return props.readOnly ? <ShownRating {...props} /> : <GivenRating {...props} />;
}

function ShownRating({
  readOnly: _readOnly,
  value,
  max = 5,
  showValue = false,
  aside,
  size = 'md',
  labels,
  className,
  ...rest
}: ShownRatingProps) {
  const texts = useLabels('Rating', english, labels);
  return (
    <div {...rest} data-component="Rating" className={cx(css.shown, className)}>
      <span
        role="img"
        aria-label={value === null ? texts.none : texts.stars(ratingText(value), max)}
        data-part="stars"
        className={css.stars}
      >
        {starFills(value, max).map((fill, index) => (
          <Drawn key={starKey(index)} fill={fill} size={size} />
        ))}
      </span>
      {showValue && value !== null && (
        <span aria-hidden="true" data-part="value" className={css.value}>
          {ratingText(value)}
        </span>
      )}
      {aside !== undefined && (
        <span data-part="aside" className={css.aside}>
          {aside}
        </span>
      )}
    </div>
  );
}

function GivenRating({
  readOnly: _readOnly,
  label,
  hideLabel,
  help,
  error,
  aside,
  disabled,
  required,
  value,
  defaultValue = null,
  onValueChange,
  name,
  max = 5,
  labels,
  id,
  className,
  ...rest
}: GivenRatingProps) {
  const texts = useLabels('Rating', english, labels);
  const generatedId = useId();
  const [current, setCurrent] = useControllable<number | null>(
    value,
    defaultValue,
    (next) => next !== null && onValueChange?.(next),
  );
  // On hover, the stars up to the pointer are previewed.
  const [pointed, setPointed] = useState<number | null>(null);

  return (
    <Field
      {...{ label, hideLabel, help, error, aside, disabled, required, className }}
      as="set"
      controlId={id ?? generatedId}
      data-component="Rating"
    >
      {(control, labelId) => (
        <RadioGroup.Root
          {...rest}
          {...(name === undefined ? {} : { name })}
          id={control.id}
          aria-labelledby={labelId}
          aria-describedby={control['aria-describedby']}
          aria-invalid={control['aria-invalid']}
          orientation="horizontal"
          // No wrap-around: it would jump between one star and five.
          loop={false}
          disabled={disabled ?? false}
          required={required ?? false}
          value={current === null ? '' : String(current)}
          onValueChange={(next) => setCurrent(Number(next))}
          onPointerLeave={() => setPointed(null)}
          data-part="options"
          className={css.options}
        >
          {starFills(pointed ?? current, max).map((fill, index) => (
            <RadioGroup.Item
              key={starKey(index)}
              value={String(index + 1)}
              aria-label={texts.stars(String(index + 1), max)}
              data-part="option"
              data-fill={fill}
              className={css.option}
              onPointerEnter={(event) => {
                if (event.pointerType === 'mouse') setPointed(index + 1);
              }}
            >
              <Drawn fill={fill} size="lg" />
            </RadioGroup.Item>
          ))}
        </RadioGroup.Root>
      )}
    </Field>
  );
}

const starKey = (index: number) => `star-${index + 1}`;

function Drawn({ fill, size }: { fill: Fill; size: 'sm' | 'md' | 'lg' }) {
  return (
    <span
      aria-hidden="true"
      data-part="star"
      data-fill={fill}
      className={cx(css.star, css.size[size])}
    >
      <Star className={cx(css.empty, css.size[size])} strokeWidth={1.75} />
      <span className={cx(css.cover, css.share[fill])}>
        <Star className={cx(css.full, css.size[size])} strokeWidth={1.75} />
      </span>
    </span>
  );
}
