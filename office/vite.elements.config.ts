import { defineConfig } from 'vite'

/** Compiles the elements that make pages quicker where a browser runs JavaScript, into one file. */
export default defineConfig({
  root: import.meta.dirname,
  build: {
    lib: { entry: 'src/elements/elements.ts', formats: ['es'], fileName: () => 'elements.js' },
    outDir: 'dist',
    emptyOutDir: false,
    target: 'es2022',
  },
})
