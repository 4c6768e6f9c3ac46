import { Stack, Text } from '@mantine/core'
import { useState, useContext } from 'react'
import { Confirm } from '../kit/layout/confirm.tsx'
import { Dialog } from '../kit/layout/dialog.tsx'
import { lazyPart } from '../kit/layout/lazy-part.ts'
import { MenuPreview } from '../kit/session/menu-preview.ts'
import { useMessages } from '../kit/text/messages.ts'
import { MembersTable } from './members-table.tsx'
import { staffMessages } from './staff.messages.ts'
import { useRemoveMember, useResetSecondFactor, type Member, type Role } from './staff.queries.ts'

const AddMember = lazyPart(() => import('./edit-member.tsx'), 'AddMember')
const EditMember = lazyPart(() => import('./edit-member.tsx'), 'EditMember')

type Act = 'edit' | 'remove' | 'reset' | 'viewAs'
type Open = { what: 'new' } | { what: Act; member: Member }
type Props = { members: readonly Member[]; roles: readonly Role[] }

/** Members, with their dialogs. */
export function Members({ members, roles }: Props) {
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => setOpen(null)
  const show = (what: Act) => (member: Member) => setOpen({ what, member })
  return (
    <>
      <MembersTable
        members={members}
        onAdd={() => setOpen({ what: 'new' })}
        onEdit={show('edit')}
        onRemove={show('remove')}
        onViewAs={show('viewAs')}
        onReset={show('reset')}
      />
      {open?.what === 'new' && (
        <AddMember
          roles={roles}
          onClose={close}
          onOpenMember={(publicId) => {
            const member = members.find((each) => each.publicId === publicId)
            if (member) show('edit')(member)
          }}
        />
      )}
      {open?.what === 'edit' && <EditMember member={open.member} roles={roles} onClose={close} />}
      {open?.what === 'viewAs' && <ViewAs member={open.member} roles={roles} onClose={close} />}
      {open?.what === 'reset' && <ResetMember member={open.member} onClose={close} />}
      {open?.what === 'remove' && <RemoveMember member={open.member} onClose={close} />}
    </>
  )
}

function ResetMember({ member, onClose }: { member: Member; onClose: () => void }) {
  const messages = useMessages(staffMessages)
  const reset = useResetSecondFactor()
  return (
    <Confirm
      title={messages.resetTitle(`${member.firstName} ${member.lastName}`)}
      verb={messages.resetVerb}
      isDangerous
      isPending={reset.isPending}
      onClose={onClose}
      onConfirm={() => reset.mutate({ params: { id: member.publicId } }, { onSettled: onClose })}
    >
      {messages.resetText}
    </Confirm>
  )
}

function RemoveMember({ member, onClose }: { member: Member; onClose: () => void }) {
  const messages = useMessages(staffMessages)
  const remove = useRemoveMember()
  return (
    <Confirm
      title={messages.removeTitle(`${member.firstName} ${member.lastName}`)}
      verb={messages.removeVerb}
      isDangerous
      isPending={remove.isPending}
      onClose={onClose}
      onConfirm={() => remove.mutate({ params: { id: member.publicId } }, { onSettled: onClose })}
    >
      {messages.removeText}
    </Confirm>
  )
}

type ViewAsProps = { member: Member; roles: readonly Role[]; onClose: () => void }

/** Preview of the menu that a member has. */
function ViewAs({ member, roles, onClose }: ViewAsProps) {
  const messages = useMessages(staffMessages)
  const draw = useContext(MenuPreview)
  const held = new Set(
    member.administrationRoles.map(({ customRolePublicId }) => customRolePublicId),
  )
  const accesses = roles
    .filter(({ publicId }) => held.has(publicId))
    .flatMap((role) => role.accesses)
  const validates = member.roles.some(({ type }) => type === 'Validator')
  const enters = member.isMainStaff || member.administrationRoles.length > 0
  return (
    <Dialog
      title={messages.viewAsTitle(`${member.firstName} ${member.lastName}`)}
      size="lg"
      onClose={onClose}
    >
      <Stack gap="md">
        {validates && <Text size="sm">{messages.validatesOnly}</Text>}
        {(enters || !validates) && draw({ isMainStaff: member.isMainStaff, accesses })}
        {member.restrictions.map((name) => (
          <Text key={name} size="sm">
            {messages.restrictions[name]}
          </Text>
        ))}
      </Stack>
    </Dialog>
  )
}
