import { expectTypeOf, test } from 'vitest';
import type * as amountCss from '../Amount/Amount.css.ts';
import type { AmountProps } from '../Amount/Amount.tsx';
import type * as amountFieldCss from '../AmountField/AmountField.css.ts';
import type { AmountLength } from '../AmountField/AmountField.tsx';
import type * as avatarCss from '../Avatar/Avatar.css.ts';
import type { AvatarProps } from '../Avatar/Avatar.tsx';
import type * as badgeCss from '../Badge/Badge.css.ts';
import type * as buttonCss from '../Button/Button.css.ts';
import type { ButtonProps } from '../Button/Button.tsx';
import type * as calloutCss from '../Callout/Callout.css.ts';
import type { CalloutProps } from '../Callout/Callout.tsx';
import type * as captchaFieldCss from '../CaptchaField/CaptchaField.css.ts';
import type { CaptchaFieldProps } from '../CaptchaField/CaptchaField.tsx';
import type * as cardCss from '../Card/Card.css.ts';
import type { CardProps } from '../Card/Card.tsx';
import type * as copyFieldCss from '../CopyField/CopyField.css.ts';
import type { CopyOutcome } from '../CopyField/CopyField.tsx';
import type * as countdownCss from '../Countdown/Countdown.css.ts';
import type { CountdownProps } from '../Countdown/Countdown.tsx';
import type * as errorStateCss from '../ErrorState/ErrorState.css.ts';
import type { ErrorStateProps } from '../ErrorState/ErrorState.tsx';
import type * as inputFrameCss from '../Field/InputFrame.css.ts';
import type { InputFrameProps } from '../Field/InputFrame.tsx';
import type * as gameRailCss from '../GameRail/GameRail.css.ts';
import type { GameRailProps } from '../GameRail/GameRail.tsx';
import type * as imageUploaderCss from '../ImageUploader/ImageUploader.css.ts';
import type { ComboTriggerProps } from '../internal/ComboTrigger.tsx';
import type * as comboTriggerCss from '../internal/comboTrigger.css.ts';
import type * as linkCss from '../Link/Link.css.ts';
import type { LinkProps } from '../Link/Link.tsx';
import type * as listCss from '../List/List.css.ts';
import type { ListProps } from '../List/List.tsx';
import type * as listItemCss from '../ListItem/ListItem.css.ts';
import type * as menuCss from '../Menu/Menu.css.ts';
import type { MenuItem } from '../Menu/Menu.tsx';
import type * as moneyMapCss from '../MoneyMap/MoneyMap.css.ts';
import type { MoneyMapSegment } from '../MoneyMap/MoneyMap.tsx';
import type * as noticeBarCss from '../NoticeBar/NoticeBar.css.ts';
import type { NoticeBarProps } from '../NoticeBar/NoticeBar.tsx';
import type * as radioGroupCss from '../RadioGroup/RadioGroup.css.ts';
import type { RadioGroupProps } from '../RadioGroup/RadioGroup.tsx';
import type * as segmentedControlCss from '../SegmentedControl/SegmentedControl.css.ts';
import type { SegmentedControlProps } from '../SegmentedControl/SegmentedControl.tsx';
import type * as switchCss from '../Switch/Switch.css.ts';
import type { SwitchProps } from '../Switch/Switch.tsx';
import type * as tagCss from '../Tag/Tag.css.ts';
import type { TagProps } from '../Tag/Tag.tsx';
import type { TimelineState } from '../Timeline/state.ts';
import type * as timelineCss from '../Timeline/Timeline.css.ts';

type Recipe = (...args: never) => string;
/** The names that a recipe offers for one of its variants. */
type Offered<Of extends Recipe, Variant extends keyof NonNullable<Parameters<Of>[0]>> = NonNullable<
  NonNullable<Parameters<Of>[0]>[Variant]
>;

// Variant names are written once, as unions in the props, where Storybook's tables read them. A
// style sheet cannot import that union for a `satisfies`: the component imports the style sheet,
// and type-only circles are forbidden. So the two are compared here, name by name, and
// `scripts/styles.test.ts` requires a row for each recipe.
test('Amount offers the variants of its props', () => {
  expectTypeOf<Offered<typeof amountCss.root, 'variant'>>().toEqualTypeOf<
    NonNullable<AmountProps['variant']>
  >();
});

