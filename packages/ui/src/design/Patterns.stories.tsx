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
      lead="A sheet is a drawer of the place where one is; a dialog is a task of its own; an alert dialog is one question that has to be answered. On a desktop a sheet stands in the middle, as a dialog does."
    >
      <Section title="Choose and look on: a sheet">
        <Advices>
          <Advice
            kind="do"
            words="Filters, a receipt, the ways to sort. It is pulled away with a thumb, and the page behind stays in sight."
          >
            <Sheet title="Sort" trigger={<Button variant="soft">Open the sheet</Button>}>
              <RadioGroup label="Sort games" hideLabel options={sorts} defaultValue="hot" />
            </Sheet>
          </Advice>
          <Advice
            kind="not"
            words="A sheet for typing that would be lost with one careless pull. Logging in is a task: take a dialog that the mask does not close."
          >
            <Dialog
              title="Log in"
              closeOnMask={false}
              trigger={<Button variant="soft">Open the dialog</Button>}
              actions={<Button fullWidth>Log in</Button>}
            >
              <Text as="p">Fields stand here, and a stray tap beside them changes nothing.</Text>
            </Dialog>
          </Advice>
        </Advices>
      </Section>
      <Section
        title="Lose something: an alert dialog"
        note="It says with exact amounts what will happen, its button repeats the verb, and focus starts on the harmless answer."
      >
        <Advices>
          <Advice kind="do" words="The amount, what happens to it, and a button that says so.">
            <AlertDialog
              title="Close Monsoon Reload?"
              description="₱1,240.00 of the promotion becomes void. The ₱500.00 that you paid in goes back to your wallet."
              labels={{ confirm: 'Close it', cancel: 'Keep it' }}
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
            words="Asking about what can be undone. Take the act back with one tap instead: people stop reading questions that never matter."
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
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Open the sheet' }));
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
      lead="A toast is an echo that nobody has to hear. An outcome of money is never an echo: it stays until the person leaves it."
    >
      <Section title="Small echoes">
        <Advices>
          <Advice
            kind="do"
            words="Copied, saved, added: gone after three seconds, waits while it is touched, announced politely."
          >
            <Button
              variant="soft"
              throttle={0}
              onClick={() => toast({ text: 'Added to favourites', tone: 'positive' })}
            >
              Show the toast
            </Button>
          </Advice>
          <Advice
            kind="not"
            words="A toast with something to decide, or an error that explains what to do. By the time it is read, it is gone."
          >
            <Inline justify="center">
              <Tag tone="critical">Deposit failed. Tap to retry.</Tag>
            </Inline>
          </Advice>
        </Advices>
      </Section>
      <Section title="Outcomes of money">
        <Advices>
          <Advice
            kind="do"
            words="What happened, the exact amount, what comes next and when. Pending is a state of its own, not a slow success."
          >
            <Result
              status="pending"
              titleAs="h2"
              title="Your withdrawal is under review"
              amount={<Amount value="2500" symbol="₱" variant="balance" />}
              text="It arrives on Monday at 18:00, Manila time."
              actions={<Button variant="soft">See its timeline</Button>}
            />
          </Advice>
          <Advice
            kind="do"
            words="The same place, once it failed: where the money is, and the next step."
          >
            <Result
              status="failed"
              titleAs="h2"
              title="The bank declined"
              amount={<Amount value="2500" symbol="₱" variant="balance" />}
              text="Your money is back in the wallet. Try another card."
              actions={<Button>Choose a card</Button>}
            />
          </Advice>
        </Advices>
      </Section>
    </Page>
  ),
};

/** Which tone and which variant to use. */
export const WhichTone: StoryObj = {
  render: () => (
    <Page
      title="Which tone"
      lead="The tone is the meaning, the variant the volume. One solid button a screen; the second is soft, and everything else is quieter."
    >
      <Section title="Volume">
        <Advices>
          <Advice kind="do" words="One thing to do, one thing beside it.">
            <Inline gap={12}>
              <Button>Deposit</Button>
              <Button variant="soft">Withdraw</Button>
            </Inline>
          </Advice>
          <Advice kind="not" words="Two that shout. Neither is heard.">
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
            words="Red only for loss by choice; money that came in is positive, never brand; a promotion’s money is promo everywhere."
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
            words="Red for money that simply went out. A withdrawal is no accident: it is plain text with a true minus."
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
export const MoneyDisplay: StoryObj = {
  render: () => (
    <Page
      title="Money"
      lead="Exact where it is somebody’s; whole where it is read in passing. Down for what one has, up for what is asked, so that no screen promises too much."
    >
      <Section title="A balance, and its changes">
        <Advices>
          <Advice
            kind="do"
            words="Tabular figures in one column, a true minus, and a plus only in a list of changes. The wallet after each stands below it."
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
                  title="Into Lotus Nights"
                  meta="Today, 07:40"
                  trailing={<Amount value="-750" symbol="₱" sign="always" />}
                  trailingMeta={<Amount value="12480.50" symbol="₱" />}
                />
              </List>
            </Card>
          </Advice>
          <Advice
            kind="do"
            words="The one large figure of a screen: whole units carry the weight, the symbol and the cents step back, and nothing is rounded away."
          >
            <Amount value="12480.50" symbol="₱" variant="balance" />
          </Advice>
        </Advices>
      </Section>
      <Section title="In passing">
        <Advices>
          <Advice kind="do" words="What one has, rounded down; what is asked, rounded up.">
            <Text size={17} weight="semibold">
              <Amount value="1234.99" symbol="₱" rounding="floor" /> of{' '}
              <Amount value="4999.01" symbol="₱" rounding="ceil" />
            </Text>
          </Advice>
          <Advice
            kind="not"
            words="A zero for what is not known. A dash says “not yet”; a zero says “your money is gone”."
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

/** The three states that every list has besides the full one. */
export const WaitingEmptyError: StoryObj = {
  render: () => (
    <Page
      title="Waiting, empty, error"
      lead="Each has the shape of what will be there. Waiting shows nothing for 200 ms, a skeleton after, and a spinner only where there is no shape."
    >
      <Section title="Waiting">
        <Advices>
          <Advice kind="do" words="The shape of what comes, so that nothing moves when it does.">
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
            words="A spinner in an empty page. Nobody knows what is coming, and everything jumps when it does."
          >
            <Inline justify="center">
              <Spinner size="lg" />
            </Inline>
          </Advice>
        </Advices>
      </Section>
      <Section title="Empty">
        <Advices>
          <Advice kind="do" words="What will be here, how it gets here, and the first step.">
            <EmptyState
              titleAs="h3"
              icon={<Gamepad2 size={28} />}
              title="Games that you play stand here"
              text="The last ones first, so that you go on where you were."
              action={<Button variant="soft">Find a game</Button>}
            />
          </Advice>
          <Advice kind="do" words="Nothing found says what was asked, and how to ask for more.">
            <EmptyState
              titleAs="h3"
              icon={<SlidersHorizontal size={28} />}
              title="No game fits these four filters"
              action={<Button variant="soft">Take the last one off</Button>}
            />
          </Advice>
        </Advices>
      </Section>
      <Section title="Error">
        <Advices>
          <Advice kind="do" words="What happened, that the money is safe, and what to do.">
            <ErrorState
              variant="inline"
              titleAs="h3"
              title="Your bills could not be loaded"
              text="Your money is safe where it is."
              requestId="7F3K-21"
              onRetry={() => {}}
            />
          </Advice>
          <Advice
            kind="not"
            words="A code. It says nothing, and sounds as if it were the person’s fault."
          >
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
