import { siteInfo } from '@parlor/api/fixtures';
import { broken, describeModel } from '../testing/index.ts';
import { startupActors, startupMachine } from './startup.machine.ts';
import { selectStartup } from './startup.selectors.ts';
import type { Prepared } from './startup.types.ts';

const prepared: Prepared = {
  baseUrl: '/user-api',
  path: '/',
  hasToken: true,
  storedLocale: null,
  deviceId: 'd1',
  deviceType: 'mobile',
  storedDeviceType: null,
};

describeModel(
  {
    machine: startupMachine,
    actors: startupActors,
    inputs: [() => undefined],
    events: [{ type: 'retry' }, { type: 'online' }, { type: 'revalidate' }],
    view: selectStartup,
    outcomes: {
      prepare: [
        { done: prepared },
        { done: { ...prepared, hasToken: false, storedDeviceType: 'desktop' } },
        { failed: broken },
      ],
      loadSiteInfo: [{ done: siteInfo }, { failed: broken }],
      loadDomain: [{ done: 'play.example' }, { failed: broken }],
    },
    key: ({ error, locale }) => [error?.code, locale],
  },
  import.meta.url,
);
