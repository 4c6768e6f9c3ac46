import { useEffect, useRef, useState } from 'react'
import { useLanguage, useMessages } from '../../../kit/text/messages.ts'
import { useFindClient } from '../counter/sell.queries.ts'
import { clientMessages } from './client.messages.ts'
import { clientProblem, filledIn, knownOf, nothingKnown, type Client } from './client.rules.ts'

/**
 * A known email fills the empty fields. The response may arrive after the fields are closed or the
 * cart has changed: it is used only if the client in the cart still has that email.
 */
export function useKnownClient(client: Client, setClient: (client: Client) => void) {
  const messages = useMessages(clientMessages)
  const language = useLanguage()
  const find = useFindClient()
  const [hint, setHint] = useState({ email: '', text: '' })
  const latest = useRef(client)
  const filledFor = useRef(nothingKnown)
  useEffect(() => {
    latest.current = client
  })
  const emailOf = (person: Client) => person.email.trim().toLowerCase()
  const look = async () => {
    const email = emailOf(client)
    if (!email || clientProblem('email', client, language)) return
    const found = await find(email)
    if (emailOf(latest.current) !== email) return
    const name = found && [found.firstName, found.lastName].filter(Boolean).join(' ')
    setHint({ email, text: name === null ? '' : messages.known(name) })
    const known = found ? knownOf(found) : nothingKnown
    const filled = filledIn(latest.current, known, filledFor.current)
    filledFor.current = known
    setClient({ ...filled, ...(found && { language: found.language }) })
  }
  return { look, known: hint.email === emailOf(client) ? hint.text : '' }
}
export type KnownClient = ReturnType<typeof useKnownClient>
