import { IconPencil, IconTrash } from '@tabler/icons-react'
import { CreateButton } from '../kit/layout/create-button.tsx'
import { IconAction } from '../kit/layout/icon-action.tsx'
import { PagedTable } from '../kit/tables/paged-table.tsx'
import { useLocalized, useMessages } from '../kit/text/messages.ts'
import { ActOnRow } from './act-on-row.tsx'
import { staffMessages } from './staff.messages.ts'
import type { Role } from './staff.queries.ts'
import { useAccessText } from './use-access-text.ts'
import styles from './staff.module.css'

type Props = {
  roles: readonly Role[]
  /** Null for a new role. */
  onOpen: (role: Role | null) => void
  onRemove: (role: Role) => void
}

export function RolesTable({ roles, onOpen, onRemove }: Props) {
  const messages = useMessages(staffMessages)
  const accessText = useAccessText()
  const localized = useLocalized()
  const grants = ({ accesses, restrictions, needsSecondFactor }: Role) => (
    <>
      {accessText(accesses)}
      {restrictions.map((name) => (
        <span key={name} className="block medium">
          {messages.restrictions[name]}
        </span>
      ))}
      {needsSecondFactor && <span className="block medium">{messages.secondFactor}</span>}
    </>
  )
  return (
    <PagedTable
      title={messages.roles}
      rows={roles}
      empty={messages.noRoles}
      sizes={[25]}
      create={
        <CreateButton isSecondary onClick={() => onOpen(null)}>
          {messages.newRole}
        </CreateButton>
      }
      columns={[
        {
          header: messages.role,
          cell: ({ name }) => <span className={styles.role}>{localized(name)}</span>,
        },
        { header: messages.fields.accesses, cell: grants },
        {
          header: messages.members,
          cell: ({ members }) => <span className="one-line">{messages.holders(members)}</span>,
        },
      ]}
      acts={(role) => (
        <>
          <IconAction
            label={messages.editRole(localized(role.name))}
            icon={IconPencil}
            isOnce
            onClick={() => onOpen(role)}
          />
          <ActOnRow
            label={messages.deleteRole(localized(role.name))}
            icon={IconTrash}
            color="red"
            obstacle={role.members > 0 ? messages.inUse(role.members) : null}
            onClick={() => onRemove(role)}
          />
        </>
      )}
    />
  )
}
