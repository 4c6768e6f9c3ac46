import { StaticUrl } from '@guichet/contract/ticket-office/profile.ts'
import { Anchor, Button, Loader, Text, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconExternalLink, IconQrcode } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { callSettings } from '../kit/api/call.ts'
import type { RecordForm } from '../kit/forms/use-record-form.ts'
import { lazyPart } from '../kit/layout/lazy-part.ts'
import { useBusiness } from '../kit/session/business.ts'
import { useMessages } from '../kit/text/messages.ts'
import { addressState, type AddressState } from './address.rules.ts'
import { officeMessages } from './office.messages.ts'
import { useStaticUrl, type Profile } from './office.queries.ts'
import styles from './office.module.css'

const PosterDialog = lazyPart(() => import('./poster-dialog.tsx'), 'PosterDialog')

const waitMs = 1000

/** State of the typed address, debounced. */
function useAddressState(typed: string, stored: string): AddressState {
  const [settled] = useDebouncedValue(typed, waitMs)
  const isChanged = typed !== stored && StaticUrl.safeParse(typed).success
  const check = useStaticUrl(settled, isChanged && settled === typed)
  const { publicId: ownId } = useBusiness()
  return addressState({ typed, stored, settled, isChanged, check, ownId })
}

/**
 * Short address of the public page: checked a second after the last key; valid when unchanged, free
 * or the business's own.
 */
export function StaticUrlField({ form, stored }: { form: RecordForm<Profile>; stored: string }) {
  const messages = useMessages(officeMessages)
  const base = callSettings().ticketOfficeBase
  const typed = form.values.staticUrl.trim().toLowerCase()
  const state = useAddressState(typed, stored)
  const problems: Partial<Record<AddressState, string>> = {
    taken: messages.taken,
    failed: messages.checkFailed,
  }
  const problem = problems[state] ?? null
  const mark = useEffectEvent((sentence: string | null) => {
    if (sentence) form.setErrors({ ...form.errors, staticUrl: sentence })
  })
  useEffect(() => mark(problem), [problem])
  const notes: Partial<Record<AddressState, string>> = {
    checking: messages.checking,
    ...(base && { own: messages.own }),
    free: messages.free,
  }
  const shownBase = base?.replace(/^https?:\/\//, '')
  const field = form.getInputProps('staticUrl')
  return (
    <>
      <TextInput
        {...field}
        label={messages.staticUrl}
        error={problem ?? field.error}
        autoComplete="off"
        spellCheck={false}
        {...(shownBase && {
          leftSection: <span className={styles.prefix}>{shownBase}/</span>,
          leftSectionWidth: shownBase.length * 6.9 + 22,
        })}
        leftSectionProps={{ style: { justifyContent: 'flex-start' } }}
        rightSection={state === 'checking' ? <Loader size={14} /> : undefined}
      />
      <Text size="sm" c="dimmed" component="output">
        {notes[state]}
      </Text>
      {base && typed && <Text size="sm">{messages.finalUrl(`${base}/${typed}`)}</Text>}
      {base && stored && <PublicPage url={`${base}/${stored}`} />}
    </>
  )
}

/** The stored address: its page, and its QR code for a poster. */
function PublicPage({ url }: { url: string }) {
  const messages = useMessages(officeMessages)
  const [isPosterOpen, setPosterOpen] = useState(false)
  return (
    <>
      <Anchor href={url} target="_blank" rel="noopener noreferrer" size="sm">
        <IconExternalLink size={14} aria-hidden /> {messages.selfCheckout}
      </Anchor>
      <div>
        <Button
          variant="default"
          leftSection={<IconQrcode size={16} aria-hidden />}
          onClick={() => setPosterOpen(true)}
        >
          {messages.poster}
        </Button>
      </div>
      {isPosterOpen && <PosterDialog url={url} onClose={() => setPosterOpen(false)} />}
    </>
  )
}
