import {
  memberEmailLimit,
  memberNameLimit,
  memberRoleTypes,
  StaffNew,
  StaffSave,
  type MemberRoles as ChosenRoles,
} from '@guichet/contract/staff/staff-member.ts'
import { Button, Group, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { isApiError, type ApiError } from '../kit/api/api-error.ts'
import { RecordModal } from '../kit/forms/record-modal.tsx'
import { useRecordForm } from '../kit/forms/use-record-form.ts'
import { useMessages } from '../kit/text/messages.ts'
import { MemberRoles } from './member-roles.tsx'
import { staffMessages } from './staff.messages.ts'
import { useCreateMember, useSaveMember, type Member, type Role } from './staff.queries.ts'

const noRoles: ChosenRoles = { isMainStaff: false, roleTypes: [], administrationRolePublicIds: [] }
const nobody = { email: '', firstName: '', lastName: '', ...noRoles }

type AddProps = {
  roles: readonly Role[]
  onClose: () => void
  /** Opens an existing member with the entered email instead. */
  onOpenMember: (publicId: string) => void
}
export function AddMember({ roles, onClose, onOpenMember }: AddProps) {
  const messages = useMessages(staffMessages)
  const create = useCreateMember(onClose)
  const form = useRecordForm<typeof nobody>(StaffNew, nobody, create.error)
  const field = (name: 'firstName' | 'lastName') => (
    <TextInput
      {...form.getInputProps(name)}
      label={messages[name]}
      maxLength={memberNameLimit}
      autoComplete="off"
      required
    />
  )
  return (
    <RecordModal
      title={messages.addMember}
      form={form}
      onSubmit={(body) => create.mutate({ body })}
      onClose={onClose}
      verb={messages.add}
      command={create}
      fieldNames={messages.fields}
    >
      <TextInput
        {...form.getInputProps('email')}
        type="email"
        label={messages.fields.email}
        description={messages.addHint}
        maxLength={memberEmailLimit}
        autoComplete="off"
        required
      />
      {isApiError(create.error, 'StaffAlreadyExists') && (
        <OpenMember error={create.error} onOpen={onOpenMember} />
      )}
      <Group grow align="start">
        {field('firstName')}
        {field('lastName')}
      </Group>
      <MemberRoles
        roles={roles}
        chosen={form.values}
        held={[]}
        problem={form.errors.roleTypes}
        onChange={(chosen) => form.setValues({ ...form.getValues(), ...chosen })}
      />
    </RecordModal>
  )
}

function OpenMember({ error, onOpen }: { error: ApiError; onOpen: (publicId: string) => void }) {
  const messages = useMessages(staffMessages)
  return (
    <Button
      variant="default"
      size="xs"
      style={{ alignSelf: 'flex-start' }}
      onClick={() => onOpen(String(error.data.publicId))}
    >
      {messages.openMember}
    </Button>
  )
}

type Draft = ChosenRoles & { publicId: string; userPublicId: string; version: number }
const isRoleType = (type: string) =>
  type !== 'UserCollaboratorAdmin' && (memberRoleTypes as readonly string[]).includes(type)
const draftOf = (member: Member): Draft => ({
  publicId: member.publicId,
  userPublicId: member.userPublicId,
  isMainStaff: member.isMainStaff,
  roleTypes: member.roles.map(({ type }) => type).filter(isRoleType) as ChosenRoles['roleTypes'],
  administrationRolePublicIds: member.administrationRoles.map(
    ({ customRolePublicId }) => customRolePublicId,
  ),
  version: member.version,
})

type EditProps = { member: Member; roles: readonly Role[]; onClose: () => void }
/** Roles of a member; only the person can change their name and email. */
export function EditMember({ member, roles, onClose }: EditProps) {
  const messages = useMessages(staffMessages)
  const save = useSaveMember(onClose)
  const [record] = useState(() => draftOf(member))
  const form = useRecordForm<Draft>(StaffSave, record, save.error)
  return (
    <RecordModal
      title={messages.editMember(`${member.firstName} ${member.lastName}`)}
      form={form}
      onSubmit={(body) => save.mutate({ body })}
      onClose={onClose}
      command={save}
      fieldNames={messages.fields}
    >
      <Text size="sm" c="dimmed">
        {member.email}
      </Text>
      <MemberRoles
        roles={roles}
        chosen={form.values}
        held={record.administrationRolePublicIds}
        problem={form.errors.roleTypes}
        onChange={(chosen) => form.setValues({ ...form.getValues(), ...chosen })}
      />
    </RecordModal>
  )
}
