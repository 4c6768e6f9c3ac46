import { Button, NativeSelect, Text } from '@mantine/core'
import { useDates } from '../kit/dates.ts'
import { useSaid, useWords } from '../kit/words.ts'
import {
  percentOf,
  type DeleteChoice,
  type DeleteChoices as Choices,
  type Picked,
  type Standing,
} from './refund.rules.ts'
import { refundWords } from './refund.words.ts'
import styles from './refund.module.css'

type Props = {
  rows: readonly Standing[]
  picked: Picked | null
  choices: Choices
  onChange: (choices: Choices) => void
}

/**
 * One required answer a ticket or booking: whether it dies with the refund. The effect is said in
 * words before it is confirmed.
 */
export function DeleteChoices({ rows, picked, choices, onChange }: Props) {
  const words = useWords(refundWords)
  const said = useSaid()
  const dates = useDates()
  if (rows.length === 0) return null
  const suggestionOf = (row: Standing): 'yes' | 'no' =>
    picked === null || percentOf(picked[row.unitPublicId] ?? '') === 100 ? 'yes' : 'no'
  const effects = { yes: words.effectYes, no: words.effectNo, default: words.effectNone }
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.legend}>{words.deleteLegend}</legend>
      {rows.length > 1 && (
        <Button
          variant="subtle"
          size="compact-sm"
          className={styles.suggest}
          onClick={() =>
            onChange(Object.fromEntries(rows.map((row) => [row.key, suggestionOf(row)])))
          }
        >
          {words.applySuggestions}
        </Button>
      )}
      <ul>
        {rows.map((row) => {
          const choice = choices[row.key] ?? 'default'
          return (
            <li key={row.key}>
              <div className={styles.choiceName}>
                <Text size="sm" fw={550}>
                  {said(row.title)}{' '}
                  <Text span size="xs" c="dimmed">
                    {row.reference}
                    {row.at && ` · ${dates.day(row.at)} ${row.slot ?? ''}`}
                  </Text>
                </Text>
                <Text size="xs" c={choice === 'default' ? 'dimmed' : 'inherit'}>
                  {row.bookingPublicId && choice !== 'default'
                    ? words.stayEffects[choice]
                    : effects[choice]}
                </Text>
              </div>
              <div>
                <NativeSelect
                  aria-label={`${words.deleteLegend} ${said(row.title)} ${row.reference ?? ''}`}
                  value={choice}
                  required
                  onChange={(event) =>
                    onChange({ ...choices, [row.key]: event.currentTarget.value as DeleteChoice })
                  }
                  data={[
                    { value: 'default', label: words.deleteChoice },
                    { value: 'yes', label: words.yes },
                    { value: 'no', label: words.no },
                  ]}
                />
                <Text size="xs" c="dimmed" ta="right" mt={2}>
                  {suggestionOf(row) === 'yes' ? words.suggestYes : words.suggestNo}
                </Text>
              </div>
            </li>
          )
        })}
      </ul>
    </fieldset>
  )
}
