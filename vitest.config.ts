import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { isolated, nodeTests, patience } from './scripts/lib/vitest.ts';

// With one worker, which is what two cores get by themselves, pages and processes would take turns,
// each file waiting for the one before; half of what they do is wait for frames and databases.
process.env.VITEST_MAX_WORKERS ??= String(Math.max(2, availableParallelism() - 1));

/** What goes on for long in a short file, which by its size would come last and alone. */
const long = [/torture\.test\.ts$/, /seed\.test\.ts$/];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => long.some((name) => name.test(moduleId));
    return Object.values(Object.groupBy(sorted, ({ project }) => project.name)).flatMap(
      (own = []) => [...own.filter(isLong), ...own.filter((file) => !isLong(file))],
    );
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      'packages/*/vitest*.config.ts',
      '.storybook/vitest.config.ts',
      {
        test: {
          ...nodeTests,
          name: 'scripts',
          include: ['scripts/**/*.test.ts'],
        },
      },
      {
        test: {
          ...patience,
          name: 'isolated',
          environment: 'node',
          include: [isolated],
        },
      },
    ],
  },
});
