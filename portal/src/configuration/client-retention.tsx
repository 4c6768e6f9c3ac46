import { countInactiveClients } from '@guichet/contract/privacy/count-inactive-clients.ts'
import { NativeSelect, Text } from '@mantine/core'
import { queryKeys } from '../kit/api/query-keys.ts'
import { useRead } from '../kit/api/use-read.ts'
import { useDates } from '../kit/dates/dates.ts'
import type { RecordForm } from '../kit/forms/use-record-form.ts'
import { useBusiness } from '../kit/session/business.ts'
import { useMessages } from '../kit/text/messages.ts'
import { settingsMessages } from './settings.messages.ts'
import type { Settings, SettingsForm } from './settings.queries.ts'

const offeredMonths = [12, 24, 36, 60, 84, 120]

function useInactive(months: number | null) {
  const { publicId } = useBusiness()
  return useRead(
    queryKeys.configuration.part(publicId, 'inactive', months),
    countInactiveClients,
    { query: { months: String(months) } },
    { enabled: months !== null },
  )
}

type Props = { form: RecordForm<SettingsForm>; stored: Settings }
/** How long inactive clients are stored; shows how many clients the chosen period would erase. */
export function ClientRetention({ form, stored }: Props) {
  const { names, retention } = useMessages(settingsMessages)
  const months = form.values.clientRetentionMonths ?? null
  const choices = new Set([...offeredMonths, ...(months === null ? [] : [months])])
  return (
    <div>
      <NativeSelect
        label={names.clientRetentionMonths}
        description={retention.effect}
        maw={420}
        value={months === null ? '' : String(months)}
        onChange={({ currentTarget: { value } }) =>
          form.setFieldValue('clientRetentionMonths', value === '' ? null : Number(value))
        }
        data={[
          { value: '', label: retention.forever },
          ...[...choices]
            .toSorted((shorter, longer) => shorter - longer)
            .map((choice) => ({ value: String(choice), label: retention.months(choice) })),
        ]}
      />
      {months !== null && <Consequence months={months} stored={stored} />}
    </div>
  )
}

function Consequence({ months, stored }: { months: number; stored: Settings }) {
  const { retention } = useMessages(settingsMessages)
  const dates = useDates()
  const inactive = useInactive(months)
  const { clientRetentionMonths, clientRetentionFrom } = stored
  const isSaved = months === clientRetentionMonths && clientRetentionFrom !== null
  return (
    <Text size="sm" c="dimmed" component="output" display="block" mt={4}>
      {inactive.data && `${retention.today(inactive.data.clients)} `}
      {inactive.isError && `${retention.countFailed} `}
      {isSaved ? retention.from(dates.day(clientRetentionFrom)) : retention.notYet}
    </Text>
  )
}
