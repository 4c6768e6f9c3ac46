// A thread that draws emails: it never ends a refund, and dies of a cancellation.
import { serveDrawings } from '../../src/mail/drawing-thread.ts'
import { setPasswordEmail } from '../../src/sign-in/set-password.email.ts'

const stuck = () => {
  for (;;);
}
serveDrawings({
  'order-confirmation': setPasswordEmail,
  'payment-link': setPasswordEmail,
  'set-password': setPasswordEmail,
  'session-ended': setPasswordEmail,
  'payment-provider': setPasswordEmail,
  'scheduled-export': setPasswordEmail,
  rescheduling: setPasswordEmail,
  'new-time': setPasswordEmail,
  'tickets-updated': setPasswordEmail,
  refund: stuck,
  cancellation: () => process.exit(1),
})
