// A thread that renders emails: it never finishes a refund, and crashes on a cancellation.
import { emailMethods } from '../../src/mail/email-methods.ts'
import { serveDrawings } from '../../src/platform/jobs/drawing-threads.ts'
import { setPasswordEmail } from '../../src/sign-in/emails/set-password.email.ts'

const stuck = () => {
  for (;;);
}
serveDrawings(
  emailMethods({
    'order-confirmation': setPasswordEmail,
    'payment-link': setPasswordEmail,
    'set-password': setPasswordEmail,
    'session-ended': setPasswordEmail,
    'staff-invited': setPasswordEmail,
    'new-device': setPasswordEmail,
    'second-factor': setPasswordEmail,
    'payment-provider': setPasswordEmail,
    'scheduled-export': setPasswordEmail,
    quote: setPasswordEmail,
    'quote-answer': setPasswordEmail,
    'quote-reminder': setPasswordEmail,
    'webhook-failing': setPasswordEmail,
    rescheduling: setPasswordEmail,
    'new-time': setPasswordEmail,
    'tickets-updated': setPasswordEmail,
    refund: stuck,
    cancellation: () => process.exit(1),
  }),
)
