import { Checkbox, NativeSelect, Skeleton } from '@mantine/core'
import { useEffect, useState, type ReactNode } from 'react'
import { useKindNames } from '../../../domain/names/use-kind-names.ts'
import { failedOf, QueryFailed } from '../../../kit/api/query-boundary.tsx'
import { Dialog } from '../../../kit/layout/dialog.tsx'
import { useLocalized, useMessages } from '../../../kit/text/messages.ts'
import type { Client } from '../buyer/client.rules.ts'
import type { Person } from '../buyer/party-in-cart.rules.ts'
import { isSlotNeeded } from '../catalogue/tickets.rules.ts'
import { sellMessages } from '../counter/sell.messages.ts'
import { useSellable, type Activity, type Sellable } from '../counter/sell.queries.ts'
import type { CartOnScreen } from '../saved-cart/use-saved-cart.ts'
import { useSellableRentals, type Rentals } from '../times/times.queries.ts'
import { KnownParty } from './known-party.tsx'
import type { Seat } from './party-cart.rules.ts'
import { isClientOpen } from './party-client.rules.ts'
import { focusPut, PartyForm } from './party-form.tsx'
import type { Plan, RentalMoment, TicketMoment } from './party-plan.rules.ts'
import { PartyBegin, PartySlot } from './party-time.tsx'
import { partyMessages } from './party.messages.ts'
import { usePartyRows, type PartyRows } from './use-party.ts'
import { usePutParty } from './use-put-party.ts'
import styles from './party.module.css'

type Props = {
  isOpen: boolean
  onClose: () => void
  /** Activity selected on the page. */
  activityId: string | null
  kept: Pick<CartOnScreen, 'state' | 'setState'>
  /** Called before the cart changes. */
  onPut: () => void
}

/**
 * Dialog for a family or a group: one row per person, with fitting tickets and equipment, all added
 * to the cart together. The input stays until then.
 */
export function PartyDialog({ isOpen, onClose, activityId, kept, onPut }: Props) {
  const sell = useMessages(sellMessages)
  const sellable = useSellable()
  const rentals = useSellableRentals()
  const party = usePartyRows()
  const putParty = usePutParty(kept)
  const query = [sellable, rentals].find((each) => failedOf(each))
  // Kept while the dialog is closed, until the party is in the cart.
  const [isKept, setKept] = useState(true)
  if (isOpen && !isKept) setKept(true)
  const put = (seats: Seat[], client: Person | null) => {
    onPut()
    putParty(seats, client)
    party.clear()
    setKept(false)
    onClose()
  }
  return (
    <Dialog
      title={sell.party}
      isOpen={isOpen}
      onClose={onClose}
      size={1240}
      isFullOnPhone
      closeOnClickOutside={false}
      keepsContent={isKept}
    >
      {query && <QueryFailed query={query} title={sell.loadFailed} />}
      {!query && !(sellable.data && rentals.data) && <Skeleton height={240} />}
      {sellable.data && rentals.data && (
        <PartyPlan
          party={party}
          activityId={activityId}
          client={kept.state.client}
          onSeats={put}
          sellable={sellable.data}
          rentals={rentals.data}
        />
      )}
    </Dialog>
  )
}

/** Categories on sale that are sold per person. */
const forPeople = ({ categories }: Activity) =>
  categories.filter(
    ({ onSale, category }) => onSale && (category === 'daily_ticket' || category === 'season_pass'),
  )

type PlanProps = {
  party: PartyRows
  activityId: string | null
  client: Client | null
  onSeats: (seats: Seat[], client: Person | null) => void
  sellable: Sellable
  rentals: Rentals
}
/** Focuses the first name, or the button of a returning party, at each opening. */
const useFirstFocus = () =>
  useEffect(() => {
    const timer = setTimeout(() =>
      document.querySelector<HTMLElement>('[role=dialog] [data-autofocus]')?.focus(),
    )
    return () => clearTimeout(timer)
  }, [])

function PartyPlan({ party, activityId, client, onSeats, sellable, rentals }: PlanProps) {
  useFirstFocus()
  const activities = sellable.activities.filter((item) => forPeople(item).length > 0)
  const first = activities.find(({ publicId }) => publicId === activityId) ?? activities[0]
  const [wanted, setWanted] = useState(first?.publicId ?? '')
  const [categoryId, setCategory] = useState('')
  const [modelIds, setModels] = useState<readonly string[]>([])
  const [carriedIds, setCarried] = useState<readonly string[]>([])
  const [areLater, setLater] = useState(false)
  const activity = activities.find(({ publicId }) => publicId === wanted) ?? null
  const categories = activity ? forPeople(activity) : []
  const category =
    categories.find(({ publicId }) => publicId === categoryId) ?? categories[0] ?? null
  const equipment = rentals.rentals
    .map((item) => ({
      ...item,
      models: item.models.filter(({ publicId }) => modelIds.includes(publicId)),
    }))
    .filter(({ models }) => models.length > 0)
  const offered = rentals.accessories.filter(({ rentalPublicIds }) =>
    equipment.some(({ publicId }) => rentalPublicIds.includes(publicId)),
  )
  const plan = {
    activity,
    category,
    equipment,
    accessories: offered.filter(({ productId }) => carriedIds.includes(productId)),
  }
  return (
    <div className={styles.plan}>
      <KnownParty
        client={client}
        party={party}
        onTaken={(known) => {
          setModels(known.modelPublicIds)
          setCarried(known.accessoryProductIds)
          focusPut()
        }}
      />
      <TicketChoice
        {...{ activities, categories, activity, category }}
        onActivity={setWanted}
        onCategory={setCategory}
      />
      <Equipment
        rentals={rentals}
        modelIds={modelIds}
        onModels={setModels}
        offered={offered}
        carriedIds={carriedIds}
        onCarried={setCarried}
        areLater={areLater}
        onLater={setLater}
      />
      <Moments plan={plan}>
        {(moments) => (
          <PartyForm
            party={party}
            plan={{ ...plan, ...moments, areSizesLater: areLater }}
            isClientOpen={isClientOpen(client)}
            onSeats={onSeats}
          />
        )}
      </Moments>
    </div>
  )
}

