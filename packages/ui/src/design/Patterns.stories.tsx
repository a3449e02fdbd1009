import type { Meta, StoryObj } from '@storybook/react-vite';
import { Gamepad2, ReceiptText, SlidersHorizontal } from 'lucide-react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { AlertDialog } from '../AlertDialog/index.ts';
import { Amount } from '../Amount/index.ts';
import { Button } from '../Button/index.ts';
import { Card } from '../Card/index.ts';
import { Dialog } from '../Dialog/index.ts';
import { EmptyState } from '../EmptyState/index.ts';
import { ErrorState } from '../ErrorState/index.ts';
import { Inline } from '../Inline/index.ts';
import { List } from '../List/index.ts';
import { ListItem } from '../ListItem/index.ts';
import { RadioGroup } from '../RadioGroup/index.ts';
import { Result } from '../Result/index.ts';
import { Sheet } from '../Sheet/index.ts';
import { Skeleton } from '../Skeleton/index.ts';
import { Spinner } from '../Spinner/index.ts';
import { Stack } from '../Stack/index.ts';
import { Tag } from '../Tag/index.ts';
import { Text } from '../Text/index.ts';
import { toast } from '../Toast/index.ts';
import { Advice, Advices } from './Advice.tsx';
import { Page, pageGlobals, pageParameters, Section } from './page.tsx';

const meta = {
  title: 'Patterns',
  tags: ['!autodocs'],
  parameters: pageParameters,
  globals: pageGlobals,
} satisfies Meta;

export default meta;

const sorts = [
  { value: 'hot', label: 'Most played' },
  { value: 'new', label: 'Newest' },
  { value: 'rtp', label: 'Highest return' },
];

