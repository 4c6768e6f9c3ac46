export { queueMail, queueMails } from './queue-mail.ts'
export { orderNotifiedSince } from './order-notified-since.ts'
export { withdrawMail } from './withdraw-mail.ts'
export {
  withLineBreaks,
  button,
  divider,
  heading,
  lineItems,
  note,
  paragraph,
  quote,
  section,
  small,
  subheading,
  ticketCard,
  type LineItem,
} from './email-parts.ts'
export type {
  Attachment,
  Business,
  EmailContent,
  Images,
  LetterPicture,
  Loader,
  Pictures,
} from './email-content.ts'
export { confirmationsOf } from './confirmations-of.ts'
export { logoIn } from './email-images.ts'
export type { EmailDrawer } from './email-drawer.ts'
export { trySignIn } from './smtp.ts'
