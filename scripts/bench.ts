// The measures live beside what they measure.
if (process.argv[2] === 'time') await import('../api/bench/time.command.ts')
else await import('../api/bench/bench.ts')
