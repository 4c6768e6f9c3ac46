import { Button, Stack, Switch } from '@mantine/core'
import { useState } from 'react'
import type { OwnTill } from '../domain/own-till.queries.ts'
import { CreateButton } from '../kit/layout/create-button.tsx'
import { lazyPart } from '../kit/layout/lazy-part.ts'
import { RecordTable } from '../kit/tables/record-table.tsx'
import { useMessages } from '../kit/text/messages.ts'
import { tillMessages } from './till.messages.ts'
import { useSaveTillSettings, type Register } from './till.queries.ts'
import styles from './till.module.css'

const ArchiveRegister = lazyPart(() => import('./archive-register.tsx'), 'ArchiveRegister')
const NameRegister = lazyPart(() => import('./name-register.tsx'), 'NameRegister')
type Open = { what: 'new' } | { what: 'named' | 'doomed'; register: Register }

/** Rules of the business for tills, and its registers. */
export function TillSettings({ own }: { own: OwnTill }) {
  const messages = useMessages(tillMessages)
  const save = useSaveTillSettings()
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => setOpen(null)
  const { isTillRequired, isBlindCount } = own
  const set = (change: Partial<typeof own>) => {
    const { isTillRequired: required, isBlindCount: blind } = { ...own, ...change }
    save.mutate({ body: { isTillRequired: required, isBlindCount: blind } })
  }
  return (
    <section aria-labelledby="till-settings" className="stack gap-12 shrinks">
      <h2 id="till-settings" className="size-16">
        {messages.settings}
      </h2>
      <Stack gap="sm">
        <Switch
          label={messages.required}
          description={messages.requiredHint}
          checked={isTillRequired}
          disabled={save.isPending}
          onChange={(event) => set({ isTillRequired: event.currentTarget.checked })}
        />
        <Switch
          label={messages.blindSetting}
          description={messages.blindHint}
          checked={isBlindCount}
          disabled={save.isPending}
          onChange={(event) => set({ isBlindCount: event.currentTarget.checked })}
        />
      </Stack>
      <div className="row wraps between gap-8-16">
        <h3 className={styles.small}>{messages.registers}</h3>
        <CreateButton isSecondary onClick={() => setOpen({ what: 'new' })}>
          {messages.addRegister}
        </CreateButton>
      </div>
      <Registers registers={own.registers} onOpen={setOpen} />
      {open?.what === 'new' && <NameRegister onClose={close} />}
      {open?.what === 'named' && <NameRegister register={open.register} onClose={close} />}
      {open?.what === 'doomed' && <ArchiveRegister register={open.register} onClose={close} />}
    </section>
  )
}

type RegistersProps = { registers: readonly Register[]; onOpen: (open: Open) => void }
function Registers({ registers, onOpen }: RegistersProps) {
  const messages = useMessages(tillMessages)
  return (
    <RecordTable
      title={messages.registers}
      rows={registers}
      keyOf={({ publicId }) => publicId}
      columns={[
        { header: messages.fields.name, cell: ({ name }) => <strong>{name}</strong> },
        { header: messages.state, cell: ({ heldByName }) => heldByName ?? messages.freeRegister },
      ]}
      acts={{
        header: messages.actions,
        cell: (register) => (
          <>
            <Button
              variant="subtle"
              aria-label={messages.renameOf(register.name)}
              onClick={() => onOpen({ what: 'named', register })}
            >
              {messages.rename}
            </Button>
            <Button
              variant="subtle"
              color="red"
              aria-label={messages.archiveOf(register.name)}
              onClick={() => onOpen({ what: 'doomed', register })}
            >
              {messages.archive}
            </Button>
          </>
        ),
      }}
      empty={messages.noRegister}
    />
  )
}
