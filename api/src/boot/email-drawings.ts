import { ticketsUpdatedEmail } from '../exchanges/tickets-updated.email.ts'
import type { Drawings } from '../mail/email-content.ts'
import { orderConfirmationEmail } from '../orders/emails/order-confirmation.email.ts'
import { paymentLinkEmail } from '../orders/emails/payment-link.email.ts'
import { refundEmail } from '../orders/emails/refund.email.ts'
import { paymentProviderEmail } from '../payments/payment-provider.email.ts'
import { quoteAnswerEmail } from '../quotes/emails/quote-answer.email.ts'
import { quoteEmail, quoteReminderEmail } from '../quotes/emails/quote.email.ts'
import { newTimeEmail } from '../rescheduling/emails/new-time.email.ts'
import { reschedulingEmail } from '../rescheduling/emails/rescheduling.email.ts'
import { scheduledExportEmail } from '../scheduled-exports/scheduled-export.email.ts'
import { newDeviceEmail } from '../sign-in/emails/new-device.email.ts'
import { sessionEndedEmail } from '../sign-in/emails/session-ended.email.ts'
import { setPasswordEmail } from '../sign-in/emails/set-password.email.ts'
import { staffInvitedEmail } from '../sign-in/emails/staff-invited.email.ts'
import { secondFactorEmail } from '../sign-in/second-factor/second-factor.email.ts'
import { webhookFailingEmail } from '../webhooks/webhook-failing.email.ts'

/**
 * Renderers of all kinds of email. The rendering threads load them, never the thread that answers
 * requests.
 */
export const emailDrawings = {
  'order-confirmation': orderConfirmationEmail,
  'payment-link': paymentLinkEmail,
  refund: refundEmail,
  cancellation: refundEmail,
  rescheduling: reschedulingEmail,
  'new-time': newTimeEmail,
  'tickets-updated': ticketsUpdatedEmail,
  'set-password': setPasswordEmail,
  'session-ended': sessionEndedEmail,
  'staff-invited': staffInvitedEmail,
  'new-device': newDeviceEmail,
  'second-factor': secondFactorEmail,
  'payment-provider': paymentProviderEmail,
  'scheduled-export': scheduledExportEmail,
  quote: quoteEmail,
  'quote-answer': quoteAnswerEmail,
  'quote-reminder': quoteReminderEmail,
  'webhook-failing': webhookFailingEmail,
} satisfies Drawings
