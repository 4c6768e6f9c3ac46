import type { Reply } from '@guichet/contract/endpoint.ts'
import type { findRebateProducts } from '@guichet/contract/rebates/save-rebate.ts'
import { Checkbox, Pill, Skeleton, TagsInput, TextInput } from '@mantine/core'
import { ProductTree } from '../domain/product-tree.tsx'
import { QueryBoundary } from '../kit/api/query-boundary.tsx'
import { useDates } from '../kit/dates/dates.ts'
import { DayField } from '../kit/dates/day-field.tsx'
import { useDuration } from '../kit/dates/durations.ts'
import type { RecordForm } from '../kit/forms/use-record-form.ts'
import { useMessages } from '../kit/text/messages.ts'
import { mayHaveDates, type Draft } from './draft.rules.ts'
import { rebateMessages } from './rebates.messages.ts'
import { useLinkable } from './rebates.queries.ts'
import styles from './rebates.module.css'

type Props = { form: RecordForm<Draft> }

/** Limits of a rebate: postal codes, products and days. */
export function RebateLimits({ form, isBatch }: Props & { isBatch: boolean }) {
  const messages = useMessages(rebateMessages)
  const { option, isLimited, hasDates, postalCodes, taxSettings } = form.values
  return (
    <>
      {option === 'POSTAL_CODES' && (
        <TagsInput
          label={messages.fields.postalCodes}
          description={messages.postalCodesHint}
          required
          value={postalCodes}
          error={form.errors.postalCodes}
          data-path="postalCodes"
          splitChars={[',', ';']}
          onChange={(next) => form.setFieldValue('postalCodes', next)}
        />
      )}
      <div>
        <Checkbox
          {...form.getInputProps('isLimited', { type: 'checkbox' })}
          label={messages.limit}
        />
        {isLimited && <LinkedProducts form={form} />}
      </div>
      {mayHaveDates(form.values) && (
        <div>
          <Checkbox
            {...form.getInputProps('hasDates', { type: 'checkbox' })}
            label={messages.dates}
          />
          {hasDates && <LinkedDates form={form} />}
        </div>
      )}
      {isBatch && (
        <div>
          <Checkbox
            label={messages.tax}
            description={messages.taxHint}
            checked={taxSettings !== null}
            onChange={(event) =>
              form.setFieldValue('taxSettings', event.currentTarget.checked ? '' : null)
            }
          />
          {taxSettings !== null && (
            <TextInput
              {...form.getInputProps('taxSettings')}
              value={taxSettings}
              onChange={(event) => form.setFieldValue('taxSettings', event.currentTarget.value)}
              label={messages.fields.taxSettings}
              required
              inputMode="decimal"
              autoComplete="off"
              rightSection="$"
              maw={140}
              className={styles.within}
            />
          )}
        </div>
      )}
    </>
  )
}

function LinkedProducts({ form }: Props) {
  const messages = useMessages(rebateMessages)
  const linkable = useLinkable()
  const withDuration = useWithDuration()
  return (
    <div className={styles.within} data-path="linkedProductPublicIds">
      <QueryBoundary
        query={linkable}
        title={messages.productsFailed}
        loading={<Skeleton height={160} />}
      >
        {({ categories }) => (
          <ProductTree
            all={categories.map((category) => ({
              ...category,
              products: category.products.map(withDuration),
            }))}
            ticked={new Set(form.values.linkedProductPublicIds)}
            onTick={(ticked) => form.setFieldValue('linkedProductPublicIds', [...ticked])}
          />
        )}
      </QueryBoundary>
      {form.errors.linkedProductPublicIds && (
        <p className="error size-13 no-margin above-4">{form.errors.linkedProductPublicIds}</p>
      )}
    </div>
  )
}

type Product = Reply<typeof findRebateProducts>['categories'][number]['products'][number]
/** Rental products exist per duration: appends it to their names. */
function useWithDuration() {
  const durationText = useDuration()
  return ({ duration, title, ...product }: Product) => ({
    ...product,
    title: duration
      ? {
          fr: `${title.fr}, ${durationText(duration)}`,
          en: `${title.en}, ${durationText(duration)}`,
        }
      : title,
  })
}

function LinkedDates({ form }: Props) {
  const messages = useMessages(rebateMessages)
  const dates = useDates()
  const { linkedDates } = form.values
  return (
    <div className={styles.within} data-path="linkedDates">
      {linkedDates.length > 0 && (
        <div className="wrapping gap-6 below-8">
          {linkedDates.map((day) => (
            <Pill
              key={day}
              size="md"
              withRemoveButton
              removeButtonProps={{ 'aria-label': messages.removeDate(day), tabIndex: 0 }}
              onRemove={() =>
                form.setFieldValue(
                  'linkedDates',
                  linkedDates.filter((each) => each !== day),
                )
              }
            >
              {day}
            </Pill>
          ))}
        </div>
      )}
      <DayField
        label={messages.addDate}
        value={null}
        min={dates.today()}
        error={form.errors.linkedDates}
        onChange={(day) => {
          if (day && !linkedDates.includes(day))
            form.setFieldValue('linkedDates', [...linkedDates, day].sort())
        }}
      />
    </div>
  )
}
