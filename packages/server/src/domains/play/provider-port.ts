import type { GameProviderPort } from '../../core/integrations/ports.ts';
import type { Core } from '../../platform/core.ts';

export function getPort(core: Core, provider: string): GameProviderPort {
  const port = core.outside.providers[provider];
  if (!port) throw new Error(`unknown provider ${provider}`);
  return port;
}
