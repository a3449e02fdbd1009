import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { slim } from './src/slim/index.ts';

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin()],
  resolve: { alias: slim },
});
