import type { BuyerChanges as Changes } from '@guichet/contract/office/online-sales.ts'
import { NativeSelect, Text } from '@mantine/core'
import { useMessages } from '../../kit/text/messages.ts'
import { changeEndsWith } from './online-offer.rules.ts'
import { onlineSalesMessages } from './online-sales.messages.ts'
import styles from './online-sales.module.css'

type Props = { changes: Changes; onChange: (changes: Changes) => void }
const members = ['moveMinutesBefore', 'cancelMinutesBefore'] as const

/** Changes that buyers make in their orders by themselves, each until a time before the visit. */
export function BuyerChanges({ changes, onChange }: Props) {
  const messages = useMessages(onlineSalesMessages)
  return (
    <fieldset className={styles.changes} aria-labelledby="buyer-changes">
      <h3 className="size-14 strong" id="buyer-changes">
        {messages.changes}
      </h3>
      <Text size="sm" c="dimmed">
        {messages.changesHint}
      </Text>
      <div className={styles.selects}>
        {members.map((member) => (
          <NativeSelect
            key={member}
            label={messages.changeLabels[member]}
            value={changes[member] ?? ''}
            onChange={({ currentTarget: { value } }) =>
              onChange({ ...changes, [member]: value === '' ? null : Number(value) })
            }
            data={[
              { value: '', label: messages.notOffered },
              ...changeEndsWith(changes[member]).map((minutes) => ({
                value: String(minutes),
                label: minutes === 0 ? messages.untilVisit : messages.untilBefore(minutes),
              })),
            ]}
          />
        ))}
      </div>
    </fieldset>
  )
}