/** Which overlay to use: one of three, or none. */
export const SheetOrDialog: StoryObj = {
  render: () => (
    <Page
      title="Sheet or dialog"
      lead="A sheet shows more of the current screen, a dialog is a task of its own, an alert dialog is one question that must be answered. On a desktop a sheet is centered like a dialog."
    >
      <Section title="Selecting and viewing: a sheet">
        <Advices>
          <Advice
            kind="do"
            text="Filters, a receipt, sorting. It closes with a drag, and the page stays visible behind it."
          >
            <Sheet title="Sort" trigger={<Button variant="soft">Open sheet</Button>}>
              <RadioGroup label="Sort games" hideLabel options={sorts} defaultValue="hot" />
            </Sheet>
          </Advice>
          <Advice
            kind="not"
            text="A sheet for a form: one accidental drag would lose the input. Use a dialog that does not close on an outside press."
          >
            <Dialog
              title="Log in"
              closeOnMask={false}
              trigger={<Button variant="soft">Open dialog</Button>}
              actions={<Button fullWidth>Log in</Button>}
            >
              <Text as="p">A press outside does not close this dialog.</Text>
            </Dialog>
          </Advice>
        </Advices>
      </Section>
      <Section
        title="Destructive actions: an alert dialog"
        note="It states the consequences with exact amounts, its button repeats the verb, and focus starts on the safe answer."
      >
        <Advices>
          <Advice
            kind="do"
            text="States the amount and what happens to it; the button names the action."
          >
            <AlertDialog
              title="Close Monsoon Reload?"
              description="You lose ₱1,240.00 of bonus balance. The ₱500.00 that you deposited returns to your wallet."
              labels={{ confirm: 'Close promotion', cancel: 'Keep promotion' }}
              onConfirm={() => {}}
              tone="critical"
              trigger={
                <Button variant="outline" tone="critical">
                  Close the promotion
                </Button>
              }
            />
          </Advice>
          <Advice
            kind="not"
            text="A confirmation for an action that can be undone. Offer undo instead: players stop reading confirmations that never matter."
          >
            <Button variant="ghost" tone="neutral" disabled>
              Remove from favourites?
            </Button>
          </Advice>
        </Advices>
      </Section>
    </Page>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Open sheet' }));
    const sheet = await screen.findByRole('dialog', { name: 'Sort' });
    await waitFor(() => expect(sheet).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** How to report the result of an action. */
export const ToastOrResult: StoryObj = {
  render: () => (
    <Page
      title="Toast or result"
      lead="A toast confirms a minor action and disappears. The result of a payment stays until the player leaves it."
    >
      <Section title="Minor actions">
        <Advices>
          <Advice
            kind="do"
            text="Copied, saved, added. It closes after three seconds, pauses while hovered or focused, and is announced politely."
          >
            <Button
              variant="soft"
              throttle={0}
              onClick={() => toast({ text: 'Added to favourites', tone: 'positive' })}
            >
              Show toast
            </Button>
          </Advice>
          <Advice
            kind="not"
            text="A toast for a decision, or for an error with instructions: it may close before it is read."
          >
            <Inline justify="center">
              <Tag tone="critical">Deposit failed. Tap to retry.</Tag>
            </Inline>
          </Advice>
        </Advices>
      </Section>
      <Section title="Payments">
        <Advices>
          <Advice
            kind="do"
            text="What happened, the exact amount, what comes next and when. Pending is a status of its own."
          >
            <Result
              status="pending"
              titleAs="h2"
              title="Your withdrawal is under review"
              amount={<Amount value="2500" symbol="₱" variant="balance" />}
              text="It arrives on Monday at 18:00, Manila time."
              actions={<Button variant="soft">See details</Button>}
            />
          </Advice>
          <Advice kind="do" text="After a failure: where the money is, and the next step.">
            <Result
              status="failed"
              titleAs="h2"
              title="Your bank declined the payment"
              amount={<Amount value="2500" symbol="₱" variant="balance" />}
              text="₱2,500.00 is back in your wallet. Try another card."
              actions={<Button>Choose a card</Button>}
            />
          </Advice>
        </Advices>
      </Section>
    </Page>
  ),
};

/** Which tone and which variant to use. */
export const Tones: StoryObj = {
  render: () => (
    <Page
      title="Which tone"
      lead="The tone is the meaning, the variant the emphasis. Use one solid button per screen; the second is soft, all others outline or ghost."
    >
      <Section title="Emphasis">
        <Advices>
          <Advice kind="do" text="One primary and one secondary action.">
            <Inline gap={12}>
              <Button>Deposit</Button>
              <Button variant="soft">Withdraw</Button>
            </Inline>
          </Advice>
          <Advice kind="not" text="Two primary actions compete.">
            <Inline gap={12}>
              <Button tone="critical">Cancel</Button>
              <Button tone="positive">Confirm</Button>
            </Inline>
          </Advice>
        </Advices>
      </Section>
      <Section title="Meaning">
        <Advices>
          <Advice
            kind="do"
            text="Critical for destructive actions only, positive for money received, promo for promotion money everywhere."
          >
            <Inline gap={8} wrap>
              <Tag tone="positive">Deposited</Tag>
              <Tag tone="caution">Under review</Tag>
              <Tag tone="promo">In a promotion</Tag>
              <Tag tone="info">New rules from Monday</Tag>
            </Inline>
          </Advice>
          <Advice
            kind="not"
            text="Critical for a regular withdrawal. Money going out is plain text with a minus sign."
          >
            <Text tone="critical" size={17} weight="semibold">
              <Amount value="-750" symbol="₱" />
            </Text>
          </Advice>
        </Advices>
      </Section>
    </Page>
  ),
};

/** How to display money. */
export const Money: StoryObj = {
  render: () => (
    <Page
      title="Money"
      lead="Exact in the wallet and in transactions, whole units in summaries. Balances round down and required amounts round up, so that no screen promises too much."
    >
      <Section title="Balance and transactions">
        <Advices>
          <Advice
            kind="do"
            text="Tabular figures in one column, a minus sign, and a plus sign only in lists of transactions, with the balance after each."
          >
            <Card padding="none">
              <List>
                <ListItem
                  title="Deposit"
                  meta="Today, 07:52"
                  trailing={<Amount value="2000" symbol="₱" sign="always" />}
                  trailingMeta={<Amount value="14480.50" symbol="₱" />}
                />
                <ListItem
                  title="Transfer to Lotus Nights"
                  meta="Today, 07:40"
                  trailing={<Amount value="-750" symbol="₱" sign="always" />}
                  trailingMeta={<Amount value="12480.50" symbol="₱" />}
                />
              </List>
            </Card>
          </Advice>
          <Advice
            kind="do"
            text="One large figure per screen. Whole units are emphasized over symbol and cents, and nothing is rounded."
          >
            <Amount value="12480.50" symbol="₱" variant="balance" />
          </Advice>
        </Advices>
      </Section>
      <Section title="Summaries">
        <Advices>
          <Advice kind="do" text="Balance rounded down, requirement rounded up.">
            <Text size={17} weight="semibold">
              <Amount value="1234.99" symbol="₱" rounding="floor" /> of{' '}
              <Amount value="4999.01" symbol="₱" rounding="ceil" />
            </Text>
          </Advice>
          <Advice
            kind="not"
            text="A zero for an unknown amount. Use a dash, which means “not available yet”; a zero looks like a loss."
          >
            <Text size={17} weight="semibold">
              <Amount value="0" symbol="₱" />
            </Text>
          </Advice>
        </Advices>
      </Section>
    </Page>
  ),
};

/** The states of a list besides its content. */
export const LoadingEmptyError: StoryObj = {
  render: () => (
    <Page
      title="Loading, empty, error"
      lead="Each has the layout of the content. Loading shows nothing for 200 ms, then a skeleton; a spinner only where the layout is unknown."
    >
      <Section title="Loading">
        <Advices>
          <Advice
            kind="do"
            text="A skeleton with the layout of the content: nothing moves when it arrives."
          >
            <Stack gap={12}>
              {[1, 2].map((row) => (
                <Inline key={row} gap={12}>
                  <Skeleton shape="circle" width={40} height={40} />
                  <Stack gap={4} style={{ flex: 1 }}>
                    <Skeleton shape="text" width="60%" />
                    <Skeleton shape="text" width="35%" />
                  </Stack>
                </Inline>
              ))}
            </Stack>
          </Advice>
          <Advice
            kind="not"
            text="A spinner in an empty page: it does not show what is loading, and the layout shifts afterwards."
          >
            <Inline justify="center">
              <Spinner size="lg" />
            </Inline>
          </Advice>
        </Advices>
      </Section>
      <Section title="Empty">
        <Advices>
          <Advice kind="do" text="What will appear, how to get it there, and the first step.">
            <EmptyState
              titleAs="h3"
              icon={<Gamepad2 size={28} />}
              title="Games you play appear here"
              text="The latest come first."
              action={<Button variant="soft">Find a game</Button>}
            />
          </Advice>
          <Advice kind="do" text="No results: names the filters, and how to widen them.">
            <EmptyState
              titleAs="h3"
              icon={<SlidersHorizontal size={28} />}
              title="No games match these 4 filters"
              action={<Button variant="soft">Remove last filter</Button>}
            />
          </Advice>
        </Advices>
      </Section>
      <Section title="Error">
        <Advices>
          <Advice kind="do" text="What happened, that the balance is safe, and what to do.">
            <ErrorState
              variant="inline"
              titleAs="h3"
              title="Couldn’t load your transactions"
              text="Your balance is safe."
              requestId="7F3K-21"
              onRetry={() => {}}
            />
          </Advice>
          <Advice kind="not" text="An error code without an explanation or a next step.">
            <Inline gap={8}>
              <ReceiptText size={20} aria-hidden="true" />
              <Text>Error 500</Text>
            </Inline>
          </Advice>
        </Advices>
      </Section>
    </Page>
  ),
};
