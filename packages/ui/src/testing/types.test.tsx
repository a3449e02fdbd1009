import { House } from 'lucide-react';
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { Amount } from '../Amount/index.ts';
import { AmountField } from '../AmountField/index.ts';
import { Badge } from '../Badge/index.ts';
import { Button } from '../Button/index.ts';
import { ChipGroup } from '../ChipGroup/index.ts';
import { DatePicker } from '../DatePicker/index.ts';
import { Icon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { ImageUploader } from '../ImageUploader/index.ts';
import { LevelCard } from '../LevelCard/index.ts';
import { ListItem } from '../ListItem/index.ts';
import { PromotionCard } from '../PromotionCard/index.ts';
import { Rating } from '../Rating/index.ts';
import { SegmentedControl } from '../SegmentedControl/index.ts';
import { Sheet } from '../Sheet/index.ts';
import { Text } from '../Text/index.ts';
import { TextArea } from '../TextArea/index.ts';

const promotion = { title: 'Reload', reward: '50 %', art: { src: '/art.webp', color: '#000' } };

/** Renders nothing: the assertions are the compiler errors. */
const compiled: readonly ReactElement[] = [
  <Button key="legal" tone="critical" variant="soft" size="lg" />,
  // @ts-expect-error A tone is a meaning, not a colour.
  <Button key="colour" tone="green" />,
  // @ts-expect-error There is no such variant.
  <Button key="variant" variant="link" />,
  // @ts-expect-error The type ramp has no such step.
  <Text key="size" size={14} />,
  // @ts-expect-error An icon button needs a label.
  <IconButton key="nameless" icon={House} />,
  // @ts-expect-error Icons are imported, not referenced by name.
  <Icon key="named" icon="house" />,
  // @ts-expect-error A number cannot hold twelve digits and cents exactly.
  <Amount key="float" value={8214.35} />,
  // @ts-expect-error A count needs a label for screen readers.
  <Badge key="silent" count={3} />,
  // @ts-expect-error A modal needs a title.
  <Sheet key="untitled" trigger={<button type="button" />} />,
  // @ts-expect-error Money is text: a number cannot hold twelve digits and cents exactly.
  <AmountField key="float-field" label="Amount" value={8214.35} />,
  // @ts-expect-error With `single`, the value is not a list.
  <ChipGroup key="several" label="Kind" options={[]} value={['all']} onValueChange={() => {}} />,
  // @ts-expect-error A day is text: a Date can be another day in another time zone.
  <DatePicker key="date" label="Paid on" value={new Date()} />,
  // @ts-expect-error The owner must pass the queue.
  <ImageUploader key="nowhere" label="Receipt" />,
  // @ts-expect-error A read-only rating has no change handler.
  <Rating key="both" readOnly value={4} onValueChange={() => {}} />,
  // @ts-expect-error A rating that can be changed needs a label.
  <Rating key="unasked" onValueChange={() => {}} />,
  // @ts-expect-error A group of segments needs a label.
  <SegmentedControl key="unnamed" options={[]} />,
  // @ts-expect-error Every field has a label, if only for screen readers.
  <TextArea key="unlabelled" />,
  <Text key="meaning" tone="critical" numeric />,
  // @ts-expect-error Text has a color or a tone, not both.
  <Text key="both-colours" tone="critical" color="muted" />,
  <ListItem key="icon" title="Wallet" icon={<Icon icon={House} />} />,
  // @ts-expect-error A row starts with a picture or with an icon.
  <ListItem key="both-starts" title="Wallet" leading={<img alt="" />} icon={<House />} />,
  <PromotionCard key="opened" {...promotion} onOpen={() => {}} />,
  // @ts-expect-error A card is a link or a button.
  <PromotionCard key="both-ways" {...promotion} href="/promotion" onOpen={() => {}} />,
  <LevelCard key="linked" name="VIP 3" current="0" href="/levels" />,
  // @ts-expect-error A card is a link or a button.
  <LevelCard key="both-levels" name="VIP 3" current="0" href="/levels" onOpen={() => {}} />,
];

test('rejects invalid props at compile time', () => {
  expect(compiled).toHaveLength(25);
});
