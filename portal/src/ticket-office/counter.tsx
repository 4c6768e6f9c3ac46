import { Switch, Text } from '@mantine/core'
import type { RecordForm } from '../kit/forms/use-record-form.ts'
import { useMessages } from '../kit/text/messages.ts'
import { officeMessages } from './office.messages.ts'
import type { Profile } from './office.queries.ts'

/** Settings of the counter. */
export function Counter({ form }: { form: RecordForm<Profile> }) {
  const messages = useMessages(officeMessages)
  const { checked, ...field } = form.getInputProps('isTerminalReferenceRequired', {
    type: 'checkbox',
  })
  return (
    <section className="panel stack gap-12 below-16 padded" aria-labelledby="counter">
      <h2 className="size-16" id="counter">
        {messages.counter}
      </h2>
      <Switch
        {...field}
        checked={checked}
        label={messages.terminalReference}
        aria-describedby="terminal-reference"
      />
      <Text size="sm" c="dimmed" id="terminal-reference">
        {checked ? messages.terminalReferenceOn : messages.terminalReferenceOff}
      </Text>
    </section>
  )
}
