import { defineConfig, type BuildEnvironmentOptions } from 'vite'

/** Pages, which Node does not run: with React in its production build, as the server has none. */
const pages: BuildEnvironmentOptions = {
  ssr: 'src/draw-page.tsx',
  outDir: 'dist',
  emptyOutDir: true,
  target: 'node20',
}
/** Elements that make pages quicker where a browser runs JavaScript. */
const elements: BuildEnvironmentOptions = {
  lib: { entry: 'src/elements/elements.ts', formats: ['es'], fileName: () => 'elements.js' },
  outDir: 'dist',
  emptyOutDir: false,
  target: 'es2022',
}

/** Compiles the pages, or the elements in the mode of that name, into one file. */
export default defineConfig(({ mode }) => ({
  root: import.meta.dirname,
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true },
  build: mode === 'elements' ? elements : pages,
}))
