import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The bundle with which the server renders pages. It contains its libraries. */
export default defineConfig({
  plugins: [react(), vanillaExtractPlugin()],
  publicDir: false,
  ssr: { noExternal: true },
  build: {
    ssr: 'src/server.tsx',
    outDir: 'dist/server',
    target: 'node26',
    reportCompressedSize: false,
  },
});
