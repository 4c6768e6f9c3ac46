export { queueMail, queueMails } from './queue-mail.ts'
export { renderLetter } from './render-letter.ts'
export { mailStyle } from './frame.ts'
export type { Letter, LetterWriter } from './letter.ts'
