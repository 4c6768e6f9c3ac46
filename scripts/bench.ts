// Each benchmark is next to the code that it measures.
const commands: Record<string, () => Promise<unknown>> = {
  against: () => import('../api/bench/against.command.ts'),
  searches: () => import('../api/bench/searches.command.ts'),
  scale: () => import('../api/bench/scale.command.ts'),
  time: () => import('../api/bench/time.command.ts'),
  extract: () => import('../api/bench/extract.command.ts'),
  figures: () => import('../api/bench/figures.command.ts'),
  // Imported by URL, because these files are type-checked with the browser's types and this one is
  // not.
  palette: () => import(new URL('../e2e/bench/palette.command.ts', import.meta.url).href),
  counter: () => import(new URL('../e2e/bench/counter.command.ts', import.meta.url).href),
  pricing: () => import('../api/bench/pricing.command.ts'),
}
const isAgainst = process.argv.some((argument) => argument.startsWith('--against'))
const named = isAgainst ? commands.against : commands[process.argv[2] ?? '']
await (named ?? (() => import('../api/bench/bench.ts')))()
