import { Button, NativeSelect, Text } from '@mantine/core'
import { useDates } from '../kit/dates.ts'
import { useSaid, useWords } from '../kit/words.ts'
import { percentOf, type DeleteChoice, type DeleteChoices as Choices, type Picked, type RefundRow } from './refund.rules.ts'
import { refundWords } from './refund.words.ts'
import styles from './refund.module.css'

type Props = { rows: readonly RefundRow[]; picked: Picked | null; choices: Choices; onChange: (choices: Choices) => void }

/** One required answer a ticket: whether it dies with the refund. The effect is said in words before it is confirmed. */
export function DeleteChoices({ rows, picked, choices, onChange }: Props) {
  const words = useWords(refundWords)
  const said = useSaid()
  const dates = useDates()
  if (rows.length === 0) return null
  const suggestionOf = (row: RefundRow): 'yes' | 'no' => (picked === null || percentOf(picked[row.unitPublicId] ?? '') === 100 ? 'yes' : 'no')
  const effects = { yes: words.effectYes, no: words.effectNo, default: words.effectNone }
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.legend}>{words.deleteLegend}</legend>
      {rows.length > 1 && (
        <Button variant="subtle" size="compact-sm" className={styles.suggest} onClick={() => onChange(Object.fromEntries(rows.map((row) => [row.unitPublicId, suggestionOf(row)])))}>{words.applySuggestions}</Button>
      )}
      <ul>
        {rows.map((row) => {
          const choice = choices[row.unitPublicId] ?? 'default'
          return (
            <li key={row.unitPublicId}>
              <div className={styles.choiceName}>
                <Text size="sm" fw={550}>{said(row.title)} <Text span size="xs" c="dimmed">{row.ticketReferenceKey}{row.at && ` · ${dates.day(row.at)} ${row.slot ?? ''}`}</Text></Text>
                <Text size="xs" c={choice === 'default' ? 'dimmed' : 'inherit'}>{effects[choice]}</Text>
              </div>
              <div>
                <NativeSelect aria-label={`${words.deleteLegend} ${said(row.title)} ${row.ticketReferenceKey ?? ''}`} value={choice} required
                  onChange={(event) => onChange({ ...choices, [row.unitPublicId]: event.currentTarget.value as DeleteChoice })}
                  data={[{ value: 'default', label: words.deleteChoice }, { value: 'yes', label: words.yes }, { value: 'no', label: words.no }]} />
                <Text size="xs" c="dimmed" ta="right" mt={2}>{suggestionOf(row) === 'yes' ? words.suggestYes : words.suggestNo}</Text>
              </div>
            </li>
          )
        })}
      </ul>
    </fieldset>
  )
}
