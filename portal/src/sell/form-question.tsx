import { sentenceOf } from '@guichet/contract/rules.words.ts'
import { Checkbox, Stack, TextInput } from '@mantine/core'
import { useLanguage, useSaid, useWords } from '../kit/words.ts'
import type { AskedForm, Details } from './details.rules.ts'
import { sellWords } from './sell.words.ts'

/** Source: specification 1, section 5, ticket forms. */
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
  const words = useWords(sellWords)
  const language = useLanguage()
  const said = useSaid()
  const error = isMissing ? sentenceOf('required', language) : undefined
  if (type === 'ShortAnswer') {
    const typed = typeof value === 'string' ? value : ''
    return (
      <TextInput
        mt={6}
        label={said(text)}
        required={isMandatory}
        value={typed}
        maxLength={longest}
        data-field={name}
        error={error}
        autoComplete="off"
        description={typed.length > longest * 0.75 ? words.used(typed.length, longest) : undefined}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    )
  }
  const ticked = typeof value === 'string' || value === undefined ? [] : value
  return (
    <Checkbox.Group
      mt={6}
      label={said(text)}
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
            label={said(option)}
            {...(i === 0 && { 'data-field': name })}
          />
        ))}
      </Stack>
    </Checkbox.Group>
  )
}
