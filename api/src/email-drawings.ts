import type { Drawings } from './mail/email-content.ts'
import { drawConfirmation, drawRefundEmail } from './orders/draw-order-emails.ts'
import { drawReschedulingEmail } from './rescheduling/draw-rescheduling-email.ts'
import { drawSessionEnded } from './sign-in/draw-session-ended.ts'
import { drawSetPassword } from './sign-in/draw-set-password.ts'

/**
 * How each kind of email is drawn. Loaded by the threads that draw, never by the one that answers
 * requests.
 */
export const emailDrawings = {
  'order-confirmation': drawConfirmation,
  refund: drawRefundEmail,
  cancellation: drawRefundEmail,
  rescheduling: drawReschedulingEmail,
  'set-password': drawSetPassword,
  'session-ended': drawSessionEnded,
} satisfies Drawings
