import { Skeleton, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { failedOf, QueryFailed } from '../../kit/api/query-boundary.tsx'
import { ChoiceCards } from '../../kit/forms/choice-cards.tsx'
import { useLocalized, useMessages } from '../../kit/text/messages.ts'
import type { Cart, CartLine } from './cart.rules.ts'
import { ChooseBegin } from './choose-begin.tsx'
import { ChooseDate } from './choose-date.tsx'
import { ChooseDuration, productLasting } from './choose-duration.tsx'
import { ChooseSizes } from './choose-sizes.tsx'
import { sellMessages } from './sell.messages.ts'
import { timesMessages } from './times.messages.ts'
import { useSellableRentals, type Accessory, type Model, type Rentals } from './times.queries.ts'
import { useBeginChoice } from './use-begin-choice.ts'
import styles from './sell.module.css'

type Props = { cart: Cart; onLine: (line: CartLine) => void }
type Category = Rentals['rentals'][number]

/** Equipment, day, begin, duration, then sizes with what is left of each for just that time. */
export function ChooseRentals({ cart, onLine }: Props) {
  const messages = useMessages(sellMessages)
  const say = useMessages(timesMessages)
  const localized = useLocalized()
  const query = useSellableRentals()
  const { data } = query
  const [modelId, setModelId] = useState<string | null>(null)
  if (failedOf(query)) return <QueryFailed query={query} title={messages.loadFailed} />
  if (!data) return <Skeleton height={240} />
  const models = data.rentals.flatMap((category) =>
    category.models.map((model) => ({ category, model })),
  )
  if (!models.length) return <Text c="dimmed">{messages.nothing}</Text>
  const { category, model } = models.find((model) => model.model.publicId === modelId) ?? models[0]!
  return (
    <Stack gap="lg">
      <ChoiceCards
        legend={say.equipment}
        value={model.publicId}
        onChange={setModelId}
        choices={models.map((model) => ({
          value: model.model.publicId,
          content: (
            <>
              <span className={styles.activity}>{localized(model.model.name)}</span>
              <span className={styles.left}>{localized(model.category.name)}</span>
            </>
          ),
        }))}
      />
      <RentModel
        key={model.publicId}
        category={category}
        model={model}
        accessories={data.accessories.filter(({ rentalPublicIds }) =>
          rentalPublicIds.includes(category.publicId),
        )}
        cart={cart}
        onLine={onLine}
      />
    </Stack>
  )
}

function RentModel({
  category,
  model,
  accessories,
  cart,
  onLine,
}: Props & { category: Category; model: Model; accessories: readonly Accessory[] }) {
  const [duration, setDuration] = useState<string | null>(null)
  const choice = useBeginChoice(model.publicId, null)
  const product = productLasting(model, choice.durations, duration)
  return (
    <>
      <ChooseDate {...choice.dateProps} />
      {choice.isDated && <ChooseBegin {...choice.beginProps} />}
      {choice.begin && (
        <ChooseDuration
          model={model}
          choice={choice}
          value={product?.duration ?? null}
          onChange={setDuration}
        />
      )}
      {choice.begin && product && (
        <ChooseSizes
          category={category}
          model={model}
          product={product}
          begin={choice.begin}
          chosen={choice.chosen}
          accessories={accessories}
          cart={cart}
          onLine={onLine}
        />
      )}
    </>
  )
}
