import { Button, Loader, Text } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { isApiError } from '../kit/api/api-error.ts'
import { ProblemAlert } from '../kit/api/problem-alert.tsx'
import { ButtonLink } from '../kit/layout/links.tsx'
import { PageHead } from '../kit/layout/page-head.tsx'
import { useBusiness } from '../kit/session/business.ts'
import { useMessages } from '../kit/text/messages.ts'
import { readSquareSearch } from './payment-search.rules.ts'
import { useCompleteSquare } from './provider.queries.ts'
import { squareMessages } from './square.messages.ts'
import styles from './payments.module.css'

/** Return page of Square's authorization, which sends its parameters to the server once. */
export function SquareRedirectScreen() {
  const messages = useMessages(squareMessages)
  const completion = useBroughtBack()
  const { data, error } = completion
  return (
    <>
      <PageHead title={messages.landingTitle} />
      <section className={`panel ${styles.landing}`}>
        <Text component="output" fw={620}>
          {titleOf(messages, { isDone: data !== undefined, hasFailed: Boolean(error) })}
        </Text>
        {!data && !error && <Loader size={20} />}
        {data && (
          <Text>
            {data.isReadyToReceivePayment ? messages.connectedReady : messages.connectedNotReady}
          </Text>
        )}
        <ProblemAlert error={error} />
        {(data || error) && (
          <div className={styles.actions}>
            <ButtonLink to="/">{messages.home}</ButtonLink>
            {isApiError(error, 'Unreachable') && (
              <Button variant="default" loading={completion.isPending} onClick={completion.send}>
                {messages.retry}
              </Button>
            )}
            <ButtonLink variant="default" to="/payment-taxes" search={{ tab: 'provider' }}>
              {messages.toProvider}
            </ButtonLink>
          </div>
        )}
      </section>
    </>
  )
}

type Standing = { isDone: boolean; hasFailed: boolean }
const titleOf = (
  messages: { connecting: string; connected: string; failed: string },
  { isDone, hasFailed }: Standing,
): string => {
  if (isDone) return messages.connected
  return hasFailed ? messages.failed : messages.connecting
}

/**
 * Removes the code from the address first, so that neither the history nor a reload contains it;
 * without a code, redirects.
 */
function useBroughtBack() {
  const navigate = useNavigate()
  const { publicId } = useBusiness()
  const [{ code, state }] = useState(() => readSquareSearch(window.location.search))
  const isSent = useRef(false)
  const complete = useCompleteSquare()
  const { mutate } = complete
  const send = () => {
    if (code && state) mutate({ body: { code, state, collaboratorPublicId: publicId } })
  }
  useEffect(() => {
    if (isSent.current) return
    isSent.current = true
    if (!code) {
      void navigate({ to: '/', replace: true })
      return
    }
    window.history.replaceState(window.history.state, '', window.location.pathname)
    send()
  })
  return { ...complete, send }
}
