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

/** Progress of an export: number of tickets, once the server has sent it, and received bytes. */
type Progress = { tickets: number | null; bytes: number }

/** Exports the whole list to a file, with progress; aborted by the user or on leaving the page. */
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
