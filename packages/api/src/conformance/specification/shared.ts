import { site } from '../../calls/index.ts';
import type { SiteInfo } from '../../entities/site.ts';
import { getEnvelope, getRefusal } from '../back-end.ts';
import type { Answer, BackEnd } from '../types.ts';

/** Code and reason: equal for two refusals that must be indistinguishable. */
export const looksLike = (answer: Answer) => {
  const envelope = getEnvelope(answer);
  return JSON.stringify([envelope.code, getRefusal(envelope).reason, envelope.msg]);
};

export const getSiteInfo = async (backEnd: BackEnd) =>
  (await backEnd.ask(site.getWebsiteInfo, {})) as SiteInfo;
