import type { Scenario } from '../scenario.ts';
import { codeBurning } from './code-burning.ts';
import { connectionLoss } from './connection-loss.ts';
import { foreignIds } from './foreign-ids.ts';
import { oddFeed } from './odd-feed.ts';
import { oddWebhooks } from './odd-webhooks.ts';
import { races } from './races.ts';
import { seamlessRequests } from './seamless-requests.ts';
import { slowBank } from './slow-bank.ts';
import { slowIdentity } from './slow-identity.ts';
import { slowProvider } from './slow-provider.ts';
import { slowSockets } from './slow-sockets.ts';
import { socialLogin } from './social-login.ts';
import { uploads } from './uploads.ts';

export const scenarios: readonly Scenario[] = [
  races,
  foreignIds,
  uploads,
  codeBurning,
  socialLogin,
  slowIdentity,
  slowProvider,
  slowBank,
  oddFeed,
  oddWebhooks,
  seamlessRequests,
  connectionLoss,
  slowSockets,
];
