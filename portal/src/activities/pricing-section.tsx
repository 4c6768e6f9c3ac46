import { schedulingOf } from '@guichet/contract/activities/activity.ts'
import { Group, NativeSelect, Switch } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { SaleBadge } from '../domain/catalogue/sale-badge.tsx'
import { saleMessages } from '../domain/catalogue/sale.messages.ts'
import { useKindNames } from '../domain/names/use-kind-names.ts'
import { DateField } from '../kit/dates/date-field.tsx'
import { useDates } from '../kit/dates/dates.ts'
import type { RecordForm } from '../kit/forms/use-record-form.ts'
import { IconAction } from '../kit/layout/icon-action.tsx'
import { useMessages } from '../kit/text/messages.ts'
import { activityMessages } from './activities.messages.ts'
import type { ActivityForm, PricingForm } from './activities.queries.ts'
import { TicketTypes } from './ticket-types.tsx'
import styles from './activity.module.css'

type Period = `${'active' | 'valid'}Period${'Start' | 'End'}DateTimeUtc`
type Props = {
  form: RecordForm<ActivityForm>
  index: number
  stored: PricingForm | undefined
  /** In a new activity the button that saves decides whether the category is active. */
  isNew: boolean
}

/** A category of an activity: whether it is online now, its periods, its ticket types. */
export function PricingSection({ form, index, stored, isNew }: Props) {
  const messages = useMessages(activityMessages)
  const saleTexts = useMessages(saleMessages)
  const kinds = useKindNames()
  const dates = useDates()
  const path = `activityPricings.${index}` as const
  const { category } = form.values.activityPricings[index]!
  const name = kinds[category]
  const choices = schedulingOf[category]
  const day = (field: Period, label: string, edge: 'start' | 'end') => {
    const { value, ...props } = form.getInputProps(`${path}.${field}`)
    return (
      <DateField
        {...props}
        value={value ?? null}
        label={label}
        edge={edge}
        isRequired
        min={dates.today()}
      />
    )
  }
  return (
    <section className="panel stack gap-12 below-16 padded" aria-label={name}>
      <Group justify="space-between" mb="sm">
        <Group gap="sm">
          <h2 className="size-16">{name}</h2>
          {stored?.isOnline !== undefined && <SaleBadge state={stored.offlineReason ?? 'onSale'} />}
        </Group>
        <Group gap="sm">
          {!isNew && (
            <Switch
              {...form.getInputProps(`${path}.isActive`, { type: 'checkbox' })}
              label={saleTexts.active}
            />
          )}
          <IconAction
            color="red"
            label={messages.removeCategory(name)}
            icon={IconTrash}
            iconSize={18}
            onClick={() => form.removeListItem('activityPricings', index)}
          />
        </Group>
      </Group>
      <div className={styles.periods}>
        {choices.length > 1 && (
          <NativeSelect
            {...form.getInputProps(`${path}.schedulingType`)}
            label={messages.scheduling}
            data={choices.map((value) => ({ value, label: messages.schedulings[value] }))}
          />
        )}
        {day('activePeriodStartDateTimeUtc', messages.saleFrom, 'start')}
        {day('activePeriodEndDateTimeUtc', messages.saleTo, 'end')}
        {category === 'season_pass' &&
          day('validPeriodStartDateTimeUtc', messages.validFrom, 'start')}
        {category === 'season_pass' && day('validPeriodEndDateTimeUtc', messages.validTo, 'end')}
      </div>
      <TicketTypes
        form={form}
        path={`${path}.activityPricingDetails`}
        types={form.values.activityPricings[index]!.activityPricingDetails}
        isPass={category === 'season_pass'}
      />
    </section>
  )
}
