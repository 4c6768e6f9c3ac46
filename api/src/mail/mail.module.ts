import type { JobHandler } from '../platform/jobs/worker.ts'
import { sendMail, type SendingDeps } from './send-mail.job.ts'

export { sealedContents } from './mailbox-content.ts'
export { sealedMessages } from './send-mail.job.ts'
export { emailThreads, openEmailDrawer } from './email-drawer.ts'
export { noticeOf, settleMailRoute, type MailRoute } from './mail-route.ts'
export { mailbox } from './mailbox.ts'
export { isMailboxOpen } from './mailbox-guard.ts'
export const mailJobs = (deps: SendingDeps): Record<string, JobHandler> => ({
  'send-mail': sendMail(deps),
})
