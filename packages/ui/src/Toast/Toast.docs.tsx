import { Button } from '../Button/index.ts';
import type { ComponentDocs } from '../design/docs.ts';
import { Toaster, toast } from './index.ts';

export const docs: ComponentDocs = {
  screenReaders:
    "Announced politely, a critical one at once. Its buttons come last in the page's tab order; Escape closes it.",
  content: 'The result in two to five words: "Card added". The action is one verb: "Undo".',
  related: {
    Callout: 'a message that stays',
    AlertDialog: 'asks first',
    Result: 'the result of a payment',
  },
  recommended: {
    reason: 'The result, with a way back.',
    example: (
      <>
        <Button
          throttle={0}
          onClick={() =>
            toast({
              text: 'Removed from favourites',
              action: { label: 'Undo', onSelect: () => {} },
            })
          }
        >
          Remove
        </Button>
        <Toaster />
      </>
    ),
  },
  mistake: {
    reason: 'A failed payment: it disappears before it is read.',
    example: (
      <>
        <Button
          throttle={0}
          onClick={() =>
            toast({ text: 'Your bank declined ₱2,500.00. Try another card.', tone: 'critical' })
          }
        >
          Pay
        </Button>
      </>
    ),
  },
};
