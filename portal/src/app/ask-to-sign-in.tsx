import { Button, Group, Text } from '@mantine/core'
import { useEffect, type MouseEvent } from 'react'
import { Dialog } from '../kit/layout/dialog.tsx'
import { accessToken, claimsOf, refreshAccessToken } from '../kit/session/access-token.ts'
import { useMessages } from '../kit/text/messages.ts'
import { BarePage } from './bare-page.tsx'
import { leaveForSignIn } from './gate.ts'
import { sessionEndMessages } from './session-end.messages.ts'
import { forgetSession, session, sessionEnd } from './session.ts'

/** How a window tells the others that somebody has signed in; it tells nothing but that. */
const openChannel = () => new BroadcastChannel('guichet-session')
const address = '/signed-in'
// A window of its own, which closes itself; where none may open, the link leads to a tab.
const openWindow = (event: MouseEvent) => {
  if (window.open(address, 'guichet-sign-in', 'popup,width=520,height=720')) event.preventDefault()
}

const settle = (isBack: boolean) => {
  sessionEnd.get()?.waiting.forEach((resolve) => resolve(isBack))
  sessionEnd.set(null)
}
/** Goes on where the page was, if somebody has signed in again elsewhere, and is the same person. */
async function goOn(): Promise<void> {
  if (!(await refreshAccessToken().catch(() => null))) return
  const isSame = claimsOf(accessToken()!).sub === session()?.profile.publicId
  if (isSame) settle(true)
  // What is on the page belongs to somebody else.
  else location.reload()
}
/** What was on the page is given up: somebody else's turn. */
function giveUp() {
  settle(false)
  forgetSession()
  leaveForSignIn(location.pathname + location.search).catch(() => location.assign('/'))
}

/**
 * Over the page, which keeps all that was typed: the session is over, and whether what was pressed
 * has been done. Nothing behind it can be reached until somebody has signed in again.
 */
export function AskToSignIn({ isHoldingBack }: { isHoldingBack: boolean }) {
  const messages = useMessages(sessionEndMessages)
  useEffect(() => {
    const channel = openChannel()
    channel.addEventListener('message', () => void goOn())
    // Who signed in elsewhere and comes back has nothing more to press.
    const look = () => {
      if (document.visibilityState === 'visible') void goOn()
    }
    document.addEventListener('visibilitychange', look)
    return () => {
      channel.close()
      document.removeEventListener('visibilitychange', look)
    }
  }, [])
  return (
    <Dialog title={messages.title} onClose={() => {}} mustAnswer>
      <Text>{messages.kept}</Text>
      {isHoldingBack && (
        <Text mt="sm" fw={550} role="alert">
          {messages.heldBack}
        </Text>
      )}
      <Group mt="lg" justify="space-between">
        <Button
          component="a"
          href={address}
          target="_blank"
          rel="opener"
          data-autofocus
          onClick={openWindow}
        >
          {messages.signIn}
        </Button>
        <Button variant="subtle" onClick={giveUp}>
          {messages.leave}
        </Button>
      </Group>
    </Dialog>
  )
}

/** The window in which somebody signed in again: the other one is told, and this one closes. */
export function SignedIn() {
  const messages = useMessages(sessionEndMessages)
  useEffect(() => {
    const channel = openChannel()
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target: it reaches this origin alone
    channel.postMessage('signed in')
    channel.close()
    window.close()
  }, [])
  return (
    <BarePage title={messages.signedIn}>
      <Text>{messages.closeWindow}</Text>
    </BarePage>
  )
}
