import { Text } from '@mantine/core'
import { useState } from 'react'
import { useMessages } from '../../kit/text/messages.ts'
import { ChooseModel } from '../sale/catalogue/choose-model.tsx'
import { sellMessages } from '../sale/counter/sell.messages.ts'
import { ChooseBegin } from '../sale/times/choose-begin.tsx'
import { ChooseDate } from '../sale/times/choose-date.tsx'
import { ChooseDuration, productLasting } from '../sale/times/choose-duration.tsx'
import type { Accessory, Model } from '../sale/times/times.queries.ts'
import { useBeginChoice } from '../sale/times/use-begin-choice.ts'
import type { Exchange } from './edit.queries.ts'
import type { Foot } from './edit.rules.ts'
import { ExchangeSize } from './exchange-size.tsx'

type Props = { exchange: Exchange; foot: Foot }

/** Exchanges a rental for other equipment, day, start time, duration, size or accessories. */
export function ExchangeRental({ exchange, foot }: Props) {
  return (
    <ChooseModel modelId={exchange.rental?.modelPublicId ?? null}>
      {({ model, accessories }) => (
        <ModelChoice
          key={model.publicId}
          model={model}
          accessories={accessories}
          exchange={exchange}
          foot={foot}
        />
      )}
    </ChooseModel>
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
      {!(begin && product) && foot(null, '')}
    </>
  )
}

/** Defaults: the date of the ticket and, for the same equipment, its start time and duration. */
function beginningOf({ rental, date, timeslotBegin }: Exchange, { publicId }: Model) {
  const own = rental?.modelPublicId === publicId ? rental : null
  const isCustom = own?.isBeginTimeCustom ?? false
  return {
    own,
    lasting: own?.duration ?? null,
    wanted: { date, begin: own && timeslotBegin ? { time: timeslotBegin, isCustom } : null },
  }
}
