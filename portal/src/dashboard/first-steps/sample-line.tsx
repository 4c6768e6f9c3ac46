import { Button, Group, List, Text } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { Confirm } from '../../kit/layout/confirm.tsx'
import { Dialog } from '../../kit/layout/dialog.tsx'
import { useLocalized, useMessages } from '../../kit/text/messages.ts'
import { firstStepMessages } from './first-steps.messages.ts'
import { useRemoveSample, type RemovalReport, type SampleName } from './first-steps.queries.ts'
import styles from './first-steps.module.css'

type Props = {
  sample: SampleName
  onRemoved: (report: RemovalReport) => void
  children?: ReactNode
}

/** Names the sample that the catalogue started from, and removes it. */
export function SampleLine({ sample, onRemoved, children }: Props) {
  const messages = useMessages(firstStepMessages)
  const [isAsking, setAsking] = useState(false)
  return (
    <section className={styles.sample} aria-label={messages.fromSample(messages.samples[sample])}>
      <Text size="sm" c="dimmed">
        {messages.fromSample(messages.samples[sample])}
      </Text>
      <Group gap="xs">
        {children}
        <Button variant="subtle" size="compact-sm" onClick={() => setAsking(true)}>
          {messages.removeSample}
        </Button>
      </Group>
      {isAsking && <RemoveSample onRemoved={onRemoved} onClose={() => setAsking(false)} />}
    </section>
  )
}

type RemoveProps = Pick<Props, 'onRemoved'> & { onClose: () => void }
function RemoveSample({ onRemoved, onClose }: RemoveProps) {
  const messages = useMessages(firstStepMessages)
  const remove = useRemoveSample(onRemoved)
  return (
    <Confirm
      title={messages.removeTitle}
      verb={messages.removeSample}
      isDangerous
      isPending={remove.isPending}
      onClose={onClose}
      onConfirm={() => remove.mutate({}, { onSettled: onClose })}
    >
      {messages.removeText}
    </Confirm>
  )
}

type ReportProps = { report: RemovalReport; onClose: () => void }
/** Says what stays of a removed sample, and why. */
export function SampleRemoved({ report: { removed, kept }, onClose }: ReportProps) {
  const messages = useMessages(firstStepMessages)
  const localized = useLocalized()
  return (
    <Dialog title={messages.removedTitle} onClose={onClose}>
      <Text>{messages.removed(removed)}</Text>
      <Text mt="sm">{messages.staying}</Text>
      <List mt="xs" size="sm" spacing="xs">
        {kept.map(({ publicId, name, reason }) => (
          <List.Item key={publicId}>
            <strong>{localized(name)}</strong> – {messages.reasons[reason]}
          </List.Item>
        ))}
      </List>
      <Group justify="flex-end" mt="lg">
        <Button data-autofocus onClick={onClose}>
          {messages.understood}
        </Button>
      </Group>
    </Dialog>
  )
}
