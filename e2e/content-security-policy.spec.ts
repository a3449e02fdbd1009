import { expect, test } from './support/test.ts';

/** Injected HTML by the CSP directive that blocks it. */
const breaches = {
  'script-src': `<script>document.title = 'planted'</script>`,
  'frame-src': '<iframe src="https://evil.example/"></iframe>',
  'img-src': '<img src="https://evil.example/x.png" alt="">',
  'base-uri': '<base href="https://evil.example/">',
};

test('S22: blocks injected scripts, frames, images and base URLs, and fails the journey @once', async ({
  page,
  faults,
}) => {
  faults.allow(/Content Security Policy/);
  await page.goto('/pages/index/index');
  for (const [rule, html] of Object.entries(breaches)) {
    await page.evaluate((planted) => {
      // Scripts inserted like this run, unlike scripts set through innerHTML.
      document.head.append(document.createRange().createContextualFragment(planted));
    }, html);
    await expect
      .poll(() => faults.found().some((fault) => fault.includes(rule)), { message: rule })
      .toBe(true);
  }
  await expect(page).not.toHaveTitle('planted');
});
