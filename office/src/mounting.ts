import type { Language } from '@guichet/contract/rules.messages.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Ask } from './kit/call.ts'
import type { Frame } from './kit/frame.ts'
import type { DrawnPage, View } from './view.ts'

export type OfficeOptions = {
  /** Calls on behalf of a visitor; sentences of problems have the language of the page. */
  askFor: (request: FastifyRequest, reply: FastifyReply, language: Language) => Ask
  /** Renders a page outside of the thread that answers requests. */
  draw: (frame: Frame, view: View) => Promise<DrawnPage>
  /** HTTP status of an error. */
  statusOf: (error: unknown) => number
  /** Last parts of the addresses of all offices. */
  listOffices: () => Promise<string[]>
  /** URL of the installation, without a slash at its end. */
  origin: string
  fontFile: string | null
}
/** The options, and the frame of a page by its address. */
export type Mounting = OfficeOptions & { frameOf: (url: string) => Frame }
