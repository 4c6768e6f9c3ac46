import { Button, Text } from '@mantine/core'
import { useMessages } from '../kit/text/messages.ts'
import { providerMessages } from './provider.messages.ts'
import { useRegistration } from './provider.queries.ts'
import type { Connectable } from './provider.rules.ts'
import styles from './payments.module.css'

/** Checks the registration at the provider on request, besides the automatic checks. */
export function CheckRegistration({ provider }: { provider: Connectable }) {
  const messages = useMessages(providerMessages)
  const check = useRegistration()
  const sentenceOf = () => {
    if (check.isFetching) return messages.checking(provider)
    return check.isError ? messages.checkFailed(provider) : ''
  }
  return (
    <>
      <Button variant="default" onClick={() => void check.refetch({ cancelRefetch: false })}>
        {messages.check}
      </Button>
      <Text size="sm" component="output" className={styles.checked}>
        {sentenceOf()}
      </Text>
    </>
  )
}
