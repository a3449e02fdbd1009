// Builds `dist` of the packages that other teams install.
import { buildPackages } from './lib/packages.ts';

await buildPackages();
