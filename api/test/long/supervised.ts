import { startProcess, type AppProcess } from '../race/processes.ts'

/** A process of the product on one port that is restarted whenever it ends, as by systemd. */
export type SupervisedServer = {
  port: number
  base: string
  /** Kills it as the system would when memory runs out. Resolves when the next process listens. */
  killAndRestart: () => Promise<void>
  /** Exit codes of unexpected ends. */
  ends: (number | null)[]
  stop: () => Promise<void>
}

const restartMs = 500
const wrongStart = 78

export async function supervised(url: string, port: number): Promise<SupervisedServer> {
  let isStopping = false
  let app: AppProcess
  const ends: (number | null)[] = []
  /** Starts until the process listens. A start that would fail again is not repeated. */
  const start = async (): Promise<void> => {
    for (;;) {
      const starting = startProcess(url, { env: { PORT: String(port) } })
      const started = await starting.catch((error: Error) => error)
      if (!(started instanceof Error)) {
        app = started
        return
      }
      if (started.message.includes(`ended with ${wrongStart}`)) throw started
      await new Promise((wake) => setTimeout(wake, restartMs))
    }
  }
  await start()
  return {
    port,
    base: `http://127.0.0.1:${port}`,
    ends,
    killAndRestart: async () => {
      if (app.child.exitCode !== null || app.child.signalCode) ends.push(app.child.exitCode)
      else {
        const ended = new Promise((done) => app.child.once('exit', done))
        app.child.kill('SIGKILL')
        await ended
      }
      if (!isStopping) await start()
    },
    stop: async () => {
      isStopping = true
      await app.stop()
    },
  }
}
