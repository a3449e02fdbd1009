import { composeStories, type Meta, type StoryFn, type StoryObj } from '@storybook/react-vite';
import { Fragment } from 'react';
import packageJson from '../../package.json' with { type: 'json' };
import { Tag } from '../Tag/index.ts';
import * as css from './overview.css.ts';
import { GoTo, Page, pageGlobals, pageParameters, Section } from './page.tsx';

const meta = {
  title: 'Overview',
  // The story runner registers tests in every story file, also in those that this page imports;
  // overview.test.tsx tests the page.
  tags: ['!autodocs', '!test'],
  parameters: pageParameters,
  globals: pageGlobals,
} satisfies Meta;

export default meta;

type StoryFile = { default: Meta; Default: StoryFn };

const files = import.meta.glob<StoryFile>(
  ['../*/*.stories.tsx', '!**/*.gallery.*', '!../design/*'],
  {
    eager: true,
  },
);

const components = Object.values(files)
  .filter((file) => 'Default' in file)
  .map((file) => {
    const [group = '', name = ''] = file.default.title?.split('/') ?? [];
    return {
      group,
      name,
      id: `${group}-${name}--docs`.toLowerCase(),
      isBeta: file.default.tags?.includes('beta') ?? false,
      Default: composeStories(file).Default,
    };
  })
  .sort((a, b) => a.name.localeCompare(b.name));

const groups = Object.entries(Object.groupBy(components, ({ group }) => group)).sort(([a], [b]) =>
  a.localeCompare(b),
);

/** Every component, drawn by its default story. */
export const Overview: StoryObj = {
  render: () => (
    <Page
      title="All components"
      lead={`${components.length} components, version ${packageJson.version}. Those marked as beta may still change without a major version.`}
    >
      {groups.map(([group, own = []]) => (
        <Section key={group} title={group}>
          <ul className={css.grid}>
            {own.map(({ name, id, isBeta, Default }) => (
              <li key={name} className={css.card}>
                {/* A picture: neither focusable nor announced. */}
                <div inert aria-hidden="true" className={css.frame}>
                  <div className={css.thumbnail}>
                    <Default />
                  </div>
                </div>
                <div className={css.caption}>
                  <GoTo id={id}>
                    {name.split(/(?=[A-Z])/).map((word) => (
                      <Fragment key={word}>
                        <wbr />
                        {word}
                      </Fragment>
                    ))}
                  </GoTo>
                  {isBeta && <Tag tone="caution">Beta</Tag>}
                </div>
              </li>
            ))}
          </ul>
        </Section>
      ))}
    </Page>
  ),
};
