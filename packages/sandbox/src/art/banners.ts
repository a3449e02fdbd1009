export const banners: Readonly<Record<string, () => string>> = {};
