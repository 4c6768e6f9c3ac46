import { Skeleton, Stack, Text } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { failedOf, QueryFailed } from '../../../kit/api/query-boundary.tsx'
import { ChoiceCards } from '../../../kit/forms/choice-cards.tsx'
import { useLocalized, useMessages } from '../../../kit/text/messages.ts'
import { ChooseBegin } from '../choose-begin.tsx'
import { ChooseDate } from '../choose-date.tsx'
import { ChooseDuration, productLasting } from '../choose-duration.tsx'
import { sellMessages } from '../sell.messages.ts'
import { timesMessages } from '../times.messages.ts'
import { useSellableRentals, type Accessory, type Model } from '../times.queries.ts'
import { useBeginChoice } from '../use-begin-choice.ts'
import type { Choice, Exchange } from './edit.queries.ts'
import { ExchangeSize } from './exchange-size.tsx'
import styles from '../sell.module.css'

type Foot = (choice: Choice | null) => ReactNode
type Props = { exchange: Exchange; foot: Foot }

/** Other equipment, another day, begin, duration, size or accessories for a rental. */
export function ExchangeRental({ exchange, foot }: Props) {
  const messages = useMessages(sellMessages)
  const say = useMessages(timesMessages)
  const localized = useLocalized()
  const query = useSellableRentals()
  const { data } = query
  const [modelId, setModelId] = useState(exchange.rental?.modelPublicId ?? null)
  if (failedOf(query)) return <QueryFailed query={query} title={messages.loadFailed} />
  if (!data) return <Skeleton height={420} />
  const models = data.rentals.flatMap((category) =>
    category.models.map((model) => ({ category, model })),
  )
  const { category, model } = models.find((item) => item.model.publicId === modelId) ?? models[0]!
  return (
    <Stack gap="lg">
      <ChoiceCards
        legend={say.equipment}
        value={model.publicId}
        onChange={setModelId}
        choices={models.map((item) => ({
          value: item.model.publicId,
          content: (
            <>
              <span className={styles.activity}>{localized(item.model.name)}</span>
              <span className={styles.left}>{localized(item.category.name)}</span>
            </>
          ),
        }))}
      />
      <ModelChoice
        key={model.publicId}
        model={model}
        accessories={data.accessories.filter(({ rentalPublicIds }) =>
          rentalPublicIds.includes(category.publicId),
        )}
        exchange={exchange}
        foot={foot}
      />
    </Stack>
  )
}

type ModelProps = Props & { model: Model; accessories: readonly Accessory[] }
function ModelChoice({ model, accessories, exchange, foot }: ModelProps) {
  const messages = useMessages(sellMessages)
  const { own, lasting, wanted } = beginningOf(exchange, model)
  const [duration, setDuration] = useState(lasting)
  const choice = useBeginChoice(model.publicId, null, wanted)
  const product = productLasting(model, choice.durations, duration)
  const { begin } = choice
  return (
    <>
      <ChooseDate {...choice.dateProps} />
      {choice.isDated && <ChooseBegin {...choice.beginProps} />}
      {begin && (
        <ChooseDuration
          model={model}
          choice={choice}
          value={product?.duration ?? null}
          onChange={setDuration}
        />
      )}
      {begin && product && (
        <ExchangeSize
          model={model}
          product={product}
          begin={begin}
          accessories={accessories}
          own={own}
          foot={foot}
        />
      )}
      {model.products.length === 0 && <Text c="dimmed">{messages.nothing}</Text>}
      {!(begin && product) && foot(null)}
    </>
  )
}

/** The day that the ticket has; of its own equipment its begin and its duration too. */
function beginningOf({ rental, date, timeslotBegin }: Exchange, { publicId }: Model) {
  const own = rental?.modelPublicId === publicId ? rental : null
  const isCustom = own?.isBeginTimeCustom ?? false
  return {
    own,
    lasting: own?.duration ?? null,
    wanted: { date, begin: own && timeslotBegin ? { time: timeslotBegin, isCustom } : null },
  }
}
