import { answerLimit } from '@guichet/contract/forms/question.ts'
import type { FormToFill } from '@guichet/contract/orders/sale/sale-forms.ts'
import { Checkbox, Group, TextInput } from '@mantine/core'
import { useLocalized } from '../kit/text/messages.ts'

type QuestionToAnswer = FormToFill['questions'][number]
/** Typed text, or indexes of the ticked options. */
type AnswerValue = string | readonly number[]
type Props = {
  name: string
  question: QuestionToAnswer
  value: AnswerValue | undefined
  error?: string | undefined
  onChange: (answer: AnswerValue) => void
  /** The text field was left, so its text is complete. */
  onLeave?: (() => void) | undefined
}

/** A question of a form: a short answer, or checkboxes. */
export function FormQuestion({
  name,
  question: { text, type, options, isMandatory },
  value,
  error,
  onChange,
  onLeave,
}: Props) {
  const localized = useLocalized()
  if (type === 'ShortAnswer') {
    const typed = typeof value === 'string' ? value : ''
    return (
      <TextInput
        mt={6}
        label={localized(text)}
        required={isMandatory}
        value={typed}
        maxLength={answerLimit}
        data-field={name}
        error={error}
        autoComplete="off"
        description={
          typed.length > answerLimit * 0.75 ? `${typed.length}/${answerLimit}` : undefined
        }
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        onChange={(event) => onChange(event.currentTarget.value)}
        onBlur={onLeave}
      />
    )
  }
  const ticked = typeof value === 'string' || value === undefined ? [] : value
  return (
    <Checkbox.Group
      mt={6}
      label={localized(text)}
      required={isMandatory}
      error={error}
      value={ticked.map(String)}
      onChange={(next) => onChange(next.map(Number).sort((a, b) => a - b))}
    >
      <Group gap="4px 16px" mt={4}>
        {options.map((option, i) => (
          <Checkbox
            key={i}
            value={String(i)}
            label={localized(option)}
            {...(i === 0 && { 'data-field': name })}
          />
        ))}
      </Group>
    </Checkbox.Group>
  )
}
