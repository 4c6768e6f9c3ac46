import type { MemberRoles as ChosenRoles } from '@guichet/contract/staff/staff-member.ts'
import { Checkbox, Stack } from '@mantine/core'
import { useId, type ReactNode } from 'react'
import { useBusiness } from '../kit/session/business.ts'
import { useLocalized, useMessages } from '../kit/text/messages.ts'
import { staffMessages } from './staff.messages.ts'
import type { Role } from './staff.queries.ts'
import { useAccessText } from './use-access-text.ts'
import styles from './staff.module.css'

type Props = {
  roles: readonly Role[]
  chosen: ChosenRoles
  /** Roles that the member has already; they stay selectable for any editor. */
  held: readonly string[]
  problem: ReactNode
  onChange: (chosen: ChosenRoles) => void
}

/** Roles of a member, each with its accesses. */
export function MemberRoles({ roles, chosen, held, problem, onChange }: Props) {
  const messages = useMessages(staffMessages)
  const accessText = useAccessText()
  const problemId = useId()
  const localized = useLocalized()
  const { isMainStaff: mayGiveAll } = useBusiness()
  const { isMainStaff, roleTypes, administrationRolePublicIds: given } = chosen
  const opens = ({ accesses, restrictions }: Role) =>
    [accessText(accesses), ...restrictions.map((name) => messages.restrictions[name])].join('. ')
  return (
    <fieldset
      className="shrinks"
      data-path="roleTypes"
      tabIndex={-1}
      {...(problem && { 'aria-describedby': problemId })}
    >
      <legend className="size-14 medium no-margin below-8">{messages.fields.roleTypes}</legend>
      <Stack gap={10}>
        {(mayGiveAll || isMainStaff) && (
          <Checkbox
            label={messages.fields.isMainStaff}
            description={messages.mainHint}
            checked={isMainStaff}
            disabled={!mayGiveAll}
            onChange={(event) => onChange({ ...chosen, isMainStaff: event.currentTarget.checked })}
          />
        )}
        {roles.map((role) => {
          const isHeld = held.includes(role.publicId)
          const isOffered = role.canGrant || isHeld
          return (
            <Checkbox
              key={role.publicId}
              label={localized(role.name)}
              description={isOffered ? opens(role) : messages.beyondOwn}
              checked={given.includes(role.publicId)}
              disabled={!isOffered}
              onChange={(event) =>
                onChange({
                  ...chosen,
                  administrationRolePublicIds: event.currentTarget.checked
                    ? [...given, role.publicId]
                    : given.filter((id) => id !== role.publicId),
                })
              }
            />
          )
        })}
        <Checkbox
          label={messages.validator}
          description={messages.validatorHint}
          checked={roleTypes.includes('Validator')}
          onChange={(event) =>
            onChange({
              ...chosen,
              roleTypes: event.currentTarget.checked
                ? [...roleTypes, 'Validator']
                : roleTypes.filter((type) => type !== 'Validator'),
            })
          }
        />
      </Stack>
      {problem && (
        <p className={styles.problem} id={problemId}>
          {problem}
        </p>
      )}
    </fieldset>
  )
}
