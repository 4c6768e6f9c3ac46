import { Button, Code, Text } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { ApiError } from '../kit/api/api-error.ts'
import { useProblemMessage } from '../kit/api/problem-message.ts'
import { useMessages } from '../kit/text/messages.ts'
import { appMessages } from './app.messages.ts'
import { leaveForSignIn, reportTrouble, useTrouble } from './offline/gate.ts'
import { BarePage } from './shell/bare-page.tsx'
import { Waiting } from './waiting.tsx'

/**
 * Page at `/` after a failed sign-in or sign-out: the cause and a retry button, instead of an
 * endless redirect.
 */
export function TroublePage() {
  const messages = useMessages(appMessages)
  const say = useProblemMessage()
  const trouble = useTrouble()
  const navigate = useNavigate()
  const [isTrying, setTrying] = useState(false)
  if (!trouble) return <Waiting />
  const isSignIn = trouble.kind === 'signIn'
  const retry = () => {
    setTrying(true)
    if (!isSignIn) {
      reportTrouble(null)
      void navigate({ to: '/logout' })
      return
    }
    // The page stays while the browser leaves; a new failure shows its own cause.
    leaveForSignIn('/').catch(() => setTrying(false))
  }
  const message = trouble.error instanceof Error ? trouble.error.message : ''
  const cause = trouble.error instanceof ApiError ? say(trouble.error) : message
  return (
    <BarePage title={isSignIn ? messages.signInFailed : messages.signOutFailed}>
      {!isSignIn && <Text>{messages.signOutFailedText}</Text>}
      {cause && (
        <Text size="sm" role="alert">
          {messages.cause(cause)}
        </Text>
      )}
      {trouble.error instanceof ApiError && trouble.error.requestId && (
        <Code>{trouble.error.requestId}</Code>
      )}
      <Button loading={isTrying} onClick={retry}>
        {isSignIn ? messages.signInRetry : messages.signOutRetry}
      </Button>
    </BarePage>
  )
}
