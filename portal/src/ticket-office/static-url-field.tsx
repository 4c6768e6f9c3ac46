import { StaticUrl } from '@guichet/contract/ticket-office/profile.ts'
import { Anchor, Loader, Text, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconExternalLink } from '@tabler/icons-react'
import { useEffect, useEffectEvent } from 'react'
import { doorFacts } from '../kit/call.ts'
import { useMessages } from '../kit/messages.ts'
import type { RecordForm } from '../kit/use-record-form.ts'
import { officeMessages } from './office.messages.ts'
import { useStaticUrl, type Profile } from './office.queries.ts'
import styles from './office.module.css'

const waitMs = 1000

/**
 * The short address of the page: checked a second after the last key, valid when it is unchanged,
 * free or one's own.
 */
export function StaticUrlField({ form, stored }: { form: RecordForm<Profile>; stored: string }) {
  const messages = useMessages(officeMessages)
  const base = doorFacts().ticketOfficeBase
  const typed = form.values.staticUrl.trim().toLowerCase()
  const [settled] = useDebouncedValue(typed, waitMs)
  const isChanged = typed !== stored && StaticUrl.safeParse(typed).success
  const check = useStaticUrl(settled, isChanged && settled === typed)
  const isTaken =
    check.data !== undefined && check.data.isTaken && check.data.collaboratorId === null
  const problem =
    isChanged && settled === typed
      ? isTaken
        ? messages.taken
        : check.isError
          ? messages.checkFailed
          : null
      : null
  const mark = useEffectEvent((sentence: string | null) => {
    if (sentence) form.setErrors({ ...form.errors, staticUrl: sentence })
  })
  useEffect(() => mark(problem), [problem])
  const isChecking = isChanged && (settled !== typed || check.isFetching)
  const localized = isChecking
    ? messages.checking
    : typed === stored && stored
      ? messages.own
      : isChanged && check.data && !isTaken
        ? messages.free
        : null
  const field = form.getInputProps('staticUrl')
  return (
    <>
      <TextInput
        {...field}
        label={messages.staticUrl}
        error={problem ?? field.error}
        autoComplete="off"
        spellCheck={false}
        leftSection={
          base ? (
            <span className={styles.prefix}>{base.replace(/^https?:\/\//, '')}/</span>
          ) : undefined
        }
        leftSectionWidth={base ? base.replace(/^https?:\/\//, '').length * 6.9 + 22 : undefined}
        leftSectionProps={{ style: { justifyContent: 'flex-start' } }}
        rightSection={isChecking ? <Loader size={14} /> : undefined}
      />
      <Text size="sm" c="dimmed" component="output">
        {localized}
      </Text>
      {base && typed && <Text size="sm">{messages.finalUrl(`${base}/${typed}`)}</Text>}
      {base && stored && (
        <Anchor href={`${base}/${stored}`} target="_blank" rel="noopener noreferrer" size="sm">
          <IconExternalLink size={14} aria-hidden /> {messages.selfCheckout}
        </Anchor>
      )}
    </>
  )
}
