import { expect, test } from './support/test.ts';

/** What a page could be made to do by words that get through as HTML, by the rule that forbids it. */
const breaches = {
  'script-src': `<script>document.title = 'planted'</script>`,
  'frame-src': '<iframe src="https://evil.example/"></iframe>',
  'img-src': '<img src="https://evil.example/x.png" alt="">',
  'base-uri': '<base href="https://evil.example/">',
};

test('S22 what the policy does not allow neither runs nor loads, and fails the journey @once', async ({
  page,
  faults,
}) => {
  faults.allow(/Content Security Policy/);
  await page.goto('/pages/index/index');
  for (const [rule, html] of Object.entries(breaches)) {
    await page.evaluate((planted) => {
      // Scripts run that are made so, unlike those that are set as inner HTML.
      document.head.append(document.createRange().createContextualFragment(planted));
    }, html);
    await expect
      .poll(() => faults.found().some((fault) => fault.includes(rule)), { message: rule })
      .toBe(true);
  }
  await expect(page).not.toHaveTitle('planted');
});
