import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

/*
 * Which screens show whole numbers and which show minor units (product decision 25). Amounts are exact unless a use
 * rounds; each use that rounds is listed here.
 */

const src = fileURLToPath(new URL('..', import.meta.url));
const sources = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx') && !/\.(stories|test)\./.test(file))
  .map((file) => ({ file, source: readFileSync(`${src}/${file}`, 'utf8') }));

const findRounding = (source: string): string[] =>
  [...source.matchAll(/\brounding(?:=|: )["'](\w+)["']/g)].map(([, rounding = '']) => rounding);

describe('amounts of money (product decision 25)', () => {
  it('are exact on every screen', () => {
    const rounded = sources.flatMap(({ file, source }) =>
      findRounding(source).map((rounding) => `${file}: ${rounding}`),
    );
    expect(rounded).toEqual([]);
  });

  it.each([
    'screens/wallet/WalletHeader.tsx',
    'screens/wallet/TransactionDetail.tsx',
    'screens/wallet/TransactionTable.tsx',
    'screens/wallet/StatementPage.tsx',
    'features/wallet/Bills.tsx',
    'features/money/MoneyConfirm.tsx',
    'features/deposit/OrderView.tsx',
    'features/deposit/SubmissionView.tsx',
    'features/withdrawal/AuditView.tsx',
  ])('%s shows exact amounts', (file) => {
    const source = sources.find((each) => each.file === file)?.source ?? '';
    expect(source).toMatch(/<Money\b|useMoney\(\)/);
    expect(findRounding(source)).toEqual([]);
  });
});
