import { TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useMessages } from '../../../kit/text/messages.ts'
import { sellMessages } from '../counter/sell.messages.ts'

/** Maximum number of choices without a search field. */
const fewEnough = 12
type Props = { among: number; sought: string; onChange: (sought: string) => void }

/** Search field for long lists of choices. */
export function FindActivity({ among, sought, onChange }: Props) {
  const messages = useMessages(sellMessages)
  if (among <= fewEnough) return null
  return (
    <TextInput
      aria-label={messages.find}
      placeholder={messages.find}
      leftSection={<IconSearch size={16} aria-hidden />}
      mb={8}
      value={sought}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
