import { openLock } from '@guichet/contract/sign-in/lock-session.ts'
import { Button, Group, Modal, PasswordInput, Stack, Text } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { call } from '../../kit/api/call.ts'
import { PartFailed } from '../../kit/api/part-failed.tsx'
import { ProblemAlert } from '../../kit/api/problem-alert.tsx'
import { useOnce } from '../../kit/api/use-once.ts'
import { ChoiceCards } from '../../kit/forms/choice-cards.tsx'
import {
  accessToken,
  claimsOf,
  keepAccessToken,
  refreshAccessToken,
} from '../../kit/session/access-token.ts'
import { useMessages } from '../../kit/text/messages.ts'
import { listenToOtherTabs, notifyOtherTabs } from './lock-channel.ts'
import { lockMessages } from './lock.messages.ts'
import { useLock } from './lock.ts'
import { markLocked, settleLock } from './screen-lock.ts'
import { continueAs, session } from './session.ts'
import styles from './lock-screen.module.css'

/** Resumes after another tab was unlocked, if it was by the same person. */
async function followOtherTab(): Promise<void> {
  if (!(await refreshAccessToken().catch(() => null))) return
  if (claimsOf(accessToken()!).sub === session()?.profile.publicId) settleLock(true)
  // Another person must not see the content of this page.
  else location.reload()
}

/**
 * The owner of the PIN takes over the page in their own name; `onHandedOver` checks whether they
 * may see it.
 */
function useOpenLock(onHandedOver: () => Promise<void>) {
  const client = useQueryClient()
  const mutation = useMutation({
    mutationFn: (body: { clerkPublicId: string; pin: string }) => call(openLock, { body }),
    onSuccess: async ({ accessToken: token }) => {
      keepAccessToken(token)
      markLocked(false)
      // A page that was loaded while locked has no content yet.
      if (!session()) return location.reload()
      const isOther = await continueAs(claimsOf(token).sub)
      settleLock(true)
      notifyOtherTabs('opened')
      if (!isOther) return
      await client.invalidateQueries()
      await onHandedOver()
    },
  })
  return useOnce(mutation)
}

/**
 * Covers the page and identifies the clerk by PIN. The page keeps its content, such as a started
 * sale.
 */
export function LockScreen({ onHandedOver }: { onHandedOver: () => Promise<void> }) {
  const messages = useMessages(lockMessages)
  const lock = useLock(session()?.business?.publicId ?? '')
  const open = useOpenLock(onHandedOver)
  const [chosen, setChosen] = useState<string | null>(null)
  const [pin, setPin] = useState('')
  const field = useRef<HTMLInputElement>(null)
  useEffect(
    () =>
      listenToOtherTabs((what) => {
        if (what === 'opened') void followOtherTab()
      }),
    [],
  )
  const clerks = lock.data?.clerks ?? []
  const clerkPublicId = chosen ?? clerks[0]?.userPublicId ?? null
  const tryAgain = () => {
    setPin('')
    field.current?.focus()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (clerkPublicId && pin) open.mutate({ clerkPublicId, pin }, { onError: tryAgain })
  }
  return (
    <Modal
      opened
      fullScreen
      onClose={() => {}}
      withCloseButton={false}
      closeOnEscape={false}
      title={messages.title}
      transitionProps={{ duration: 0 }}
      zIndex={1000}
      classNames={{ header: styles.part!, body: styles.part! }}
    >
      <form onSubmit={submit}>
        <Stack gap="md">
          <Text c="dimmed">{messages.kept}</Text>
          {lock.isError && <PartFailed query={lock} title={messages.loadFailed} />}
          {clerks.length > 0 && (
            <ChoiceCards
              legend={messages.who}
              layout="rows"
              value={clerkPublicId}
              onChange={setChosen}
              choices={clerks.map(({ userPublicId, name }) => ({
                value: userPublicId,
                content: name,
              }))}
            />
          )}
          <PasswordInput
            ref={field}
            label={messages.pin}
            value={pin}
            onChange={(event) => setPin(event.currentTarget.value.replace(/\D/g, ''))}
            inputMode="numeric"
            autoComplete="off"
            maxLength={8}
            data-autofocus
            size="md"
            withAsterisk={false}
          />
          <ProblemAlert error={open.error} />
          <Group justify="space-between">
            <Button component="a" href="/logout" variant="subtle" title={messages.lost}>
              {messages.otherwise}
            </Button>
            <Button type="submit" loading={open.isPending} disabled={pin.length < 4}>
              {messages.open}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
