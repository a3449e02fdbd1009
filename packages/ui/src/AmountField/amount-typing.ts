import { groupThousands } from '../Amount/amount.ts';
import { toAsciiDigits } from '../internal/digits.ts';
import { caretAfter, type Edit, type Edited } from '../internal/edit.ts';
import { readAmount } from './read-amount.ts';

export interface AmountTypingOptions {
  /** Digits after the point, 0 to 3. */
  exponent: number;
  /** Most digits before the point. */
  maxDigits: number;
}

const isKept = (character: string) => (character >= '0' && character <= '9') || character === '.';

/**
 * Draft of a text being typed: digits and at most one point, no leading zeros, cut to the limits.
 * A draft may end in its point ("12."), which a value may not.
 */
export function amountDraft(text: string, { exponent, maxDigits }: AmountTypingOptions): string {
  const kept = [...toAsciiDigits(text).replaceAll('．', '.')].filter(isKept).join('');
  const point = kept.indexOf('.');
  const before = point < 0 ? kept : kept.slice(0, point);
  const integer = before.replace(/^0+(?=\d)/, '').slice(0, maxDigits);
  if (point < 0 || exponent === 0) return integer;
  const fraction = kept.slice(point).replaceAll('.', '').slice(0, exponent);
  return `${integer === '' ? '0' : integer}.${fraction}`;
}

/** What a draft shows as: "1,234.5". */
export function amountDisplay(draft: string): string {
  const point = draft.indexOf('.');
  if (point < 0) return groupThousands(draft);
  return groupThousands(draft.slice(0, point)) + draft.slice(point);
}

/** The decimal string that a draft is worth: "12." is "12", nothing typed is "". */
export function amountValue(draft: string): string {
  return draft.endsWith('.') ? draft.slice(0, -1) : draft;
}

/**
 * Applies one edit, caret included. `value` of the answer is the draft; see {@link amountValue}.
 * A comma key means the point (phones with such a keypad have no other), while a pasted amount is
 * read as it was written, or refused; see {@link readAmount}. Deleting beside a comma takes the digit
 * behind it.
 */
export function editAmount(
  edit: Edit,
  previousDraft: string,
  options: AmountTypingOptions,
): Edited {
  if (edit.inputType !== 'insertFromPaste') return applyEdit(edit, previousDraft, options);
  const pasted = edit.data ?? edit.raw;
  const before = edit.raw.slice(0, Math.max(0, edit.caret - pasted.length));
  const read = readAmount(pasted, options.exponent);
  if (read === undefined) return refused(previousDraft, before.length, edit.raw);
  // The commas around it are the field's own.
  const [start, end] = [before, edit.raw.slice(edit.caret)].map((own) => own.replaceAll(',', ''));
  const raw = `${start}${read}${end}`;
  return applyEdit({ raw, caret: raw.length - (end?.length ?? 0) }, previousDraft, options);
}

function applyEdit(edit: Edit, previousDraft: string, options: AmountTypingOptions): Edited {
  const { caret, inputType, data } = edit;
  const typedComma = data === ',' && edit.raw.charAt(caret - 1) === ',';
  const raw = typedComma ? `${edit.raw.slice(0, caret - 1)}.${edit.raw.slice(caret)}` : edit.raw;

  // A second point is refused as a whole: letting it in would silently move the fraction.
  const points = [...toAsciiDigits(raw).replaceAll('．', '.')].filter((c) => c === '.').length;
  if (points > 1) return refused(previousDraft, caret - 1, raw);

  let draft = amountDraft(raw, options);
  const before = [...toAsciiDigits(raw.slice(0, caret))].filter(isKept).length;
  let keptBefore = before;

  const shrank = raw.length < amountDisplay(previousDraft).length;
  if (draft === previousDraft && shrank) {
    if (inputType === 'deleteContentBackward' && keptBefore > 0) {
      draft = amountDraft(draft.slice(0, keptBefore - 1) + draft.slice(keptBefore), options);
      keptBefore -= 1;
    } else if (inputType === 'deleteContentForward') {
      draft = amountDraft(draft.slice(0, keptBefore) + draft.slice(keptBefore + 1), options);
    }
  } else {
    keptBefore += leadingShift(raw, draft);
  }

  const display = amountDisplay(draft);
  return {
    value: draft,
    display,
    caret: caretAfter(display, Math.max(0, Math.min(keptBefore, draft.length)), isKept),
  };
}

/** How far the kept characters moved because zeros before the number were dropped or added. */
function leadingShift(raw: string, draft: string): number {
  const kept = [...toAsciiDigits(raw)].filter(isKept).join('');
  const integerOf = (text: string) => text.split('.')[0] ?? '';
  if (integerOf(kept) === '') return integerOf(draft) === '0' ? 1 : 0;
  return integerOf(kept).replace(/^0+(?=\d)/, '').length - integerOf(kept).length;
}

function refused(draft: string, caretInRaw: number, raw: string): Edited {
  const display = amountDisplay(draft);
  const keptBefore = [...raw.slice(0, Math.max(0, caretInRaw))].filter(isKept).length;
  return { value: draft, display, caret: caretAfter(display, keptBefore, isKept) };
}
