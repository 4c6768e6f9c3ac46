import { Skeleton, NativeSelect, Text } from '@mantine/core'
import { useState } from 'react'
import { failedOf, QueryFailed } from '../kit/api/query-boundary.tsx'
import { Confirm } from '../kit/layout/confirm.tsx'
import { lazyPart } from '../kit/layout/lazy-part.ts'
import { PageHead } from '../kit/layout/page-head.tsx'
import { useMessages, useLocalized } from '../kit/text/messages.ts'
import { useLock } from './account.queries.ts'
import { Members } from './members.tsx'
import { RolesTable } from './roles-table.tsx'
import { staffMessages } from './staff.messages.ts'
import { useMembers, useRoles, useSaveIdleLock, useDeleteRole, type Role } from './staff.queries.ts'
import styles from './staff.module.css'

const SecondFactorSetting = lazyPart(
  () => import('./second-factor-setting.tsx'),
  'SecondFactorSetting',
)

/** Members and roles of the business. */
export function StaffScreen() {
  const messages = useMessages(staffMessages)
  const [members, roles] = [useMembers(), useRoles()]
  const failed = failedOf(members, roles)
  if (failed)
    return (
      <QueryFailed
        query={{
          ...failed,
          refetch: () => Promise.all([members, roles].map((query) => query.refetch())),
        }}
        title={messages.loadFailed}
      />
    )
  return (
    <>
      <PageHead title={messages.title} />
      {members.data && roles.data ? (
        <>
          <Members members={members.data} roles={roles.data} />
          <Roles roles={roles.data} />
          <SecondFactorSetting />
          <IdleSetting />
        </>
      ) : (
        <Skeleton height={420} />
      )}
    </>
  )
}

const choices = [1, 2, 5, 10, 15, 30, 60]

/** Idle time after which the screens of the business lock. */
function IdleSetting() {
  const messages = useMessages(staffMessages)
  const { data: lock } = useLock()
  const save = useSaveIdleLock()
  if (!lock) return null
  const { idleMinutes } = lock
  const offered =
    idleMinutes === null || choices.includes(idleMinutes) ? choices : [...choices, idleMinutes]
  return (
    <section className={`panel ${styles.idle}`} aria-labelledby="idle">
      <h2 className="size-14 medium no-margin below-8" id="idle">
        {messages.idle}
      </h2>
      <Text size="sm" c="dimmed" mb="sm">
        {messages.idleHint}
      </Text>
      <NativeSelect
        label={messages.idleAfter}
        w={200}
        value={String(idleMinutes ?? '')}
        disabled={save.isPending}
        data={[
          { value: '', label: messages.never },
          ...offered.map((n) => ({ value: String(n), label: messages.minutes(n) })),
        ]}
        onChange={({ currentTarget: { value } }) =>
          save.mutate({ body: { idleMinutes: value ? Number(value) : null } })
        }
      />
    </section>
  )
}

const EditRole = lazyPart(() => import('./edit-role.tsx'), 'EditRole')

type Open = { what: 'edit'; role: Role | null } | { what: 'delete'; role: Role }

/** Roles of the business, with their dialogs. */
function Roles({ roles }: { roles: readonly Role[] }) {
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => setOpen(null)
  return (
    <>
      <RolesTable
        roles={roles}
        onOpen={(role) => setOpen({ what: 'edit', role })}
        onRemove={(role) => setOpen({ what: 'delete', role })}
      />
      {open?.what === 'edit' && <EditRole role={open.role} onClose={close} />}
      {open?.what === 'delete' && <DeleteRole role={open.role} onClose={close} />}
    </>
  )
}

function DeleteRole({ role, onClose }: { role: Role; onClose: () => void }) {
  const messages = useMessages(staffMessages)
  const localized = useLocalized()
  const remove = useDeleteRole()
  return (
    <Confirm
      title={messages.deleteRoleTitle}
      verb={messages.deleteVerb}
      isDangerous
      isPending={remove.isPending}
      onClose={onClose}
      onConfirm={() => remove.mutate({ params: { id: role.publicId } }, { onSettled: onClose })}
    >
      {messages.deleteRoleText(localized(role.name))}
    </Confirm>
  )
}
