import { Alert, Stack, Text } from '@mantine/core'
import { memo, useState } from 'react'
import type { CartLine } from '../../../domain/cart.rules.ts'
import { useDates } from '../../../kit/dates/dates.ts'
import { lazyPart } from '../../../kit/layout/lazy-part.ts'
import { useLocalized, useMessages } from '../../../kit/text/messages.ts'
import { sellMessages } from '../counter/sell.messages.ts'
import type { Activity, Category } from '../counter/sell.queries.ts'
import { ChooseDate } from '../times/choose-date.tsx'
import { ChooseSlot } from '../times/choose-slot.tsx'
import { ChooseWhen } from '../times/choose-when.tsx'
import { useSlotChoice } from '../times/use-slot-choice.ts'
import { ChooseCategory } from './choose-category.tsx'
import { ChooseQuantity } from './choose-quantity.tsx'
import { categoryChosen, isSlotNeeded } from './tickets.rules.ts'
import { useUnavailableReason } from './use-unavailable-reason.ts'
import styles from '../counter/sell.module.css'

// Loaded on demand, because few activities have a message.
const RichTextView = lazyPart(() => import('../../../kit/forms/rich-text.tsx'), 'RichTextView')
// Loaded on demand, because most activities are on sale.
const ActivateCategory = lazyPart(
  () => import('../../../domain/catalogue/activate-category.tsx'),
  'ActivateCategory',
)
type Props = { activity: Activity; onLine: (line: CartLine) => void }

/**
 * Category, date, slot and quantities of an activity. The defaults are what counters sell most:
 * today, and the next slot with places. The defaults are derived, so that an activity without
 * places today starts at its next open day.
 */
export const ChooseTickets = memo(function ChooseTickets({ activity, onLine }: Props) {
  const [categoryId, setCategoryId] = useState<string | null>(null)
  const [isAnytime, setAnytime] = useState(false)

  const category = categoryChosen(activity, categoryId)
  const scheduling = category.schedulingType
  const needsSlot = isSlotNeeded(category, isAnytime)
  const choice = useSlotChoice(activity.publicId, needsSlot)
  const hint = useHint(category)
  return (
    <Stack gap="lg">
      <ChooseCategory activity={activity} category={category} onCategory={setCategoryId} />
      {!category.onSale && <NotSold activity={activity} category={category} />}
      {scheduling === 'WithCalendarOrAnytime' && (
        <ChooseWhen isAnytime={isAnytime} onChange={setAnytime} />
      )}
      {needsSlot ? (
        <>
          <ChooseDate {...choice.dateProps} />
          {choice.isDated && <ChooseSlot {...choice.slotProps} />}
        </>
      ) : (
        hint && (
          <Text size="sm" c="dimmed">
            {hint}
          </Text>
        )
      )}
      <ChooseQuantity
        activity={activity}
        category={category}
        at={choice.at ?? { chosen: {}, when: '' }}
        isReady={category.onSale && (!needsSlot || choice.at !== null)}
        onLine={onLine}
      />
      <Message activity={activity} />
    </Stack>
  )
})

/** Why a category cannot be sold, and the button that mends it, for those who may. */
function NotSold({ activity, category }: { activity: Activity; category: Category }) {
  const messages = useMessages(sellMessages)
  const localized = useLocalized()
  const whyNot = useUnavailableReason()
  return (
    <Alert color="orange">
      <Stack gap="xs" align="flex-start">
        <span>{messages.notSold(whyNot(category))}</span>
        {category.reason === 'inactive' && (
          <ActivateCategory
            activityId={activity.publicId}
            name={localized(activity.name)}
            category={category.category}
          />
        )}
      </Stack>
    </Alert>
  )
}

/** Message of the activity for the staff. */
function Message({ activity: { message } }: { activity: Activity }) {
  const localized = useLocalized()
  const html = message && localized(message)
  if (!html) return null
  return (
    <div className={styles.message}>
      <RichTextView html={html} />
    </div>
  )
}

/** Validity of tickets without a slot. */
function useHint({ category, validFrom, validUntil }: Category): string {
  const messages = useMessages(sellMessages)
  const dates = useDates()
  if (category === 'daily_ticket') return messages.anytimeHint
  return validFrom && validUntil
    ? messages.validHint(dates.day(validFrom), dates.day(validUntil))
    : ''
}
