import { nothing } from '../entities/common.ts';
import { siteInfo } from '../entities/site.ts';
import { defineCall } from './define.ts';

export const getWebsiteInfo = defineCall({
  id: 'site.getWebsiteInfo',
  method: 'GET',
  path: '/game/getWebsiteInfo',
  auth: 'none',
  in: 'query',
  request: nothing,
  response: siteInfo,
  summary: "The site's settings, name and flags.",
  origin: 'specification',
});
