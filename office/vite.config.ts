import { defineConfig } from 'vite'

/**
 * Compiles the pages, which Node does not run, with React in its production build into one file;
 * the server installs no React for them.
 */
export default defineConfig({
  root: import.meta.dirname,
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true },
  build: {
    ssr: 'src/draw-page.tsx',
    outDir: 'dist',
    emptyOutDir: true,
    target: 'node20',
  },
})
