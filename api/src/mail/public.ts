export { queueMail, queueMails } from './queue-mail.ts'
export { mailStyle } from './frame.ts'
export type { Business, EmailContent, Loader } from './email-content.ts'
export type { EmailDrawer } from './email-drawer.ts'
