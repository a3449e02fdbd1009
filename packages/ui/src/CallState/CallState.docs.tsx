import type { ComponentDocs } from '../design/docs.ts';
import { ErrorState } from '../ErrorState/index.ts';
import { Skeleton } from '../Skeleton/index.ts';
import { Text } from '../Text/index.ts';
import { CallState } from './index.ts';

export const docs: ComponentDocs = {
  screenReaders: 'Loading is announced once; an error is focused when the player retries.',
  content: 'The error states what could not be loaded and that nothing is lost.',
  related: { ErrorState: 'the error alone', EmptyState: 'no data', Skeleton: 'the placeholder' },
  recommended: {
    reason: 'A placeholder with the layout of the content.',
    example: (
      <CallState
        data={undefined}
        loading={<Skeleton shape="text" width="8em" />}
        failed={() => <ErrorState title="Couldn't load your cards" />}
      >
        {() => null}
      </CallState>
    ),
  },
  mistake: {
    reason: 'An empty placeholder: the page seems broken.',
    example: (
      <CallState data={undefined} loading={<Text>…</Text>} failed={() => null}>
        {() => null}
      </CallState>
    ),
  },
};
