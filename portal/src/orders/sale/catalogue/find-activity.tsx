import { TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useMessages } from '../../../kit/text/messages.ts'
import { sellMessages } from '../counter/sell.messages.ts'

/** Maximum number of cards; beyond it the others are found by name. */
export const mostShown = 48
type Props = { among: number; sought: string; onChange: (sought: string) => void }

/** Search field for lists of choices of which not all are shown. */
export function FindActivity({ among, sought, onChange }: Props) {
  const messages = useMessages(sellMessages)
  if (among <= mostShown) return null
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
