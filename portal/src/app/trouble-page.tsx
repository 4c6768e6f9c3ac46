import { Button, Code, Text } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { Refusal } from '../kit/refusal.ts'
import { useSayRefusal } from '../kit/say-refusal.ts'
import { useWords } from '../kit/words.ts'
import { appWords } from './app.words.ts'
import { BarePage } from './bare-page.tsx'
import { leaveForSignIn, reportTrouble, useTrouble } from './gate.ts'
import { Waiting } from './waiting.tsx'

/**
 * What `/` shows after a failed sign-in or sign-out: the cause, and a button instead of an endless
 * circle.
 */
export function TroublePage() {
  const words = useWords(appWords)
  const say = useSayRefusal()
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
  const cause =
    trouble.error instanceof Refusal
      ? say(trouble.error)
      : trouble.error instanceof Error
        ? trouble.error.message
        : ''
  return (
    <BarePage title={isSignIn ? words.signInFailed : words.signOutFailed}>
      {!isSignIn && <Text>{words.signOutFailedText}</Text>}
      {cause && (
        <Text size="sm" role="alert">
          {words.cause(cause)}
        </Text>
      )}
      {trouble.error instanceof Refusal && trouble.error.requestId && (
        <Code>{trouble.error.requestId}</Code>
      )}
      <Button loading={isTrying} onClick={retry}>
        {isSignIn ? words.signInRetry : words.signOutRetry}
      </Button>
    </BarePage>
  )
}
