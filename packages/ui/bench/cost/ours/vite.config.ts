import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The same production build as the floor's, with the kit's own style compiler. */
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [react(), vanillaExtractPlugin()],
  define: { __FLAT__: process.env.FLAT === '1' ? 'true' : 'false' },
  resolve: {
    dedupe: ['react', 'react-dom'],
    alias: {
      '#shared': `${import.meta.dirname}/../shared`,
      '@parlor/ui': `${import.meta.dirname}/../../../src`,
    },
  },
  build: {
    outDir: process.env.FLAT === '1' ? 'dist-flat' : 'dist',
    emptyOutDir: true,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 5000,
    // As in the product: every supported browser has `modulepreload`.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      treeshake: { manualPureFunctions: ['__name'] },
      // One chunk, as the floor and other kits are compared: nothing is excluded by loading it
      // later.
      // Functions are compiled while the file downloads, as in the product and in the floor.
      output: { codeSplitting: false, postBanner: '//# allFunctionsCalledOnLoad\n' },
    },
  },
});
