import { sentenceOf } from '@guichet/contract/rules.messages.ts'
import { Checkbox, Stack, TextInput } from '@mantine/core'
import { useLanguage, useLocalized, useMessages } from '../../kit/text/messages.ts'
import { detailsMessages } from './details.messages.ts'
import type { AskedForm, Details } from './details.rules.ts'

const longest = 160
type Props = {
  name: string
  question: AskedForm['questions'][number]
  value: Details['answers'][string] | undefined
  isMissing: boolean
  onChange: (answer: string | readonly number[]) => void
}

/** One question of a form: a short answer, or boxes to tick. */
export function FormQuestion({
  name,
  question: { text, type, options, isMandatory },
  value,
  isMissing,
  onChange,
}: Props) {
  const messages = useMessages(detailsMessages)
  const language = useLanguage()
  const localized = useLocalized()
  const error = isMissing ? sentenceOf('required', language) : undefined
  if (type === 'ShortAnswer') {
    const typed = typeof value === 'string' ? value : ''
    return (
      <TextInput
        mt={6}
        label={localized(text)}
        required={isMandatory}
        value={typed}
        maxLength={longest}
        data-field={name}
        error={error}
        autoComplete="off"
        description={
          typed.length > longest * 0.75 ? messages.used(typed.length, longest) : undefined
        }
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        onChange={(event) => onChange(event.currentTarget.value)}
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
      <Stack gap={4} mt={4}>
        {options.map((option, i) => (
          <Checkbox
            key={i}
            value={String(i)}
            label={localized(option)}
            {...(i === 0 && { 'data-field': name })}
          />
        ))}
      </Stack>
    </Checkbox.Group>
  )
}
