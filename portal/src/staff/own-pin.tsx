import { sentenceOf } from '@guichet/contract/rules.messages.ts'
import { NewPin } from '@guichet/contract/sign-in/lock-session.ts'
import { Button, Group, PasswordInput, Stack, Text } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import { ProblemAlert } from '../kit/api/problem-alert.tsx'
import { problemOf } from '../kit/forms/field-problem.ts'
import { useLanguage, useMessages } from '../kit/text/messages.ts'
import { accountMessages } from './account.messages.ts'
import { useLock, useRemovePin, useSavePin } from './account.queries.ts'

const nothing = { pin: '', currentPassword: '' }

/**
 * The user's PIN in this business; requires the password, so that an unattended screen is not
 * enough.
 */
export function OwnPin({ hasPassword }: { hasPassword: boolean }) {
  const messages = useMessages(accountMessages)
  const language = useLanguage()
  const { data: lock } = useLock()
  const [typed, setTyped] = useState(nothing)
  const [wasPressed, setPressed] = useState(false)
  const save = useSavePin(() => {
    setTyped(nothing)
    setPressed(false)
  })
  const remove = useRemovePin()
  const problems = {
    pin: problemOf(NewPin, typed.pin, language),
    currentPassword:
      hasPassword && !typed.currentPassword ? sentenceOf('required', language) : null,
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setPressed(true)
    if (problems.pin || problems.currentPassword) return
    const { pin, currentPassword } = typed
    save.mutate({ body: { pin, ...(hasPassword && { currentPassword }) } })
  }
  const field = (name: keyof typeof nothing, label: string, digits: boolean) => (
    <PasswordInput
      name={name}
      label={label}
      value={typed[name]}
      maxLength={digits ? 8 : 200}
      autoComplete={digits ? 'off' : 'current-password'}
      {...(digits && { inputMode: 'numeric' as const })}
      error={wasPressed ? problems[name] : null}
      aria-invalid={wasPressed && problems[name] ? true : undefined}
      onChange={(event) => setTyped({ ...typed, [name]: event.currentTarget.value })}
      visibilityToggleButtonProps={{ 'aria-label': messages.show }}
    />
  )
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="sm" maw={360}>
        <Text size="sm" c="dimmed">
          {messages.pinHint}
        </Text>
        {lock?.hasPin && <Text size="sm">{messages.hasPin}</Text>}
        {field('pin', messages.newPin, true)}
        {hasPassword && field('currentPassword', messages.current, false)}
        <ProblemAlert error={save.error} />
        <Group gap="sm">
          <Button type="submit" variant="default" loading={save.isPending}>
            {messages.savePin}
          </Button>
          {lock?.hasPin && (
            <Button variant="subtle" loading={remove.isPending} onClick={() => remove.mutate({})}>
              {messages.removePin}
            </Button>
          )}
        </Group>
      </Stack>
    </form>
  )
}
