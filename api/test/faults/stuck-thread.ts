// A thread that draws emails: it never ends a refund, and dies of a cancellation.
import { serveDrawings } from '../../src/mail/drawing-thread.ts'
import { drawSetPassword } from '../../src/sign-in/draw-set-password.ts'

const stuck = () => {
  for (;;);
}
serveDrawings({
  'order-confirmation': drawSetPassword,
  'set-password': drawSetPassword,
  'session-ended': drawSetPassword,
  rescheduling: drawSetPassword,
  refund: stuck,
  cancellation: () => process.exit(1),
})
