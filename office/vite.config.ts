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

/** The script of other sites that show the pages: one for browsers of any page, without modules. */
const embed: BuildEnvironmentOptions = {
  lib: {
    entry: 'src/elements/embed.ts',
    formats: ['iife'],
    name: 'guichet',
    fileName: () => 'embed.js',
  },
  outDir: 'dist',
  emptyOutDir: false,
  target: 'es2020',
}
const builds: Record<string, BuildEnvironmentOptions> = { elements, embed }

/** Compiles the pages, or what the mode names, into one file. */
export default defineConfig(({ mode }) => ({
  root: import.meta.dirname,
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true },
  build: builds[mode] ?? pages,
}))
