// The measures live beside what they measure.
await import('../api/bench/bench.ts')
