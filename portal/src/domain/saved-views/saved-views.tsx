import { Button, Checkbox, Group, Menu, Stack, Text, TextInput } from '@mantine/core'
import { IconBookmark, IconChevronDown } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import { PartFailed } from '../../kit/api/part-failed.tsx'
import { failedOf } from '../../kit/api/query-boundary.tsx'
import { Confirm } from '../../kit/layout/confirm.tsx'
import { Dialog } from '../../kit/layout/dialog.tsx'
import { IconAction } from '../../kit/layout/icon-action.tsx'
import { useBusiness } from '../../kit/session/business.ts'
import { useMessages } from '../../kit/text/messages.ts'
import { savedViewMessages } from './saved-views.messages.ts'
import {
  useRemoveView,
  useRenameView,
  useSaveView,
  useViews,
  type SavedView,
  type ViewedList,
} from './saved-views.queries.ts'
import styles from './saved-views.module.css'

type Props = {
  list: ViewedList
  /** The current search, as written by `addressOf`. */
  address: string
  /** Views that every business has, shown first. */
  builtIn: readonly { name: string; address: string }[]
  onOpen: (address: string) => void
}

/** Saved views of a list: a click opens one, and the current search can be saved as another. */
export function SavedViews({ list, address, builtIn, onOpen }: Props) {
  const messages = useMessages(savedViewMessages)
  const query = useViews(list)
  const [isSaving, setSaving] = useState(false)
  const views = query.data?.items ?? []
  const isKnown = [...builtIn, ...views].some((view) => view.address === address)
  const tab = (view: { name: string; address: string }) => (
    <Button
      size="xs"
      variant={view.address === address ? 'light' : 'subtle'}
      aria-pressed={view.address === address}
      onClick={() => onOpen(view.address)}
    >
      {view.name}
    </Button>
  )
  return (
    <>
      <ul className={styles.views} aria-label={messages.views}>
        {builtIn.map((view) => (
          <li key={view.address}>{tab(view)}</li>
        ))}
        {views.map((view) => (
          <li key={view.publicId}>
            {tab(view)}
            {view.canChange && <Manage view={view} />}
          </li>
        ))}
        {!isKnown && (
          <li>
            <Button
              size="xs"
              variant="default"
              leftSection={<IconBookmark size={14} aria-hidden />}
              onClick={() => setSaving(true)}
            >
              {messages.save}
            </Button>
          </li>
        )}
      </ul>
      {failedOf(query) && <PartFailed query={query} title={messages.failed} />}
      {isSaving && (
        <SaveView list={list} address={address} views={views} onClose={() => setSaving(false)} />
      )}
    </>
  )
}

function Manage({ view }: { view: SavedView }) {
  const messages = useMessages(savedViewMessages)
  const [doing, setDoing] = useState<'rename' | 'remove' | null>(null)
  const close = () => setDoing(null)
  const rename = useRenameView(close)
  const remove = useRemoveView(close)
  const params = { id: view.publicId }
  return (
    <>
      <Menu position="bottom-start">
        <Menu.Target>
          <IconAction label={messages.manage(view.name)} icon={IconChevronDown} size={24} />
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => setDoing('rename')}>{messages.rename}</Menu.Item>
          <Menu.Item onClick={() => setDoing('remove')}>{messages.remove}</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {doing === 'rename' && (
        <NameDialog
          title={messages.renameTitle(view.name)}
          initial={view.name}
          isPending={rename.isPending}
          onName={(name) => rename.mutate({ params, body: { name } })}
          onClose={close}
        />
      )}
      {doing === 'remove' && (
        <Confirm
          title={messages.removeTitle(view.name)}
          verb={messages.remove}
          isDangerous
          isPending={remove.isPending}
          onConfirm={() => remove.mutate({ params })}
          onClose={close}
        >
          {messages.removeText}
        </Confirm>
      )}
    </>
  )
}

type SaveProps = Pick<Props, 'list' | 'address'> & {
  views: readonly SavedView[]
  onClose: () => void
}
function SaveView({ list, address, views, onClose }: SaveProps) {
  const messages = useMessages(savedViewMessages)
  const { isMainStaff } = useBusiness()
  const [isShared, setShared] = useState(false)
  const save = useSaveView(onClose)
  return (
    <NameDialog
      title={messages.saveTitle}
      initial=""
      isPending={save.isPending}
      noteOn={(name) =>
        views.some((view) => view.name === name && view.isShared === isShared) && messages.replaces
      }
      onName={(name) => save.mutate({ body: { list, name, address, isShared } })}
      onClose={onClose}
    >
      {isMainStaff && (
        <Checkbox
          label={messages.share}
          checked={isShared}
          onChange={(event) => setShared(event.currentTarget.checked)}
        />
      )}
    </NameDialog>
  )
}

type NameProps = {
  title: string
  initial: string
  isPending: boolean
  /** Warning about a name, such as one in use; false for none. */
  noteOn?: (name: string) => string | false
  onName: (name: string) => void
  onClose: () => void
  children?: ReactNode
}
function NameDialog({ title, initial, isPending, noteOn, onName, onClose, children }: NameProps) {
  const messages = useMessages(savedViewMessages)
  const [typed, setTyped] = useState(initial)
  const name = typed.trim()
  const note = noteOn?.(name)
  return (
    <Dialog title={title} isLocked={isPending} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (name) onName(name)
        }}
      >
        <Stack gap="md">
          <TextInput
            label={messages.name}
            required
            maxLength={50}
            data-autofocus
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          {children}
          {note && (
            <Text component="output" size="sm" c="dimmed">
              {note}
            </Text>
          )}
          <Group justify="flex-end">
            <Button variant="default" disabled={isPending} onClick={onClose}>
              {messages.cancel}
            </Button>
            <Button type="submit" loading={isPending} disabled={!name}>
              {messages.confirm}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
