import { Center, Loader } from '@mantine/core'
import { useMessages } from '../kit/text/messages.ts'
import { appMessages } from './app.messages.ts'

/** Loading indicator, announced to screen readers. */
export function Waiting({ label }: { label?: string }) {
  const messages = useMessages(appMessages)
  return (
    <Center component="output" mih={240} w="100%">
      <Loader size="sm" />
      <span className="visually-hidden">{label ?? messages.loading}</span>
    </Center>
  )
}
