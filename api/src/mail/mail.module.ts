import type { Env } from '../env.ts'
import type { JobHandler } from '../platform/worker.ts'
import type { LetterWriters } from './letter.ts'
import { sendMail } from './send-mail.job.ts'

export { mailbox } from './mailbox.ts'
export { isMailboxOpen } from './mailbox-guard.ts'
export const mailJobs = (env: Env, writers: LetterWriters): Record<string, JobHandler> => ({ 'send-mail': sendMail(env, writers) })
