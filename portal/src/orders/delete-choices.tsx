import type { CancelProposal } from '@guichet/contract/configuration/save-settings.ts'
import { Button, NativeSelect, Text } from '@mantine/core'
import { useLocalized, useMessages } from '../kit/text/messages.ts'
import { refundMessages } from './refunds/refund.messages.ts'
import {
  proposedFor,
  type DeleteChoice,
  type DeleteChoices as Choices,
  type Picked,
  type DeletableItem,
} from './refunds/refund.rules.ts'
import { useWhenText } from './refunds/use-when-text.ts'
import styles from './refunds/refund.module.css'

type Props = {
  rows: readonly DeletableItem[]
  picked: Picked | null
  /** What the business has set; a cancellation has nothing to weigh. */
  proposal?: CancelProposal | undefined
  choices: Choices
  /** It was confirmed too early: what has no answer is marked. */
  isLate: boolean
  onChange: (choices: Choices) => void
}

/**
 * One required answer a ticket or booking: whether the refund cancels it. The effect is described
 * in words before it is confirmed.
 */
export function DeleteChoices({ rows, picked, proposal, choices, isLate, onChange }: Props) {
  const messages = useMessages(refundMessages)
  const localized = useLocalized()
  const whenText = useWhenText()
  if (rows.length === 0) return null
  const suggestionOf = (row: DeletableItem) => proposedFor(row, picked, proposal)
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.legend}>{messages.deleteLegend}</legend>
      <Button
        variant="subtle"
        px="xs"
        className={styles.suggest}
        onClick={() =>
          onChange(Object.fromEntries(rows.map((row) => [row.key, suggestionOf(row)])))
        }
      >
        {messages.applySuggestions(rows.length)}
      </Button>
      <ul>
        {rows.map((row) => {
          const choice = choices[row.key] ?? 'default'
          return (
            <li key={row.key}>
              <div className={styles.choiceName}>
                <Text size="sm" fw={550}>
                  {localized(row.title)}{' '}
                  <Text span size="xs" c="dimmed">
                    {[row.reference, whenText(row.when)].filter(Boolean).join(' · ')}
                  </Text>
                </Text>
                <Text size="xs" c={choice === 'default' ? 'dimmed' : 'inherit'}>
                  {choice === 'default' ? messages.effectNone : messages.effects[choice][row.holds]}
                </Text>
              </div>
              <div>
                <NativeSelect
                  aria-label={`${messages.deleteLegend} ${localized(row.title)} ${row.reference ?? ''}`}
                  value={choice}
                  required
                  error={isLate && choice === 'default'}
                  data-path={row.key}
                  onChange={(event) =>
                    onChange({ ...choices, [row.key]: event.currentTarget.value as DeleteChoice })
                  }
                  data={[
                    { value: 'default', label: messages.deleteChoice },
                    { value: 'yes', label: messages.yes },
                    { value: 'no', label: messages.no },
                  ]}
                />
                <Text size="xs" c="dimmed" ta="right" mt={2}>
                  {suggestionOf(row) === 'yes' ? messages.suggestYes : messages.suggestNo}
                </Text>
              </div>
            </li>
          )
        })}
      </ul>
    </fieldset>
  )
}