test('AmountField offers the variants of its props', () => {
  expectTypeOf<Offered<typeof amountFieldCss.input, 'length'>>().toEqualTypeOf<
    NonNullable<AmountLength>
  >();
});

test('Avatar offers the variants of its props', () => {
  expectTypeOf<Offered<typeof avatarCss.root, 'size'>>().toEqualTypeOf<
    NonNullable<AvatarProps['size']>
  >();
});

test('Button offers the variants of its props', () => {
  expectTypeOf<Offered<typeof buttonCss.root, 'tone'>>().toEqualTypeOf<
    NonNullable<ButtonProps['tone']>
  >();
  expectTypeOf<Offered<typeof buttonCss.root, 'variant'>>().toEqualTypeOf<
    NonNullable<ButtonProps['variant']>
  >();
  expectTypeOf<Offered<typeof buttonCss.root, 'size'>>().toEqualTypeOf<
    NonNullable<ButtonProps['size']>
  >();
  expectTypeOf<Offered<typeof buttonCss.root, 'shape'>>().toEqualTypeOf<
    NonNullable<ButtonProps['shape']>
  >();
  expectTypeOf<Offered<typeof buttonCss.root, 'fullWidth'>>().toEqualTypeOf<
    NonNullable<ButtonProps['fullWidth']>
  >();
});

test('CaptchaField offers the variants of its props', () => {
  expectTypeOf<Offered<typeof calloutCss.root, 'tone'>>().toEqualTypeOf<
    NonNullable<CalloutProps['tone']>
  >();
  expectTypeOf<Offered<typeof captchaFieldCss.picture, 'size'>>().toEqualTypeOf<
    NonNullable<CaptchaFieldProps['size']>
  >();
});

test('Card offers the variants of its props', () => {
  expectTypeOf<Offered<typeof cardCss.root, 'padding'>>().toEqualTypeOf<
    NonNullable<CardProps['padding']>
  >();
  expectTypeOf<Offered<typeof cardCss.header, 'padding'>>().toEqualTypeOf<
    NonNullable<CardProps['padding']>
  >();
});

test('ComboTrigger offers the variants of its props', () => {
  expectTypeOf<Offered<typeof comboTriggerCss.trigger, 'size'>>().toEqualTypeOf<
    NonNullable<ComboTriggerProps['size']>
  >();
});

test('CopyField offers the variants of its props', () => {
  expectTypeOf<Offered<typeof copyFieldCss.status, 'outcome'>>().toEqualTypeOf<
    NonNullable<CopyOutcome>
  >();
});

test('Countdown offers the variants of its props', () => {
  expectTypeOf<Offered<typeof countdownCss.root, 'variant'>>().toEqualTypeOf<
    NonNullable<CountdownProps['variant']>
  >();
});

test('ErrorState offers the variants of its props', () => {
  expectTypeOf<Offered<typeof errorStateCss.root, 'variant'>>().toEqualTypeOf<
    NonNullable<ErrorStateProps['variant']>
  >();
});

test('GameRail offers the variants of its props', () => {
  expectTypeOf<Offered<typeof gameRailCss.strip, 'shape'>>().toEqualTypeOf<
    NonNullable<GameRailProps['shape']>
  >();
});

test('InputFrame offers the variants of its props', () => {
  expectTypeOf<Offered<typeof inputFrameCss.frame, 'size'>>().toEqualTypeOf<
    NonNullable<InputFrameProps['size']>
  >();
  expectTypeOf<Offered<typeof inputFrameCss.frame, 'variant'>>().toEqualTypeOf<
    NonNullable<InputFrameProps['variant']>
  >();
});

test('Link offers the variants of its props', () => {
  expectTypeOf<Offered<typeof linkCss.root, 'variant'>>().toEqualTypeOf<
    NonNullable<LinkProps['variant']>
  >();
  expectTypeOf<Offered<typeof linkCss.root, 'color'>>().toEqualTypeOf<
    NonNullable<LinkProps['color']>
  >();
});

