export { queueMail, queueMails } from './queue-mail.ts'
export { withdrawMail } from './withdraw-mail.ts'
export {
  asTyped,
  button,
  centeredSection,
  divider,
  heading,
  lineItems,
  note,
  paragraph,
  quote,
  section,
  small,
  subheading,
  type LineItem,
} from './email-parts.ts'
export type { Attachment, Business, EmailContent, Loader } from './email-content.ts'
export type { EmailDrawer } from './email-drawer.ts'
