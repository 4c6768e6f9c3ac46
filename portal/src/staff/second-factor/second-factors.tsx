import type { Passkey } from '@guichet/contract/sign-in/second-factor/get-second-factors.ts'
import { Button, Group, Skeleton, Stack, Text } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { PartFailed } from '../../kit/api/part-failed.tsx'
import { useDates } from '../../kit/dates/dates.ts'
import { IconAction } from '../../kit/layout/icon-action.tsx'
import { useMessages } from '../../kit/text/messages.ts'
import { FactorDialog, type OpenFactor } from './factor-dialog.tsx'
import { secondFactorMessages } from './second-factor.messages.ts'
import { hasAnyFactor, useSecondFactors, type Factors } from './second-factor.queries.ts'
import styles from '../account.module.css'

/** Buttons to add a first factor: also works without a business, whose time zone the list needs. */
export function FirstFactor({ factors }: { factors: Factors }) {
  const [open, setOpen] = useState<OpenFactor | null>(null)
  return <AddFactors factors={factors} open={open} onOpen={setOpen} />
}

/** Second factors of the user, with their actions. */
export function SecondFactors({ userPublicId }: { userPublicId: string }) {
  const messages = useMessages(secondFactorMessages)
  const query = useSecondFactors(userPublicId)
  const [open, setOpen] = useState<OpenFactor | null>(null)
  if (query.isError) return <PartFailed query={query} title={messages.loadFailed} />
  const { data: factors } = query
  if (!factors) return <Skeleton height={120} />
  if (!factors.canChoose) return <Text c="dimmed">{messages.elsewhere}</Text>
  return (
    <Stack gap="sm" align="flex-start">
      <Text size="sm" c="dimmed">
        {messages.hint}
      </Text>
      {factors.isRequired && <Text size="sm">{messages.required}</Text>}
      {hasAnyFactor(factors) && <FactorList factors={factors} onOpen={setOpen} />}
      <AddFactors factors={factors} open={open} onOpen={setOpen} />
    </Stack>
  )
}

type Opens = (open: OpenFactor | null) => void
type AddProps = { factors: Factors; open: OpenFactor | null; onOpen: Opens }
function AddFactors({ factors, open, onOpen }: AddProps) {
  const messages = useMessages(secondFactorMessages)
  return (
    <>
      <Group gap="sm">
        {factors.totpSinceDateTimeUtc === null && (
          <Button variant="default" onClick={() => onOpen({ what: 'addApp' })}>
            {messages.addApp}
          </Button>
        )}
        <Button
          variant="default"
          disabled={!('credentials' in navigator)}
          title={'credentials' in navigator ? undefined : messages.noPasskeys}
          onClick={() => onOpen({ what: 'addPasskey' })}
        >
          {messages.addPasskey}
        </Button>
      </Group>
      {open && <FactorDialog open={open} onOpen={onOpen} onClose={() => onOpen(null)} />}
    </>
  )
}

function FactorList({ factors, onOpen }: { factors: Factors; onOpen: Opens }) {
  const messages = useMessages(secondFactorMessages)
  const { moment } = useDates()
  const { totpSinceDateTimeUtc: since, passkeys, recoveryCodesLeft } = factors
  const used = ({ lastUsedDateTimeUtc: last }: Passkey) =>
    last ? messages.lastUsed(moment(last)) : messages.neverUsed
  return (
    <ul className={styles.lines} style={{ width: '100%' }}>
      {since && (
        <Factor
          name={messages.app}
          details={[messages.since(moment(since))]}
          onRemove={() => onOpen({ what: 'removeApp' })}
        />
      )}
      {passkeys.map((passkey) => (
        <Factor
          key={passkey.publicId}
          name={passkey.name}
          details={[messages.since(moment(passkey.createdDateTimeUtc)), used(passkey)]}
          onRemove={() => onOpen({ what: 'removePasskey', passkey })}
        />
      ))}
      <li>
        <div>
          <Text fw={550}>{messages.codes}</Text>
          <Text size="sm" c={recoveryCodesLeft === 0 ? 'red' : 'dimmed'}>
            {messages.codesLeft(recoveryCodesLeft)}
          </Text>
        </div>
        <Button variant="subtle" onClick={() => onOpen({ what: 'renew' })}>
          {messages.renew}
        </Button>
      </li>
    </ul>
  )
}

type FactorProps = { name: string; details: string[]; onRemove: () => void }
function Factor({ name, details, onRemove }: FactorProps) {
  const messages = useMessages(secondFactorMessages)
  return (
    <li>
      <div>
        <Text fw={550}>{name}</Text>
        {details.map((detail) => (
          <Text key={detail} size="sm" c="dimmed">
            {detail}
          </Text>
        ))}
      </div>
      <IconAction
        label={messages.remove(name)}
        icon={IconTrash}
        color="red"
        isOnce
        onClick={onRemove}
      />
    </li>
  )
}