type TicketProps = Pick<Plan, 'activity' | 'category'> & {
  activities: readonly Activity[]
  categories: Activity['categories']
  onActivity: (id: string) => void
  onCategory: (id: string) => void
}
function TicketChoice({ activities, categories, activity, category, ...on }: TicketProps) {
  const messages = useMessages(partyMessages)
  const localized = useLocalized()
  const kinds = useKindNames()
  if (activities.length === 0) return null
  return (
    <>
      <NativeSelect
        label={messages.activity}
        value={activity?.publicId ?? ''}
        onChange={(event) => on.onActivity(event.currentTarget.value)}
        data={[
          ...activities.map(({ publicId, name }) => ({ value: publicId, label: localized(name) })),
          { value: '', label: messages.noTickets },
        ]}
      />
      {categories.length > 1 && (
        <NativeSelect
          label={messages.category}
          value={category?.publicId ?? ''}
          onChange={(event) => on.onCategory(event.currentTarget.value)}
          data={categories.map((item) => ({ value: item.publicId, label: kinds[item.category] }))}
        />
      )}
    </>
  )
}

type EquipmentProps = {
  rentals: Rentals
  modelIds: readonly string[]
  onModels: (ids: readonly string[]) => void
  offered: Rentals['accessories']
  carriedIds: readonly string[]
  onCarried: (ids: readonly string[]) => void
  areLater: boolean
  onLater: (areLater: boolean) => void
}
const toggled = (ids: readonly string[], id: string) =>
  ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]
/** Equipment that the party rents, one piece of each category per person, and accessories. */
function Equipment({
  rentals,
  modelIds,
  onModels,
  offered,
  carriedIds,
  onCarried,
  areLater,
  onLater,
}: EquipmentProps) {
  const messages = useMessages(partyMessages)
  const localized = useLocalized()
  const models = rentals.rentals.flatMap((category) => category.models)
  if (models.length === 0) return null
  return (
    <>
      <fieldset className={`${styles.boxes} ${styles.wide}`}>
        <legend className="size-14 medium">{messages.equipment}</legend>
        {models.map(({ publicId, name }) => (
          <Checkbox
            key={publicId}
            label={localized(name)}
            checked={modelIds.includes(publicId)}
            onChange={() => onModels(toggled(modelIds, publicId))}
          />
        ))}
      </fieldset>
      {modelIds.length > 0 && (
        <Checkbox
          className={styles.wide!}
          label={messages.sizesLater}
          checked={areLater}
          onChange={(event) => onLater(event.currentTarget.checked)}
        />
      )}
      {offered.length > 0 && (
        <fieldset className={`${styles.boxes} ${styles.wide}`}>
          <legend className="size-14 medium">{messages.accessories}</legend>
          {offered.map(({ productId, name }) => (
            <Checkbox
              key={productId}
              label={localized(name)}
              checked={carriedIds.includes(productId)}
              onChange={() => onCarried(toggled(carriedIds, productId))}
            />
          ))}
        </fieldset>
      )}
    </>
  )
}

type MomentsProps = {
  plan: Pick<Plan, 'activity' | 'category' | 'equipment'>
  children: (moments: { tickets: TicketMoment; rental: RentalMoment | null }) => ReactNode
}
const anytime: TicketMoment = { date: null, at: { chosen: {}, when: '' } }
/** Times of the tickets and the equipment; another activity or type resets them. */
function Moments({ plan: { activity, category, equipment }, children }: MomentsProps) {
  const model = equipment[0]?.models[0]
  const withRental = (tickets: TicketMoment) =>
    model ? (
      <PartyBegin key={model.publicId} model={model} date={tickets.date}>
        {(rental) => children({ tickets, rental })}
      </PartyBegin>
    ) : (
      children({ tickets, rental: null })
    )
  return activity && category && isSlotNeeded(category, false) ? (
    <PartySlot key={activity.publicId} activityId={activity.publicId}>
      {withRental}
    </PartySlot>
  ) : (
    withRental(anytime)
  )
}
