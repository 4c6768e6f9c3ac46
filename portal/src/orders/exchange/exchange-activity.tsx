import type { Kind } from '@guichet/contract/kinds.ts'
import { Skeleton, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { failedOf, QueryFailed } from '../../kit/api/query-boundary.tsx'
import { ChoiceCards } from '../../kit/forms/choice-cards.tsx'
import { useLocalized, useMessages } from '../../kit/text/messages.ts'
import { ChooseActivity } from '../sale/catalogue/choose-activity.tsx'
import { chosenTickets, isSlotNeeded } from '../sale/catalogue/tickets.rules.ts'
import { usePrice } from '../sale/check-out/use-price.ts'
import { sellMessages } from '../sale/counter/sell.messages.ts'
import { useSellable, type Activity, type Category } from '../sale/counter/sell.queries.ts'
import { ChooseDate } from '../sale/times/choose-date.tsx'
import { ChooseSlot } from '../sale/times/choose-slot.tsx'
import { ChooseWhen } from '../sale/times/choose-when.tsx'
import { useSlotChoice } from '../sale/times/use-slot-choice.ts'
import { editMessages } from './edit.messages.ts'
import type { Exchange } from './edit.queries.ts'
import { activitiesOfKind, placeOf, slotChoice, type Foot } from './edit.rules.ts'
import { useChoiceText } from './use-choice-text.ts'

type Props = { exchange: Exchange; kind: Kind; foot: Foot }

/** Exchanges a day ticket or a pass for another activity, category, type, date or slot. */
export function ExchangeActivity({ exchange, kind, foot }: Props) {
  const messages = useMessages(sellMessages)
  const query = useSellable()
  const { data } = query
  if (failedOf(query)) return <QueryFailed query={query} title={messages.loadFailed} />
  if (!data) return <Skeleton height={420} />
  const activities = activitiesOfKind(data.activities, kind)
  if (activities.length === 0) return <Text c="dimmed">{messages.nothing}</Text>
  return <ActivityChoice activities={activities} exchange={exchange} foot={foot} />
}

type ChoiceProps = { activities: readonly Activity[]; exchange: Exchange; foot: Foot }
function ActivityChoice({ activities, exchange, foot }: ChoiceProps) {
  const was = placeOf(activities, exchange.productId)
  const [activityId, setActivityId] = useState(was?.activityId ?? null)
  const [categoryId, setCategoryId] = useState(was?.category.publicId ?? null)
  const { activity, category } = chosenTickets(activities, activityId, categoryId)
  return (
    <Stack gap="lg">
      <ChooseActivity
        activities={activities}
        activity={activity}
        category={category}
        onActivity={(id) => {
          setActivityId(id)
          setCategoryId(null)
        }}
        onCategory={setCategoryId}
      />
      <TypeChoice
        key={`${activity.publicId} ${category.publicId}`}
        activity={activity}
        category={category}
        exchange={exchange}
        foot={foot}
      />
    </Stack>
  )
}

type TypeProps = { activity: Activity; category: Category; exchange: Exchange; foot: Foot }
/** Type, date and slot; the defaults are those of the ticket, if the activity is its own. */
function TypeChoice({ activity, category, exchange, foot }: TypeProps) {
  const { ticketText } = useChoiceText()
  const own = ownOf(exchange, activity)
  const slotId = own?.slotPublicId ?? null
  const [isAnytime, setAnytime] = useState(own?.slotPublicId === null)
  const [picked, setPicked] = useState(exchange.productId)
  const product =
    category.products.find(({ productId }) => productId === picked) ?? category.products[0]
  const needsSlot = isSlotNeeded(category, isAnytime)
  const choice = useSlotChoice(activity.publicId, needsSlot, exchange.date, { slotId })
  return (
    <>
      <ChooseType products={category.products} value={product} onChange={setPicked} />
      {category.schedulingType === 'WithCalendarOrAnytime' && (
        <ChooseWhen isAnytime={isAnytime} onChange={setAnytime} />
      )}
      {needsSlot && <ChooseDate {...choice.dateProps} />}
      {needsSlot && choice.isDated && <ChooseSlot {...choice.slotProps} />}
      {foot(
        slotChoice(product, needsSlot, choice.at?.chosen),
        ticketText(activity, product, needsSlot ? choice.at?.when : undefined),
      )}
    </>
  )
}

/** Slot of the ticket, if the activity is its own. */
const ownOf = ({ activity }: Exchange, { publicId }: Activity) =>
  activity?.publicId === publicId ? activity : null

type Product = Category['products'][number]
type ChooseTypeProps = {
  products: readonly Product[]
  value: Product | undefined
  onChange: (productId: string) => void
}
function ChooseType({ products, value, onChange }: ChooseTypeProps) {
  const messages = useMessages(editMessages)
  const localized = useLocalized()
  const price = usePrice()
  return (
    <ChoiceCards
      legend={messages.type}
      value={value?.productId ?? null}
      onChange={onChange}
      choices={products.map(({ productId, title, price: cost }) => ({
        value: productId,
        content: (
          <>
            <span className="medium">{localized(title)}</span>
            <span className="dimmed size-12">{price(cost)}</span>
          </>
        ),
      }))}
    />
  )
}
