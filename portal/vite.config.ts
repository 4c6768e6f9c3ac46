import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/**
 * Preloads the font with the page rather than after the style sheet: loading it late would shift
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

/** File names of the initial chunks: the entry and everything that it imports. */
const shell = new Set<string>()
/**
 * A chunk that loads another names all of its files, so that they are loaded in parallel. Files of
 * the entry are already loaded: omitting them makes these lists much shorter.
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
    // The first download names every chunk: seven characters of hash (42 bits) keep that short and
    // distinguish builds. The manifest maps them to sources.
    rolldownOptions: {
      output: {
        chunkFileNames: 'assets/[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        // By default, shared code is split into hundreds of tiny files, whose requests take longer
        // than their content: modules shared by forty parts form one chunk.
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
      // A browser without module preloading loads modules when they are imported, which is later
      // but sufficient.
      polyfill: false,
      resolveDependencies: (_file, needed, { hostType }) =>
        hostType === 'js' ? needed.filter((file) => !shell.has(file)) : needed,
    },
  },
  server: {
    // The last ones are the pages of the ticket offices, and the old addresses of links.
    proxy: Object.fromEntries(
      [
        '/api',
        '/oidc',
        '/sign-in',
        '/config.json',
        '/dev',
        '/health',
        '^/b/',
        '^/(pay|reschedule|quote)$',
      ].map((path) => [path, api]),
    ),
  },
})
