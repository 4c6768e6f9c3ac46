import { execFileSync } from 'node:child_process'

/** Processes whose parent is `pid` and whose command names `part`. */
export function childrenOf(pid: number, part: string): number[] {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' }).split(
    '\n',
  )
  return lines.flatMap((line) => {
    const [, child, parent, command = ''] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? []
    return Number(parent) === pid && command.includes(part) ? [Number(child)] : []
  })
}

export function isAlive(pid: number): boolean {
  const state = execFileSync('sh', ['-c', `ps -o stat= -p ${pid} || true`], {
    encoding: 'utf8',
  }).trim()
  // A zombie has ended, although its exit code has not been read yet.
  return state !== '' && !state.startsWith('Z')
}
