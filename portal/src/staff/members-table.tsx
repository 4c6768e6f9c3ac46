import { IconEye, IconMailForward, IconPencil, IconShieldOff, IconTrash } from '@tabler/icons-react'
import { CreateButton } from '../kit/layout/create-button.tsx'
import { IconAction } from '../kit/layout/icon-action.tsx'
import { useBusiness } from '../kit/session/business.ts'
import { PagedTable } from '../kit/tables/paged-table.tsx'
import { useLocalized, useMessages } from '../kit/text/messages.ts'
import { ActOnRow } from './act-on-row.tsx'
import { staffMessages } from './staff.messages.ts'
import { useInviteMember, type Member } from './staff.queries.ts'
import styles from './staff.module.css'

type Props = {
  members: readonly Member[]
  onAdd: () => void
  onEdit: (member: Member) => void
  onRemove: (member: Member) => void
  onViewAs: (member: Member) => void
  onReset: (member: Member) => void
}
const nameOf = ({ firstName, lastName }: Member) => `${firstName} ${lastName}`

export function MembersTable(props: Props) {
  const { members, onAdd, onEdit, onRemove, onViewAs, onReset } = props
  const messages = useMessages(staffMessages)
  const { userPublicId } = useBusiness()
  const invite = useInviteMember()
  const why = (obstacle: Member['changeObstacle']) => obstacle && messages.obstacles[obstacle]
  return (
    <PagedTable
      title={messages.members}
      rows={members}
      empty={messages.noMembers}
      sizes={[50]}
      create={<CreateButton onClick={onAdd}>{messages.addMember}</CreateButton>}
      columns={[
        { header: messages.fields.email, cell: ({ email }) => email },
        { header: messages.fields.name, cell: nameOf },
        { header: messages.roles, cell: (member) => <RolesOf member={member} /> },
      ]}
      acts={(member) => (
        <>
          {member.isAwaited && (
            <IconAction
              label={messages.inviteMember(nameOf(member))}
              icon={IconMailForward}
              isOnce
              onClick={() => invite.mutate({ params: { id: member.publicId } })}
            />
          )}
          <IconAction
            label={messages.viewAs(nameOf(member))}
            icon={IconEye}
            isOnce
            onClick={() => onViewAs(member)}
          />
          {member.hasSecondFactor && (
            <ActOnRow
              label={messages.resetMember(nameOf(member))}
              icon={IconShieldOff}
              obstacle={
                member.userPublicId === userPublicId
                  ? messages.obstacles.OwnMembership
                  : why(member.changeObstacle)
              }
              onClick={() => onReset(member)}
            />
          )}
          <ActOnRow
            label={messages.editMember(nameOf(member))}
            icon={IconPencil}
            obstacle={why(member.changeObstacle)}
            onClick={() => onEdit(member)}
          />
          <ActOnRow
            label={messages.removeMember(nameOf(member))}
            icon={IconTrash}
            color="red"
            obstacle={why(member.removalObstacle)}
            onClick={() => onRemove(member)}
          />
        </>
      )}
    />
  )
}

function RolesOf({ member }: { member: Member }) {
  const messages = useMessages(staffMessages)
  const localized = useLocalized()
  const has = (type: string) => member.roles.some((role) => role.type === type)
  const names = [
    ...(member.isMainStaff ? [messages.fields.isMainStaff] : []),
    ...member.administrationRoles.map(({ name }) => localized(name)),
    ...(has('Validator') ? [messages.validator] : []),
    ...(has('SchedulerDashboardAdmin') ? [messages.scheduler] : []),
  ]
  return (
    <ul className={styles.chips}>
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
      {names.length === 0 && <li data-tone="muted">{messages.entersOnly}</li>}
      {member.restrictions.length > 0 && <li data-tone="warning">{messages.restricted}</li>}
      {member.hasSecondFactor && <li data-tone="muted">{messages.twoSteps}</li>}
      {member.isAwaited && <li data-tone="muted">{messages.awaited}</li>}
    </ul>
  )
}
