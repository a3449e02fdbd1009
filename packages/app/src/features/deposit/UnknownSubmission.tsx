import { useTexts } from '../../languages/use-texts.ts';
import { UnknownDeposit } from './UnknownDeposit.tsx';

/** The player has no manual deposit with the id in the address. */
export function UnknownSubmission() {
  return <UnknownDeposit title={useTexts()('payment:manual.unknownTitle')} />;
}
