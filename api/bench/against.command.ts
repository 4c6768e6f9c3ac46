import { execFileSync, spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import readline from 'node:readline'
import { parseArgs } from 'node:util'

// `npm run bench -- --against COMMIT [--rounds 5 --seconds 4 --orders 5000]`: compares this
// checkout with another commit on one machine, each with its own database, measured alternately.
// Prints the ratio of the medians, and the spread of the ratios of the rounds.
const { values } = parseArgs({
  allowPositionals: true,
  options: {
    against: { type: 'string' },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '4' },
    orders: { type: 'string', default: '5000' },
  },
})
const rounds = Number(values.rounds)
const counted = ['statements of a sale', 'statements of a refund']
const timed = [
  'sale',
  'hot slot',
  'sale with letters',
  'letters within ten seconds',
  'refund',
  'order',
  'list',
  'find',
  'no database',
]
const here = path.join(import.meta.dirname, '../..')
const git = (...args: string[]) => execFileSync('git', ['-C', here, ...args], { encoding: 'utf8' })

/** Checks out a commit with its own packages, in a temporary folder. */
function checkOut(commit: string): string {
  const tree = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'guichet-against-')), 'tree')
  git('worktree', 'add', '--detach', '--quiet', tree, commit)
  // The database does not run as root, and must be able to read its programs.
  fs.chmodSync(path.dirname(tree), 0o755)
  console.log(`     installing the packages of ${commit}`)
  execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--prefer-offline'], {
    cwd: tree,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  for (const file of ['contender.ts', 'mail-sink.ts'])
    fs.copyFileSync(path.join(import.meta.dirname, file), path.join(tree, 'api/bench', file))
  return tree
}

type Contender = { measure: (name: string) => Promise<number>; stop: () => Promise<void> }
async function contend(tree: string): Promise<Contender> {
  const entry = path.join(tree, 'api/bench/contender.ts')
  const child = spawn(process.execPath, [entry, values.seconds, values.orders], {
    cwd: tree,
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const ended = new Promise<never>((_, reject) => {
    child.once('exit', () => reject(new Error(`${tree} ended`)))
  })
  ended.catch(() => {})
  const lines = readline.createInterface(child.stdout)[Symbol.asyncIterator]()
  const answer = async (prefix: string): Promise<string> => {
    for (;;) {
      const { value, done } = await Promise.race([lines.next(), ended])
      if (done) return ended
      if (value.startsWith(prefix)) return value.slice(prefix.length)
    }
  }
  await answer('ready')
  return {
    measure: async (name) => {
      child.stdin.write(`${name}\n`)
      return Number(await answer('='))
    },
    stop: async () => {
      child.stdin.end()
      await ended.catch(() => {})
    },
  }
}

const median = (figures: readonly number[]) =>
  figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)]!
async function compare(ours: Contender, theirs: Contender, name: string, count: number) {
  const [a, b]: [number[], number[]] = [[], []]
  for (let round = 0; round < count; round++) {
    b.push(await theirs.measure(name))
    a.push(await ours.measure(name))
  }
  const ratios = a.map((figure, round) => figure / b[round]!).toSorted((x, y) => x - y)
  const spread = `${ratios[0]!.toFixed(2)} to ${ratios.at(-1)!.toFixed(2)}`
  console.log(
    `${name.padEnd(24)} × ${(median(a) / median(b)).toFixed(2)} (rounds ${spread}); ${median(a).toFixed(1)} against ${median(b).toFixed(1)}`,
  )
}

const commit = git('rev-parse', '--short', '--verify', `${values.against}^{commit}`).trim()
const tree = checkOut(commit)
try {
  const theirs = await contend(tree)
  const ours = await contend(here)
  console.log(`     this checkout against ${commit}, a second or a count`)
  for (const name of counted) await compare(ours, theirs, name, 1)
  for (const name of timed) await compare(ours, theirs, name, rounds)
  await Promise.all([ours.stop(), theirs.stop()])
} finally {
  git('worktree', 'remove', '--force', tree)
  fs.rmSync(path.dirname(tree), { recursive: true, force: true })
}
