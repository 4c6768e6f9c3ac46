import fc from 'fast-check'

// The same cases in every run, so that a red one is a change's own; `SEED=…` looks elsewhere.
fc.configureGlobal({ seed: Number(process.env.SEED ?? 20_261_121) })
