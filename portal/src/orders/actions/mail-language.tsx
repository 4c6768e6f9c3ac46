import { SegmentedControl, Text } from '@mantine/core'
import { useId } from 'react'
import { languageNames } from '../../kit/text/language-names.ts'
import { useMessages, type Language } from '../../kit/text/messages.ts'
import { clientMessages } from './client.messages.ts'

type Props = {
  value: Language
  onChange: (language: Language) => void
  /** The label is for screen readers only. */
  isShort?: boolean
}

/** Language of the emails of an order. */
export function MailLanguage({ value, onChange, isShort = false }: Props) {
  const { fields } = useMessages(clientMessages)
  const id = useId()
  return (
    <div className="row between gap-8-16">
      <Text size="sm" fw={550} id={id} className={isShort ? 'visually-hidden' : ''}>
        {fields.language}
      </Text>
      <SegmentedControl
        size="xs"
        aria-labelledby={id}
        value={value}
        onChange={onChange}
        data={[
          { value: 'fr', label: <span lang="fr">{languageNames.fr}</span> },
          { value: 'en', label: <span lang="en">{languageNames.en}</span> },
        ]}
      />
    </div>
  )
}
