import { drawPage } from '@guichet/office/draw-page.js'
import { serveDrawings } from '../platform/jobs/drawing-threads.ts'

serveDrawings({ page: drawPage })
