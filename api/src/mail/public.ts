export { queueMail, queueMails } from './queue-mail.ts'
export { orderToldSince } from './order-told-since.ts'
export { withdrawMail } from './withdraw-mail.ts'
export {
  asTyped,
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
export { logoIn } from './letter-art.ts'
export type { EmailDrawer } from './email-drawer.ts'
export { trySignIn } from './smtp.ts'
