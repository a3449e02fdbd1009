import type { RecipeVariants } from '@vanilla-extract/recipes';
import { expectTypeOf, test } from 'vitest';
import type * as amountCss from '../Amount/Amount.css.ts';
import type { AmountProps } from '../Amount/Amount.tsx';
import type * as avatarCss from '../Avatar/Avatar.css.ts';
import type { AvatarProps } from '../Avatar/Avatar.tsx';
import type * as buttonCss from '../Button/Button.css.ts';
import type { ButtonProps } from '../Button/Button.tsx';
import type * as cardCss from '../Card/Card.css.ts';
import type { CardProps } from '../Card/Card.tsx';
import type * as countdownCss from '../Countdown/Countdown.css.ts';
import type { CountdownProps } from '../Countdown/Countdown.tsx';
import type * as errorStateCss from '../ErrorState/ErrorState.css.ts';
import type { ErrorStateProps } from '../ErrorState/ErrorState.tsx';
import type * as inputFrameCss from '../Field/InputFrame.css.ts';
import type { InputFrameProps } from '../Field/InputFrame.tsx';
import type * as gameRailCss from '../GameRail/GameRail.css.ts';
import type { GameRailProps } from '../GameRail/GameRail.tsx';
import type * as linkCss from '../Link/Link.css.ts';
import type { LinkProps } from '../Link/Link.tsx';
import type * as listCss from '../List/List.css.ts';
import type { ListProps } from '../List/List.tsx';
import type * as noticeBarCss from '../NoticeBar/NoticeBar.css.ts';
import type { NoticeBarProps } from '../NoticeBar/NoticeBar.tsx';
import type * as radioGroupCss from '../RadioGroup/RadioGroup.css.ts';
import type { RadioGroupProps } from '../RadioGroup/RadioGroup.tsx';
import type * as safeAreaCss from '../SafeArea/SafeArea.css.ts';
import type { SafeAreaEdge } from '../SafeArea/SafeArea.tsx';
import type * as segmentedControlCss from '../SegmentedControl/SegmentedControl.css.ts';
import type { SegmentedControlProps } from '../SegmentedControl/SegmentedControl.tsx';
import type * as switchCss from '../Switch/Switch.css.ts';
import type { SwitchProps } from '../Switch/Switch.tsx';
import type * as tagCss from '../Tag/Tag.css.ts';
import type { TagProps } from '../Tag/Tag.tsx';

// Variant names are written once, as unions in the props, where Storybook's tables read them. Each
// recipe must offer exactly these names.
test('Amount offers the variants of its props', () => {
  expectTypeOf<
    NonNullable<NonNullable<RecipeVariants<typeof amountCss.root>>['variant']>
  >().toEqualTypeOf<NonNullable<AmountProps['variant']>>();
});

test('Avatar offers the variants of its props', () => {
  expectTypeOf<
    NonNullable<NonNullable<RecipeVariants<typeof avatarCss.root>>['size']>
  >().toEqualTypeOf<NonNullable<AvatarProps['size']>>();
});

test('Button offers the variants of its props', () => {
  expectTypeOf<
    NonNullable<NonNullable<RecipeVariants<typeof buttonCss.root>>['tone']>
  >().toEqualTypeOf<NonNullable<ButtonProps['tone']>>();
  expectTypeOf<
    NonNullable<NonNullable<RecipeVariants<typeof buttonCss.root>>['variant']>
  >().toEqualTypeOf<NonNullable<ButtonProps['variant']>>();
  expectTypeOf<
    NonNullable<NonNullable<RecipeVariants<typeof buttonCss.root>>['size']>
  >().toEqualTypeOf<NonNullable<ButtonProps['size']>>();
  expectTypeOf<
    NonNullable<NonNullable<RecipeVariants<typeof buttonCss.root>>['shape']>
  >().toEqualTypeOf<NonNullable<ButtonProps['shape']>>();
  expectTypeOf<
    NonNullable<NonNullable<RecipeVariants<typeof buttonCss.root>>['fullWidth']>
  >().toEqualTypeOf<NonNullable<ButtonProps['fullWidth']>>();
});

test('Card offers the variants of its props', () => {
  expectTypeOf<
    NonNullable<NonNullable<RecipeVariants<typeof cardCss.root>>['padding']>
  >().toEqualTypeOf<NonNullable<CardProps['padding']>>();
  expectTypeOf<
    NonNullable<NonNullable<RecipeVariants<typeof cardCss.header>>['padding']>
  >().toEqualTypeOf<NonNullable<CardProps['padding']>>();
});

