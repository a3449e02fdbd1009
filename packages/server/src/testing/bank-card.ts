/**
 * A bank card in sign-up format.
 * @param remark the phone of its owner.
 */
export function bankCardForm(remark = '') {
  return {
    bank: 'BIS',
    bankName: 'Banco de Isla',
    bankCardName: 'Maria Reyes',
    bankCardAccount: '001234567890',
    bankCardRemark: remark,
  };
}
