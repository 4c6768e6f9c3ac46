import { SegmentedControl, Text } from '@mantine/core'
import { useId } from 'react'
import { languageNames } from '../../kit/text/language-names.ts'
import { useMessages, type Language } from '../../kit/text/messages.ts'
import { clientMessages } from './client.messages.ts'

type Props = { value: Language; onChange: (language: Language) => void }

/** Language of the emails of an order. */
export function MailLanguage({ value, onChange }: Props) {
  const { fields } = useMessages(clientMessages)
  const id = useId()
  return (
    <div className="row between">
      <Text size="sm" fw={550} id={id}>
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
