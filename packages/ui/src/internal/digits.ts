/** Code points of zero in every script that the players' keyboards can produce. */
const zeros = [
  0x0660, // Arabic-Indic
  0x06f0, // extended Arabic-Indic
  0x0966, // Devanagari
  0x0e50, // Thai
  0x1040, // Myanmar
  0x1090, // Myanmar Shan
  0xff10, // full width, from Chinese and Japanese keyboards
] as const;

/**
 * Converts digits of other scripts to ASCII, one character for one, so that caret positions stay
 * valid. Burmese and Thai keyboards type digits of their own by default.
 */
export function toAsciiDigits(text: string): string {
  let result = '';
  // By UTF-16 unit, not by code point: all of the blocks above are in the basic multilingual plane.
  for (let i = 0; i < text.length; i += 1) {
    const unit = text.charCodeAt(i);
    const zero = zeros.find((start) => unit >= start && unit < start + 10);
    result += zero === undefined ? text.charAt(i) : String(unit - zero);
  }
  return result;
}
