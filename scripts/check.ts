import { checks } from './checks.ts'
import { run, tool } from './run.ts'

const unit = [tool('vitest', 'vitest.mjs'), 'run', '--project', 'pure', '--project', 'screens']
const results = (await Promise.all([checks(), run('unit', process.execPath, unit)])).flat()
for (const { name, code, output, seconds } of results) {
  console.log(`${code === 0 ? 'ok  ' : 'FAIL'} ${name} (${seconds.toFixed(1)} s)`)
  if (code !== 0) console.log(output)
}
process.exitCode = results.some(({ code }) => code !== 0) ? 1 : 0
