import { wallet } from '@parlor/api/calls';
import { readCode } from './support/phone.ts';
import { CARDHOLDER } from './support/player.ts';
import { pressAgain, toast } from './support/screens.ts';
import { expect, playerTest as test } from './support/test.ts';

test('adds a bank card after a new proof by SMS', async ({ page, player }) => {
  await page.goto('/pages/account/myBankCard');
  await page.getByRole('link', { name: 'Add a bank card' }).click();
  await page.getByRole('combobox', { name: 'Bank' }).click();
  await page.getByRole('option', { name: 'Visayas Trust' }).click();
  await page.getByLabel('Account holder').fill(CARDHOLDER);
  await page.getByLabel('Account number').pressSequentially('9876-5432 10');
  await expect(page.getByLabel('Account number')).toHaveValue('9876543210');
  await page.getByRole('button', { name: 'Save card' }).click();

  const proof = page.getByRole('dialog', { name: "Confirm it's you" });
  await proof.getByRole('button', { name: 'Use an SMS code instead' }).click();
  await proof.getByRole('button', { name: 'Send code' }).click();
  await expect(proof.getByRole('timer')).toHaveText(/New code in 0:\d\d/);
  // The first message was the sign-up code.
  await proof.getByRole('textbox', { name: 'SMS code' }).fill(await readCode(player.phone, 2));
  await expect(toast(page, 'Added successfully')).toBeAttached();
  await expect(page).toHaveURL('/pages/account/myBankCard');
  await expect(page.getByText('Visayas Trust •• 3210')).toBeVisible();
  const cards = await player.client.call(wallet.bankCardList, {});
  expect(cards.map(({ lastFour }) => lastFour)).toContain('3210');
});

test('edits, prefers and deletes a bank card', async ({ page, player, size }) => {
  await player.prove();
  const cards = () => player.client.call(wallet.bankCardList, {});
  const [first] = await cards();
  const second = await player.client.call(wallet.addBankCard, {
    bankCode: 'VIS',
    cardholder: CARDHOLDER,
    cardNumber: '9876543210',
  });
  await page.goto('/pages/account/myBankCard');
  await page.getByRole('link', { name: /3210/ }).click();
  await expect(page.getByRole('heading', { name: /3210$/ })).toBeVisible();
  // The list stays beside the details where there is room.
  await expect(page.getByRole('link', { name: new RegExp(first?.lastFour ?? '') })).toBeVisible({
    visible: size === 'desktop',
  });

  await test.step('sets the default', async () => {
    await page.getByRole('button', { name: 'Make default' }).click();
    await expect(toast(page, 'Operation successful')).toBeAttached();
    expect((await cards())[0]).toMatchObject({ cardId: second.cardId, isDefault: true });
  });

  await test.step('edits: a new card takes the place of the old one', async () => {
    await page.getByRole('link', { name: 'Edit' }).click();
    await expect(page.getByLabel('Account holder')).toHaveValue(CARDHOLDER);
    await page.getByLabel('Account holder').fill('');
    await page.getByRole('button', { name: 'Save card' }).click();
    await expect(page.getByText("Enter the account holder's name.")).toBeVisible();
    await page.getByLabel('Account holder').fill(CARDHOLDER);
    await page.getByLabel('Account number').fill('1112223334445');
    await pressAgain(page.getByRole('button', { name: 'Save card' }));
    await expect(toast(page, 'Edited successfully')).toBeAttached();
    await expect(page.getByRole('heading', { name: /4445$/ })).toBeVisible();
    const numbers = (await cards()).map(({ lastFour }) => lastFour);
    expect(numbers).toEqual(['4445', first?.lastFour]);
  });

  await test.step('deletes only after the confirmation', async () => {
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    const question = page.getByRole('alertdialog', { name: /4445\?$/ });
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toBeHidden();
    expect(await cards()).toHaveLength(2);
    await pressAgain(page.getByRole('button', { name: 'Delete', exact: true }));
    await question.getByRole('button', { name: 'Delete card' }).click();
    await expect(toast(page, 'Deleted successfully')).toBeAttached();
    expect((await cards()).map(({ lastFour }) => lastFour)).toEqual([first?.lastFour]);
    await page.reload();
    await expect(page.getByText(/4445/)).toHaveCount(0);
  });
});
