import { Checkbox, Text } from '@mantine/core'
import { useBusiness } from '../kit/session/business.ts'
import { useLocalized, useMessages } from '../kit/text/messages.ts'
import type { LostValues } from './lost.rules.ts'
import { reschedulingMessages } from './rescheduling.messages.ts'
import type { Preview } from './rescheduling.queries.ts'
import styles from './rescheduling.module.css'

type Props = { preview: Preview; lost: LostValues; onChange: (over: Partial<LostValues>) => void }

/** Tickets whose time is over are excluded; main staff may include them. */
export function PastTickets({ preview: { over }, lost, onChange }: Props) {
  const messages = useMessages(reschedulingMessages)
  const { isMainStaff } = useBusiness()
  if (over === 0) return null
  return isMainStaff ? (
    <Checkbox
      label={messages.dateOver(over)}
      checked={lost.isDateOver}
      onChange={(event) => onChange({ isDateOver: event.currentTarget.checked })}
    />
  ) : (
    <Text size="sm" component="output">
      {messages.over(over)}
    </Text>
  )
}

/**
 * Other items of the same orders on that day, offered together, so that clients do not come for
 * only a part.
 */
export function RestOfDay({ preview: { restOfDay }, lost, onChange }: Props) {
  const messages = useMessages(reschedulingMessages)
  const localized = useLocalized()
  if (restOfDay.length === 0 && !lost.includesRestOfDay) return null
  const mayInclude = lost.includesRestOfDay || restOfDay.some((item) => item.isReschedulable)
  return (
    <section aria-label={messages.restTitle}>
      {restOfDay.length > 0 && (
        <>
          <Text size="sm" fw={550}>
            {messages.restTitle}
          </Text>
          <ul className={styles.rest}>
            {restOfDay.map(({ title, categoryTitle, count }, index) => (
              <li key={index}>
                {count} × {[categoryTitle, title].map(localized).filter(Boolean).join(' – ')}
              </li>
            ))}
          </ul>
        </>
      )}
      {mayInclude && (
        <Checkbox
          label={messages.includesRest}
          checked={lost.includesRestOfDay}
          onChange={(event) => onChange({ includesRestOfDay: event.currentTarget.checked })}
        />
      )}
      {restOfDay.some(({ kind }) => kind === 'lodging') && (
        <Text size="xs" c="dimmed" mt={4}>
          {messages.staysKept}
        </Text>
      )}
    </section>
  )
}
