export { getDay, startOfDay } from './day.ts';
export { getSiteLocale } from './default-locale.ts';
export { siteModule } from './module.ts';
export { needsTwo, type SiteSettings, siteSettings } from './settings.ts';
export { readSite, seedSite } from './store.ts';
export type {
  BannerTable,
  BulletinTable,
  DailyNotificationTable,
  Localised,
  SiteTables,
} from './tables.ts';
