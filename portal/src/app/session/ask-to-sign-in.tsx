import { Button, Group, Text } from '@mantine/core'
import { useEffect, type MouseEvent } from 'react'
import { Dialog } from '../../kit/layout/dialog.tsx'
import { accessToken, claimsOf, refreshAccessToken } from '../../kit/session/access-token.ts'
import { useMessages } from '../../kit/text/messages.ts'
import { leaveForSignIn } from '../offline/gate.ts'
import { BarePage } from '../shell/bare-page.tsx'
import { sessionEndMessages } from './session-end.messages.ts'
import { forgetSession, session, sessionEnd } from './session.ts'

/** Notifies other windows of a sign-in; the message carries no data. */
const openChannel = () => new BroadcastChannel('guichet-session')
const address = '/signed-in'
// Opens a popup, which closes itself; if it is blocked, the link opens a tab.
const openWindow = (event: MouseEvent) => {
  if (window.open(address, 'guichet-sign-in', 'popup,width=520,height=720')) event.preventDefault()
}

const settle = (isBack: boolean) => {
  sessionEnd.get()?.waiting.forEach((resolve) => resolve(isBack))
  sessionEnd.set(null)
}
/** Resumes the page after a sign-in elsewhere, if it was by the same person. */
async function goOn(): Promise<void> {
  if (!(await refreshAccessToken().catch(() => null))) return
  const isSame = claimsOf(accessToken()!).sub === session()?.profile.publicId
  if (isSame) settle(true)
  // Another person must not see the content of this page.
  else location.reload()
}
/** Discards the page, so that another person can sign in. */
function giveUp() {
  settle(false)
  forgetSession()
  leaveForSignIn(location.pathname + location.search).catch(() => location.assign('/'))
}

/**
 * Dialog over the page after the end of a session. The page keeps its content; it says whether the
 * last action was held back, and blocks the page until somebody signs in again.
 */
export function AskToSignIn({ isHoldingBack }: { isHoldingBack: boolean }) {
  const messages = useMessages(sessionEndMessages)
  useEffect(() => {
    const channel = openChannel()
    channel.addEventListener('message', () => void goOn())
    // Resumes without a click when the user returns from signing in elsewhere.
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

/** Popup after a sign-in: notifies the other windows and closes itself. */
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
