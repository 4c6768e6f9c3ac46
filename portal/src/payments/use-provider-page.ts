import { useRef, useState } from 'react'
import { useBusiness } from '../kit/session/business.ts'
import { useLanguage, useMessages } from '../kit/text/messages.ts'
import { providerMessages } from './provider.messages.ts'
import { useConnectSquare, useConnectStripe } from './provider.queries.ts'
import type { Connectable } from './provider.rules.ts'

/**
 * Opens the provider's page in a new tab. Browsers allow that only during the click: the tab opens
 * with a message and navigates when the link arrives. If it is blocked, `link` is shown instead.
 */
export function useProviderPage(service: Connectable, onLink: () => void) {
  const { publicId } = useBusiness()
  const { opening } = useMessages(providerMessages)
  const language = useLanguage()
  const tab = useRef<Window | null>(null)
  const isUnderWay = useRef(false)
  const [link, setLink] = useState<string | null>(null)
  const follow = (url: string) => {
    if (tab.current && !tab.current.closed) tab.current.location.replace(url)
    else setLink(url)
    onLink()
  }
  const stripe = useConnectStripe(follow)
  const square = useConnectSquare(follow)
  const connect = service === 'Stripe' ? stripe : square
  const open = async () => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setLink(null)
    tab.current = openTab(opening(service), language)
    try {
      await connect.mutateAsync({ params: { id: publicId }, body: {} })
    } catch {
      // The command has notified of the error.
      tab.current?.close()
    } finally {
      isUnderWay.current = false
    }
  }
  return { open, link, isPending: connect.isPending, error: connect.error }
}

/** Sets `opener` to null, so that the provider's page cannot access this one. */
function openTab(sentence: string, language: string): Window | null {
  const tab = window.open('about:blank', '_blank')
  if (!tab) return null
  tab.opener = null
  tab.document.documentElement.lang = language
  tab.document.title = sentence
  tab.document.body.textContent = sentence
  return tab
}
