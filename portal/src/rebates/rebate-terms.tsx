import { rebateTypes } from '@guichet/contract/rebates/rebate.ts'
import { Checkbox, SegmentedControl, Select, Text, TextInput } from '@mantine/core'
import { DayField } from '../kit/dates/day-field.tsx'
import type { RecordForm } from '../kit/forms/use-record-form.ts'
import { useMessages } from '../kit/text/messages.ts'
import { requirements, type Draft } from './draft.rules.ts'
import { rebateMessages } from './rebates.messages.ts'
import styles from './rebates.module.css'

type Props = { form: RecordForm<Draft> }

/** Terms of a rebate: what it applies to, its amount and period, and whether it can be combined. */
export function RebateTerms({ form }: Props) {
  const messages = useMessages(rebateMessages)
  const { types, activePeriodBeginUtc, activePeriodEndUtc, isCombinable } = form.values
  return (
    <>
      <Checkbox.Group
        label={messages.fields.types}
        required
        value={types}
        error={form.errors.types}
        data-path="types"
        onChange={(next) => form.setFieldValue('types', next as Draft['types'])}
      >
        <div className="wrapping at-start gap-12">
          {rebateTypes.map((type) => (
            <Checkbox key={type} value={type} label={messages.types[type]} />
          ))}
        </div>
      </Checkbox.Group>
      <Amount form={form} />
      <div className="wrapping at-start gap-12">
        <DayField
          {...form.getInputProps('activePeriodBeginUtc')}
          value={activePeriodBeginUtc || null}
          onChange={(day) => form.setFieldValue('activePeriodBeginUtc', day ?? '')}
          label={messages.fields.activePeriodBeginUtc}
          isRequired
        />
        <DayField
          {...form.getInputProps('activePeriodEndUtc')}
          value={activePeriodEndUtc || null}
          onChange={(day) => form.setFieldValue('activePeriodEndUtc', day ?? '')}
          label={messages.fields.activePeriodEndUtc}
          isRequired
          {...(activePeriodBeginUtc && { min: activePeriodBeginUtc })}
        />
      </div>
      <Requirement form={form} />
      <YesNo
        label={messages.cumulation}
        hint={messages.cumulationHint}
        value={isCombinable}
        onChange={(next) => form.setFieldValue('isCombinable', next)}
      />
    </>
  )
}

function Amount({ form }: Props) {
  const messages = useMessages(rebateMessages)
  const { settings } = form.values
  const unit = settings.endsWith('$') ? '$' : '%'
  const number = settings.slice(0, -1)
  const { error, ...field } = form.getInputProps('settings')
  return (
    <div>
      <div className="wrapping at-start gap-12">
        <TextInput
          {...field}
          error={Boolean(error)}
          value={number}
          onChange={(event) =>
            form.setFieldValue('settings', `${event.currentTarget.value.replace(/\s/g, '')}${unit}`)
          }
          label={messages.fields.settings}
          required
          inputMode="decimal"
          autoComplete="off"
          maw={160}
        />
        <SegmentedControl
          className={styles.aside}
          aria-label={messages.unit}
          value={unit}
          onChange={(next) => form.setFieldValue('settings', `${number}${next}`)}
          data={[
            { value: '%', label: messages.percent },
            { value: '$', label: messages.dollars },
          ]}
        />
      </div>
      {error && <p className="error size-13 no-margin above-4">{error}</p>}
      {unit === '$' && (
        <Text size="xs" c="dimmed" mt={4}>
          {messages.discountHint}
        </Text>
      )}
    </div>
  )
}

function Requirement({ form }: Props) {
  const messages = useMessages(rebateMessages)
  const [condition] = form.values.conditions
  return (
    <div>
      <div className="wrapping at-start gap-12">
        <Select
          label={messages.fields.conditions}
          data={requirements.map((value) => ({ value, label: messages.requirements[value] }))}
          value={condition?.type ?? 'None'}
          allowDeselect={false}
          onChange={(next) =>
            form.setFieldValue(
              'conditions',
              next === null || next === 'None'
                ? []
                : [{ type: next as 'Condition.OnAmountSpent', value: condition?.value ?? '' }],
            )
          }
        />
        {condition && (
          <TextInput
            {...form.getInputProps('conditions.0.value')}
            value={condition.value}
            label={messages.least}
            required
            inputMode="decimal"
            autoComplete="off"
            maw={140}
          />
        )}
      </div>
      {condition && (
        <Text size="xs" c="dimmed" mt={4}>
          {messages.requirementHint}
        </Text>
      )}
    </div>
  )
}

/** Yes and no as radio buttons. */
function YesNo({
  label,
  hint,
  value,
  onChange,
}: {
  label: string
  hint: string
  value: 'yes' | 'no'
  onChange: (value: 'yes' | 'no') => void
}) {
  const messages = useMessages(rebateMessages)
  return (
    <div>
      <Text size="sm" fw={550} component="label">
        {label}
      </Text>
      <div>
        <SegmentedControl
          aria-label={label}
          value={value}
          onChange={onChange}
          data={[
            { value: 'no', label: messages.no },
            { value: 'yes', label: messages.yes },
          ]}
        />
      </div>
      <Text size="xs" c="dimmed" mt={4}>
        {hint}
      </Text>
    </div>
  )
}