test('Countdown offers the variants of its props', () => {
  expectTypeOf<
    NonNullable<NonNullable<RecipeVariants<typeof countdownCss.root>>['variant']>
  >().toEqualTypeOf<NonNullable<CountdownProps['variant']>>();
});

test('ErrorState offers the variants of its props', () => {
  expectTypeOf<
    NonNullable<NonNullable<RecipeVariants<typeof errorStateCss.root>>['variant']>
  >().toEqualTypeOf<NonNullable<ErrorStateProps['variant']>>();
});

test('InputFrame offers the variants of its props', () => {
  expectTypeOf<
    NonNullable<NonNullable<RecipeVariants<typeof inputFrameCss.frame>>['size']>
  >().toEqualTypeOf<NonNullable<InputFrameProps['size']>>();
  expectTypeOf<
    NonNullable<NonNullable<RecipeVariants<typeof inputFrameCss.frame>>['variant']>
  >().toEqualTypeOf<NonNullable<InputFrameProps['variant']>>();
});

test('GameRail offers the variants of its props', () => {
  expectTypeOf<
    NonNullable<NonNullable<RecipeVariants<typeof gameRailCss.strip>>['shape']>
  >().toEqualTypeOf<NonNullable<GameRailProps['shape']>>();
});

test('Link offers the variants of its props', () => {
  expectTypeOf<
    NonNullable<NonNullable<RecipeVariants<typeof linkCss.root>>['variant']>
  >().toEqualTypeOf<NonNullable<LinkProps['variant']>>();
  expectTypeOf<
    NonNullable<NonNullable<RecipeVariants<typeof linkCss.root>>['color']>
  >().toEqualTypeOf<NonNullable<LinkProps['color']>>();
});

test('List offers the variants of its props', () => {
  expectTypeOf<
    NonNullable<NonNullable<RecipeVariants<typeof listCss.root>>['variant']>
  >().toEqualTypeOf<NonNullable<ListProps['variant']>>();
});

test('NoticeBar offers the variants of its props', () => {
  expectTypeOf<
    NonNullable<NonNullable<RecipeVariants<typeof noticeBarCss.root>>['tone']>
  >().toEqualTypeOf<NonNullable<NoticeBarProps['tone']>>();
  expectTypeOf<
    NonNullable<NonNullable<RecipeVariants<typeof noticeBarCss.root>>['variant']>
  >().toEqualTypeOf<NonNullable<NoticeBarProps['variant']>>();
});

test('RadioGroup offers the variants of its props', () => {
  expectTypeOf<
    NonNullable<NonNullable<RecipeVariants<typeof radioGroupCss.options>>['variant']>
  >().toEqualTypeOf<NonNullable<RadioGroupProps['variant']>>();
  expectTypeOf<
    NonNullable<NonNullable<RecipeVariants<typeof radioGroupCss.options>>['columns']>
  >().toEqualTypeOf<NonNullable<RadioGroupProps['columns']>>();
  expectTypeOf<
    NonNullable<NonNullable<RecipeVariants<typeof radioGroupCss.option>>['variant']>
  >().toEqualTypeOf<NonNullable<RadioGroupProps['variant']>>();
});

test('SegmentedControl offers the variants of its props', () => {
  expectTypeOf<
    NonNullable<NonNullable<RecipeVariants<typeof segmentedControlCss.root>>['fullWidth']>
  >().toEqualTypeOf<NonNullable<SegmentedControlProps['fullWidth']>>();
  expectTypeOf<
    NonNullable<NonNullable<RecipeVariants<typeof segmentedControlCss.segment>>['size']>
  >().toEqualTypeOf<NonNullable<SegmentedControlProps['size']>>();
});

test('Switch offers the variants of its props', () => {
  expectTypeOf<
    NonNullable<NonNullable<RecipeVariants<typeof switchCss.root>>['side']>
  >().toEqualTypeOf<NonNullable<SwitchProps['side']>>();
});

test('Tag offers the variants of its props', () => {
  expectTypeOf<
    NonNullable<NonNullable<RecipeVariants<typeof tagCss.root>>['variant']>
  >().toEqualTypeOf<NonNullable<TagProps['variant']>>();
  expectTypeOf<
    NonNullable<NonNullable<RecipeVariants<typeof tagCss.root>>['shape']>
  >().toEqualTypeOf<NonNullable<TagProps['shape']>>();
});

test('SafeArea offers the edges of its props', () => {
  expectTypeOf<keyof typeof safeAreaCss.edge>().toEqualTypeOf<SafeAreaEdge>();
});
