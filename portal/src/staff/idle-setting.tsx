import { NativeSelect, Text } from '@mantine/core'
import { useMessages } from '../kit/text/messages.ts'
import { useLock } from './account.queries.ts'
import { staffMessages } from './staff.messages.ts'
import { useSaveIdleLock } from './staff.queries.ts'
import styles from './staff.module.css'

const choices = [1, 2, 5, 10, 15, 30, 60]

/** Idle time after which the screens of the business lock. */
export function IdleSetting() {
  const messages = useMessages(staffMessages)
  const { data: lock } = useLock()
  const save = useSaveIdleLock()
  if (!lock) return null
  const { idleMinutes } = lock
  const offered =
    idleMinutes === null || choices.includes(idleMinutes) ? choices : [...choices, idleMinutes]
  return (
    <section className={`panel ${styles.idle}`} aria-labelledby="idle">
      <h2 className={styles.legend} id="idle">
        {messages.idle}
      </h2>
      <Text size="sm" c="dimmed" mb="sm">
        {messages.idleHint}
      </Text>
      <NativeSelect
        label={messages.idleAfter}
        w={200}
        value={String(idleMinutes ?? '')}
        disabled={save.isPending}
        data={[
          { value: '', label: messages.never },
          ...offered.map((n) => ({ value: String(n), label: messages.minutes(n) })),
        ]}
        onChange={({ currentTarget: { value } }) =>
          save.mutate({ body: { idleMinutes: value ? Number(value) : null } })
        }
      />
    </section>
  )
}
