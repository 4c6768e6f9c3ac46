import cluster from 'node:cluster'
import type { Env } from '../env.ts'
import type { MailRoute } from '../mail/mail.module.ts'
import { answerLeader } from './serve-metrics.ts'
import { serve, type Server } from './start-server.ts'

/** Message of the leader to a new worker. */
export type WorkerInstructions = {
  databaseUrl: string
  /**
   * Settings that the leader has determined for all: the access to the provider of the
   * demonstration.
   */
  settings: Partial<Env>
  /** It prints the notices, once for all. */
  isFirst: boolean
}
/** Message of a worker: it waits for its orders, or answers requests. */
export type WorkerMessage = { answers: false } | { answers: true; mailRoute: MailRoute }
const sendToLeader = (word: WorkerMessage) => cluster.worker!.send(word)

/** Starts one of several processes on the same port. @throws StartError */
export async function startWorker(env: Env): Promise<Server> {
  answerLeader(env)
  const orders = await new Promise<WorkerInstructions>((given) => {
    const listen = (message: WorkerInstructions) => {
      // Metrics may be requested before.
      if (!('databaseUrl' in message)) return
      process.off('message', listen)
      given(message)
    }
    process.on('message', listen)
    sendToLeader({ answers: false })
  })
  const server = await serve({ ...env, ...orders.settings }, orders.databaseUrl, {
    quiet: true,
    isFirst: orders.isFirst,
  })
  sendToLeader({ answers: true, mailRoute: server.app.mailRoute })
  return server
}
