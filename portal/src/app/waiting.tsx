import { Center, Loader, VisuallyHidden } from '@mantine/core'
import { useMessages } from '../kit/text/messages.ts'
import { appMessages } from './app.messages.ts'

/** Something is loading: shown, and announced to screen readers. */
export function Waiting({ label }: { label?: string }) {
  const messages = useMessages(appMessages)
  return (
    <Center component="output" mih={240} w="100%">
      <Loader size="sm" />
      <VisuallyHidden>{label ?? messages.loading}</VisuallyHidden>
    </Center>
  )
}
