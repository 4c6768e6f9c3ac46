import type { CancelProposal } from '@guichet/contract/orders/refunds/cancel-proposals.ts'
import { Button, NativeSelect, Text } from '@mantine/core'
import { useLocalized, useMessages } from '../kit/text/messages.ts'
import { wholeDates } from '../kit/text/whole-dates.tsx'
import {
  proposedFor,
  type DeleteChoice,
  type DeleteChoices as Choices,
} from './refunds/delete-choices.rules.ts'
import { refundMessages } from './refunds/refund.messages.ts'
import { type PercentByUnit, type DeletableItem } from './refunds/refund.rules.ts'
import { useWhenText } from './refunds/use-when-text.ts'
import { usePieceStateText } from './use-piece-state-text.ts'
import styles from './refunds/refund.module.css'

type Props = {
  rows: readonly DeletableItem[]
  picked: PercentByUnit | null
  /** The setting of the business; cancellations of free orders have none. */
  proposal?: CancelProposal | undefined
  choices: Choices
  /** The form was submitted too early: fields without an answer are marked. */
  isLate: boolean
  onChange: (choices: Choices) => void
}

/**
 * Requires an answer per ticket or booking: whether the refund cancels it. The effect of each
 * answer is described before the confirmation.
 */
export function DeleteChoices({ rows, picked, proposal, choices, isLate, onChange }: Props) {
  const messages = useMessages(refundMessages)
  const localized = useLocalized()
  const whenText = useWhenText()
  const standingOf = usePieceStateText()
  if (rows.length === 0) return null
  const effectOf = ({ holds, withClient }: DeletableItem, choice: DeleteChoice) => {
    if (choice === 'default') return messages.effectNone
    if (choice === 'returned') return messages.effectReturned
    return withClient ? messages.effectKept : messages.effects[choice][holds]
  }
  const suggestionOf = (row: DeletableItem) => proposedFor(row, picked, proposal)
  return (
    <fieldset className={styles.choices}>
      <legend className="strong below-4">{messages.deleteLegend}</legend>
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
          const suggestion = suggestionOf(row)
          const item = `${localized(row.title)} ${row.reference ?? ''}`
          const choose = (next: DeleteChoice) => onChange({ ...choices, [row.key]: next })
          return (
            <li key={row.key}>
              <div className="shrinks">
                <Text size="sm" fw={550}>
                  {localized(row.title)}{' '}
                  <Text span size="xs" c="dimmed">
                    {wholeDates(
                      [row.reference, whenText(row.when), standingOf(row)]
                        .filter(Boolean)
                        .join(' · '),
                    )}
                  </Text>
                </Text>
                <Text size="xs" c={choice === 'default' ? 'dimmed' : 'inherit'}>
                  {effectOf(row, choice)}
                </Text>
              </div>
              <div>
                <NativeSelect
                  aria-label={`${messages.deleteLegend} ${item}`}
                  value={choice}
                  required
                  error={isLate && choice === 'default'}
                  data-path={row.key}
                  onChange={(event) => choose(event.currentTarget.value as DeleteChoice)}
                  data={[
                    { value: 'default', label: messages.deleteChoice },
                    row.withClient
                      ? { value: 'returned', label: messages.yesReturned[row.withClient] }
                      : { value: 'yes', label: messages.yes },
                    { value: 'no', label: messages.no },
                  ]}
                />
                <Button
                  variant="subtle"
                  size="compact-sm"
                  fullWidth
                  mt={2}
                  aria-label={`${messages.suggest[suggestion]} ${item}`}
                  onClick={() => choose(suggestion)}
                >
                  {messages.suggest[suggestion]}
                </Button>
              </div>
            </li>
          )
        })}
      </ul>
    </fieldset>
  )
}
