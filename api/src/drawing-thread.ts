import { emailDrawings } from './email-drawings.ts'
import { serveDrawings } from './mail/drawing-thread.ts'

serveDrawings(emailDrawings)
