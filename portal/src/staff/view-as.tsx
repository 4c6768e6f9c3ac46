import { Stack, Text } from '@mantine/core'
import { useContext } from 'react'
import { Dialog } from '../kit/layout/dialog.tsx'
import { MenuPreview } from '../kit/session/menu-preview.ts'
import { useMessages } from '../kit/text/messages.ts'
import { staffMessages } from './staff.messages.ts'
import type { Member, Role } from './staff.queries.ts'

type Props = { member: Member; roles: readonly Role[]; onClose: () => void }

/** Preview of the menu that a member has. */
export function ViewAs({ member, roles, onClose }: Props) {
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
