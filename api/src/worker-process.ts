import cluster from 'node:cluster'
import type { Env } from './env.ts'
import type { MailRoute } from './mail/mail.module.ts'
import { answerLeader } from './serve-metrics.ts'
import { serve, type Server } from './start-server.ts'

/** What a process is told by the one that started it. */
export type WorkerOrders = {
  databaseUrl: string
  /** What the leader has settled for all: how the provider of the demonstration is reached. */
  settings: Partial<Env>
  /** It says what is to be noticed, once for all. */
  isFirst: boolean
}
/** What a process says of itself: that it waits for its orders, or that it answers. */
export type WorkerWord = { answers: false } | { answers: true; mailRoute: MailRoute }
const say = (word: WorkerWord) => cluster.worker!.send(word)

/** One of several processes that answer on the same port. @throws StartError */
export async function startWorker(env: Env): Promise<Server> {
  answerLeader(env)
  const orders = await new Promise<WorkerOrders>((given) => {
    const listen = (message: WorkerOrders) => {
      // Its figures may be asked for before.
      if (!('databaseUrl' in message)) return
      process.off('message', listen)
      given(message)
    }
    process.on('message', listen)
    say({ answers: false })
  })
  const server = await serve({ ...env, ...orders.settings }, orders.databaseUrl, {
    quiet: true,
    isFirst: orders.isFirst,
  })
  say({ answers: true, mailRoute: server.app.mailRoute })
  return server
}
