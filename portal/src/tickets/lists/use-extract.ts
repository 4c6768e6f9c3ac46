import { extractTickets } from '@guichet/contract/tickets/lists/extract-tickets.ts'
import { useEffect, useRef, useState } from 'react'
import { callForAnswer } from '../../kit/api/call.ts'
import { useProblemMessage } from '../../kit/api/problem-message.ts'
import { saveFile } from '../../kit/api/save-file.ts'
import { notifyError, notifySuccess } from '../../kit/layout/notify.tsx'
import { useBusiness } from '../../kit/session/business.ts'
import { useMessages } from '../../kit/text/messages.ts'
import { queryOf } from '../tickets.queries.ts'
import { ticketListMessages } from './list.messages.ts'
import type { TicketSearch } from './ticket-filters.rules.ts'

/** How far a file is: how many tickets it will hold, once the server knows, and what came of it. */
type Progress = { tickets: number | null; bytes: number }

/** Takes the whole list as a file, says how far it is, and stops when it is told to or left. */
export function useExtract(search: TicketSearch) {
  const { publicId } = useBusiness()
  const { extracted } = useMessages(ticketListMessages)
  const say = useProblemMessage()
  const [progress, setProgress] = useState<Progress | null>(null)
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const extract = async (format: 'xlsx' | 'csv') => {
    if (running.current) return
    const control = new AbortController()
    running.current = control
    setProgress({ tickets: null, bytes: 0 })
    try {
      const answer = await callForAnswer(
        extractTickets,
        { query: { collaboratorId: publicId, ...queryOf(search), format } },
        { signal: control.signal },
      )
      const tickets = Number(answer.headers.get('x-ticket-count'))
      await saveFile(answer, `tickets.${format}`, (bytes) => setProgress({ tickets, bytes }))
      notifySuccess(extracted.success)
    } catch (error) {
      if (!control.signal.aborted) notifyError(extracted.error, say(error))
    } finally {
      running.current = undefined
      setProgress(null)
    }
  }
  return { progress, extract, cancel: () => running.current?.abort() }
}
