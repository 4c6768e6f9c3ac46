import { TotpCode } from '@guichet/contract/sign-in/second-factor/confirm-totp.ts'
import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { QRCodeSVG } from 'qrcode.react'
import { useState, type FormEvent } from 'react'
import { ProblemAlert } from '../../kit/api/problem-alert.tsx'
import { problemOf } from '../../kit/forms/field-problem.ts'
import { Dialog } from '../../kit/layout/dialog.tsx'
import { CopyButton } from '../../kit/text/copy-button.tsx'
import { useLanguage, useMessages } from '../../kit/text/messages.ts'
import { PasswordStep } from './password-step.tsx'
import { secondFactorMessages } from './second-factor.messages.ts'
import { useBeginTotp, useConfirmTotp, type Codes } from './second-factor.queries.ts'
import styles from './second-factor.module.css'

type Props = { onAdded: (codes: Codes | null) => void; onClose: () => void }

/** Adds an authenticator app: password first, then a code of the app. */
export function AddApp({ onAdded, onClose }: Props) {
  const messages = useMessages(secondFactorMessages)
  const begin = useBeginTotp()
  return (
    <Dialog title={messages.addApp} onClose={onClose} isFullOnPhone closeOnClickOutside={false}>
      {begin.data ? (
        <FirstCode {...begin.data} onAdded={onAdded} />
      ) : (
        <PasswordStep
          verb={messages.goOn}
          isPending={begin.isPending}
          error={begin.error}
          onSubmit={(currentPassword) => begin.mutate({ body: { currentPassword } })}
        />
      )}
    </Dialog>
  )
}

const inGroups = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ')

type First = { secret: string; uri: string; onAdded: Props['onAdded'] }
function FirstCode({ secret, uri, onAdded }: First) {
  const messages = useMessages(secondFactorMessages)
  const language = useLanguage()
  const confirm = useConfirmTotp()
  const [code, setCode] = useState('')
  const [wasPressed, setPressed] = useState(false)
  const problem = problemOf(TotpCode, code, language)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setPressed(true)
    if (problem) return
    confirm.mutate(
      { body: { code } },
      { onSuccess: ({ recoveryCodes }) => onAdded(recoveryCodes), onError: () => setCode('') },
    )
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="sm">
        <Text>{messages.scan}</Text>
        <div className={styles.qr}>
          <QRCodeSVG value={uri} size={208} marginSize={4} title={messages.qr} />
        </div>
        <div>
          <Text size="sm" c="dimmed">
            {messages.orType}
          </Text>
          <Group gap="xs" wrap="nowrap">
            <Text className={styles.secret!}>{inGroups(secret)}</Text>
            <CopyButton value={secret} />
          </Group>
        </div>
        <TextInput
          label={messages.code}
          value={code}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={7}
          data-autofocus
          w={160}
          error={wasPressed ? problem : null}
          aria-invalid={(wasPressed && problem !== null) || undefined}
          onChange={(event) => setCode(event.currentTarget.value)}
        />
        <ProblemAlert error={confirm.error} />
        <Group justify="flex-end">
          <Button type="submit" loading={confirm.isPending}>
            {messages.turnOn}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
