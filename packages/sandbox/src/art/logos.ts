export const makerLogos: Readonly<Record<string, () => string>> = {};