test('List offers the variants of its props', () => {
  expectTypeOf<Offered<typeof listCss.root, 'variant'>>().toEqualTypeOf<
    NonNullable<ListProps['variant']>
  >();
});

test('Menu offers the variants of its props', () => {
  expectTypeOf<Offered<typeof menuCss.item, 'tone'>>().toEqualTypeOf<
    NonNullable<MenuItem['tone']>
  >();
});

test('MoneyMap offers the variants of its props', () => {
  expectTypeOf<Offered<typeof moneyMapCss.segment, 'pattern'>>().toEqualTypeOf<
    NonNullable<MoneyMapSegment['pattern']>
  >();
  expectTypeOf<Offered<typeof moneyMapCss.key, 'pattern'>>().toEqualTypeOf<
    NonNullable<MoneyMapSegment['pattern']>
  >();
});

test('NoticeBar offers the variants of its props', () => {
  expectTypeOf<Offered<typeof noticeBarCss.root, 'tone'>>().toEqualTypeOf<
    NonNullable<NoticeBarProps['tone']>
  >();
  expectTypeOf<Offered<typeof noticeBarCss.root, 'variant'>>().toEqualTypeOf<
    NonNullable<NoticeBarProps['variant']>
  >();
});

test('RadioGroup offers the variants of its props', () => {
  expectTypeOf<Offered<typeof radioGroupCss.options, 'variant'>>().toEqualTypeOf<
    NonNullable<RadioGroupProps['variant']>
  >();
  expectTypeOf<Offered<typeof radioGroupCss.options, 'columns'>>().toEqualTypeOf<
    NonNullable<RadioGroupProps['columns']>
  >();
  expectTypeOf<Offered<typeof radioGroupCss.option, 'variant'>>().toEqualTypeOf<
    NonNullable<RadioGroupProps['variant']>
  >();
});

test('SegmentedControl offers the variants of its props', () => {
  expectTypeOf<Offered<typeof segmentedControlCss.root, 'fullWidth'>>().toEqualTypeOf<
    NonNullable<SegmentedControlProps['fullWidth']>
  >();
  expectTypeOf<Offered<typeof segmentedControlCss.segment, 'size'>>().toEqualTypeOf<
    NonNullable<SegmentedControlProps['size']>
  >();
});

test('Switch offers the variants of its props', () => {
  expectTypeOf<Offered<typeof switchCss.root, 'side'>>().toEqualTypeOf<
    NonNullable<SwitchProps['side']>
  >();
});

test('Tag offers the variants of its props', () => {
  expectTypeOf<Offered<typeof tagCss.root, 'variant'>>().toEqualTypeOf<
    NonNullable<TagProps['variant']>
  >();
  expectTypeOf<Offered<typeof tagCss.root, 'shape'>>().toEqualTypeOf<
    NonNullable<TagProps['shape']>
  >();
});

test('Timeline offers the variants of its props', () => {
  expectTypeOf<Offered<typeof timelineCss.dot, 'state'>>().toEqualTypeOf<
    NonNullable<TimelineState>
  >();
});

test('Badge has an on and off variant', () => {
  expectTypeOf<Offered<typeof badgeCss.root, 'dot'>>().toEqualTypeOf<boolean>();
});

test('ImageUploader has an on and off variant', () => {
  expectTypeOf<Offered<typeof imageUploaderCss.zone, 'empty'>>().toEqualTypeOf<boolean>();
});

test('ListItem has an on and off variant', () => {
  expectTypeOf<Offered<typeof listItemCss.row, 'interactive'>>().toEqualTypeOf<boolean>();
});

test('Amount and Timeline have on and off variants of their parts', () => {
  expectTypeOf<Offered<typeof amountCss.integer, 'long'>>().toEqualTypeOf<boolean>();
  expectTypeOf<Offered<typeof timelineCss.title, 'ahead'>>().toEqualTypeOf<boolean>();
});
test('Switch offers the sides of its props to its text', () => {
  expectTypeOf<Offered<typeof switchCss.content, 'side'>>().toEqualTypeOf<
    NonNullable<SwitchProps['side']>
  >();
});
