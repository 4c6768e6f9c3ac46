import { Skeleton, Stack, Text } from '@mantine/core'
import { IconBed } from '@tabler/icons-react'
import { useState } from 'react'
import {
  keyOf,
  quantityOf,
  type Cart,
  type CartLine,
  type LineChoice,
} from '../../../domain/cart.rules.ts'
import { ProblemAlert } from '../../../kit/api/problem-alert.tsx'
import { failedOf, QueryFailed } from '../../../kit/api/query-boundary.tsx'
import { addDays, useDates } from '../../../kit/dates/dates.ts'
import { ChoiceCards } from '../../../kit/forms/choice-cards.tsx'
import { QuantityStepper } from '../../../kit/forms/quantity-stepper.tsx'
import { useLocalized, useMessages } from '../../../kit/text/messages.ts'
import { useMoney } from '../../../kit/text/money.ts'
import { RemainingNote } from '../catalogue/remaining-note.tsx'
import { isOut } from '../catalogue/sizes.rules.ts'
import { Pictured } from '../catalogue/tile-picture.tsx'
import { useLineLimit } from '../catalogue/use-line-limit.ts'
import { sellMessages } from '../counter/sell.messages.ts'
import { ChooseDate } from './choose-date.tsx'
import { timesMessages } from './times.messages.ts'
import { useNights, useSellableStays, type Night, type Stay } from './times.queries.ts'
import { useDayChoice } from './use-day-choice.ts'
import styles from '../counter/sell.module.css'

type Props = { cart: Cart; onLine: (line: CartLine) => void }
type Bilingual = { fr: string; en: string }

/** Chooses unit type, arrival, nights and people, then the number of units free in every night. */
export function ChooseStays({ cart, onLine }: Props) {
  const messages = useMessages(sellMessages)
  const say = useMessages(timesMessages)
  const localized = useLocalized()
  const money = useMoney()
  const query = useSellableStays()
  const { data } = query
  const [typeId, setTypeId] = useState<string | null>(null)
  if (failedOf(query)) return <QueryFailed query={query} title={messages.loadFailed} />
  if (!data) return <Skeleton height={240} />
  const types = data.lodgings.flatMap((category) =>
    category.types.map((type) => ({ category: category.name, type })),
  )
  if (!types.length) return <Text c="dimmed">{messages.nothing}</Text>
  const { category, type } = types.find((type) => type.type.publicId === typeId) ?? types[0]!
  return (
    <Stack gap="lg">
      <ChoiceCards
        legend={say.unitType}
        value={type.publicId}
        onChange={setTypeId}
        choices={types.map((type) => ({
          value: type.type.publicId,
          content: (
            <Pictured imageUrl={type.type.imageUrl} sign={IconBed}>
              <span className="medium">{localized(type.type.name)}</span>
              <span className="dimmed size-12">
                {localized(type.category)} · {say.upTo(type.type.maxPersons)} ·{' '}
                {say.fromPrice(money(type.type.price))}
              </span>
            </Pictured>
          ),
        }))}
      />
      <BookStay key={type.publicId} category={category} type={type} cart={cart} onLine={onLine} />
    </Stack>
  )
}

const between = (count: number, least: number, most: number) => count >= least && count <= most

function BookStay({ category, type, cart, onLine }: Props & { category: Bilingual; type: Stay }) {
  const say = useMessages(timesMessages)
  const most = useLineLimit()
  const localized = useLocalized()
  const day = useDayChoice({ kind: 'nights', id: type.productId })
  const [nightCount, setNights] = useState(type.minNights)
  const [persons, setPersons] = useState(Math.min(2, type.maxPersons))
  const isPossible =
    between(nightCount, type.minNights, type.maxNights) && between(persons, 1, type.maxPersons)
  const checkIn = isPossible ? day.date : null
  const { data: nights, error } = useNights(type.productId, checkIn, nightCount)
  const checkOut = checkIn && addDays(checkIn, nightCount)
  const chosen: LineChoice | null =
    checkIn && checkOut
      ? { checkInDate: checkIn, checkOutDate: checkOut, numberOfPerson: persons }
      : null
  const key = chosen && keyOf(type.productId, chosen)
  const left = nights && Math.min(...nights.map(({ remainingQuantity }) => remainingQuantity))
  const has = key ? quantityOf(cart, key) : 0
  return (
    <>
      <ChooseDate {...day.dateProps} legend={say.checkIn} />
      <ul className={styles.types}>
        <li>
          <span className="row gap-8 medium">{say.nights}</span>
          <span />
          <QuantityStepper
            label={say.nights}
            value={nightCount}
            min={type.minNights}
            max={type.maxNights}
            onChange={setNights}
          />
        </li>
        <li>
          <span className="row gap-8 medium">
            <span>
              {say.persons}
              <span className="dimmed size-12"> · {say.upTo(type.maxPersons)}</span>
            </span>
          </span>
          <span />
          <QuantityStepper
            label={say.persons}
            value={persons}
            min={1}
            max={type.maxPersons}
            onChange={setPersons}
          />
        </li>
      </ul>
      {checkIn && <Nights nights={nights} count={nightCount} error={error} />}
      <Text size="sm" c="dimmed">
        {say.stayHours(type.checkInTime, type.checkOutTime)}
      </Text>
      <section aria-labelledby="units">
        <h2 id="units" className={styles.step}>
          {say.units}
        </h2>
        <ul className={styles.types}>
          <li>
            <span className="row gap-8 medium">
              <span>
                {localized(type.name)}
                <RemainingNote left={left} count={say.unitsFree} />
              </span>
            </span>
            <span />
            <QuantityStepper
              label={localized(type.name)}
              value={has}
              {...most(left, has)}
              isDisabled={!key || isOut(left, has)}
              onChange={(quantity) =>
                chosen &&
                onLine({
                  key: keyOf(type.productId, chosen),
                  productId: type.productId,
                  kind: 'lodging',
                  title: type.name,
                  activity: category,
                  quantity,
                  chosen,
                  when: `${checkIn} → ${checkOut} · ${say.people(persons)}`,
                  identifications: [],
                })
              }
            />
          </li>
        </ul>
      </section>
    </>
  )
}

/** Price and free units per night. */
function Nights({
  nights,
  count,
  error,
}: {
  nights: readonly Night[] | undefined
  count: number
  error: unknown
}) {
  const messages = useMessages(sellMessages)
  const say = useMessages(timesMessages)
  const money = useMoney()
  const dates = useDates()
  if (!nights)
    return error ? <ProblemAlert error={error} /> : <Skeleton height={24 * count} maw={420} />
  return (
    <ul className={styles.nights}>
      {nights.map((night) => (
        <li key={night.date} data-full={night.remainingQuantity === 0 || undefined}>
          <span>
            {dates.weekday(night.date)} {night.date}
          </span>
          <span>{money(night.price)}</span>
          <span className="dimmed size-12">
            {night.remainingQuantity === 0
              ? messages.openness.full
              : say.unitsFree(night.remainingQuantity)}
          </span>
        </li>
      ))}
    </ul>
  )
}
