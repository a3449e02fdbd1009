import type { ComboboxOption } from './index.ts';

/** Invented banks, in several scripts. */
export const banks: readonly ComboboxOption[] = [
  { value: 'aurora', label: 'Aurora Bank' },
  { value: 'bayan', label: 'Bayan Savings' },
  { value: 'delta', label: 'Delta Commercial Bank of the Northern Islands' },
  { value: 'ember', label: 'Ember Trust', disabled: true },
  { value: 'harbor', label: 'Harbor Bank' },
  { value: 'lotus', label: 'Lotus Bank' },
  { value: 'mandalay', label: 'မန္တလေး ဘဏ်' },
  { value: 'river', label: 'ธนาคารแม่น้ำ' },
  { value: 'summit', label: '高峰银行' },
  { value: 'tide', label: 'Tide Digital' },
];
