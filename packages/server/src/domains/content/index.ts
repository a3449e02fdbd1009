export { DEVICES_PAGE, LEVELS_PAGE, leadsInside } from './links.ts';
export { contentModule } from './module.ts';
export { seedContent } from './seed.ts';
export { seedDailyNotification } from './seed-notification.ts';
export { inLanguage, listBanners, listWalletBulletins } from './store.ts';
