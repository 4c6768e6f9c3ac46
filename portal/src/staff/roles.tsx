import { Suspense, useState } from 'react'
import { Confirm } from '../kit/layout/confirm.tsx'
import { lazyPart } from '../kit/layout/lazy-part.ts'
import { useLocalized, useMessages } from '../kit/text/messages.ts'
import { RolesTable } from './roles-table.tsx'
import { staffMessages } from './staff.messages.ts'
import { useDeleteRole, type Role } from './staff.queries.ts'

const EditRole = lazyPart(() => import('./edit-role.tsx'), 'EditRole')

type Open = { what: 'edit'; role: Role | null } | { what: 'delete'; role: Role }

/** Roles of the business, with their dialogs. */
export function Roles({ roles }: { roles: readonly Role[] }) {
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => setOpen(null)
  return (
    <>
      <RolesTable
        roles={roles}
        onOpen={(role) => setOpen({ what: 'edit', role })}
        onRemove={(role) => setOpen({ what: 'delete', role })}
      />
      <Suspense fallback={null}>
        {open?.what === 'edit' && <EditRole role={open.role} onClose={close} />}
      </Suspense>
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
