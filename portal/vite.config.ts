import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/**
 * The text face is asked for with the page, not after the style sheet: its late arrival would move
 * every line.
 */
const preloadFont: Plugin = {
  name: 'preload-font',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((file) => /radio-canada-latin-wght-normal.*\.woff2$/.test(file))
        .map((file) => ({
          tag: 'link',
          attrs: {
            rel: 'preload',
            as: 'font',
            type: 'font/woff2',
            crossorigin: true,
            href: `/${file}`,
          },
          injectTo: 'head-prepend',
        })),
  },
}

/**
 * What the page has before any part of it is asked for: the entry and all that it imports, by file
 * name.
 */
const shell = new Set<string>()
/**
 * A chunk that fetches another names all files that come with it, so that they are fetched at once.
 * Those of the shell are there already: naming them again is most of such a list.
 */
const knowShell: Plugin = {
  name: 'know-shell',
  generateBundle: {
    order: 'pre',
    handler: (_options, bundle) => {
      shell.clear()
      const add = (file: string) => {
        const chunk = bundle[file]
        if (chunk?.type !== 'chunk' || shell.has(file)) return
        shell.add(file)
        chunk.imports.forEach(add)
      }
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk' && chunk.isEntry) add(chunk.fileName)
    },
  },
}

const api = 'http://127.0.0.1:3000'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), preloadFont, knowShell],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    // The first download names every file that may come later: by nothing but 42 bits, which also
    // tell two builds apart. The manifest says what each of them is.
    rolldownOptions: {
      output: {
        chunkFileNames: 'assets/[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        // Left alone, what pages share is cut into hundreds of files of a few hundred bytes, and
        // asking for them takes longer than reading them: what forty parts share comes as one.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'first', tags: ['$initial'], priority: 2 },
            { name: 'common', minShareCount: 40, priority: 1 },
          ],
        },
      },
    },
    modulePreload: {
      // A browser without preloading fetches a module when it is imported: later, and just as well.
      polyfill: false,
      resolveDependencies: (_file, needed, { hostType }) =>
        hostType === 'js' ? needed.filter((file) => !shell.has(file)) : needed,
    },
  },
  server: {
    proxy: Object.fromEntries(
      ['/api', '/oidc', '/sign-in', '/config.json', '/dev', '/health'].map((path) => [path, api]),
    ),
  },
})
