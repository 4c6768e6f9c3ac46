import { guardedRoles } from '@guichet/contract/sign-in/second-factor/save-second-factor-rule.ts'
import { Checkbox, Stack, Text } from '@mantine/core'
import { PartFailed } from '../kit/api/part-failed.tsx'
import { useMessages } from '../kit/text/messages.ts'
import { staffMessages } from './staff.messages.ts'
import { useSaveSecondFactorRule, useSecondFactorRule } from './staff.queries.ts'
import styles from './staff.module.css'

/** People from whom the business requires a second factor, besides those whose role requires it. */
export function SecondFactorSetting() {
  const messages = useMessages(staffMessages)
  const query = useSecondFactorRule()
  const save = useSaveSecondFactorRule()
  const { data: chosen } = query
  return (
    <section className={`panel ${styles.idle}`} aria-labelledby="second-factor-rule">
      <h2 className="size-14 medium no-margin below-8" id="second-factor-rule">
        {messages.secondFactor}
      </h2>
      <Text size="sm" c="dimmed" mb="sm">
        {messages.secondFactorHint}
      </Text>
      {query.isError && <PartFailed query={query} title={messages.loadFailed} />}
      {chosen && (
        <Stack gap="xs">
          {guardedRoles.map((role) => (
            <Checkbox
              key={role}
              label={messages.guarded[role]}
              checked={chosen.includes(role)}
              disabled={save.isPending}
              onChange={({ currentTarget: { checked } }) =>
                save.mutate({
                  body: {
                    roles: checked ? [...chosen, role] : chosen.filter((each) => each !== role),
                  },
                })
              }
            />
          ))}
        </Stack>
      )}
    </section>
  )
}
