import type { SnapshotFrom } from 'xstate';
import { selectMeta } from '../kit/meta.ts';
import { required } from '../kit/required.ts';
import type { startupMachine } from './startup.machine.ts';
import type { StartupView } from './startup.types.ts';

export type StartupSnapshot = SnapshotFrom<typeof startupMachine>;

export const selectStartup = (snapshot: StartupSnapshot): StartupView => {
  const { siteInfo, locale, error } = snapshot.context;
  const { view } = selectMeta(snapshot);
  switch (view) {
    case 'starting':
      return { view };
    case 'failed':
      return { view, error: required(error, 'error') };
    case 'started':
      return {
        view,
        siteInfo: required(siteInfo, 'siteInfo'),
        locale: required(locale, 'locale'),
      };
  }
};

/** Whether the first screen can be shown. */
export const selectIsStarted = (snapshot: StartupSnapshot): boolean =>
  selectStartup(snapshot).view === 'started';
