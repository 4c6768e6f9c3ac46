import { useDuration } from '../../../kit/dates/durations.ts'
import { ChoiceCards } from '../../../kit/forms/choice-cards.tsx'
import { useMessages } from '../../../kit/text/messages.ts'
import { usePrice } from '../check-out/use-price.ts'
import { sellMessages } from '../counter/sell.messages.ts'
import { timesMessages } from './times.messages.ts'
import type { Model } from './times.queries.ts'
import type { useBeginChoice } from './use-begin-choice.ts'

type Product = Model['products'][number]
const isFree = (durations: readonly string[] | null, { duration }: Product) =>
  durations === null || durations.includes(duration)

/** The product of the chosen duration if it is free at the start time, else the first free one. */
export const productLasting = (
  { products }: Model,
  durations: readonly string[] | null,
  duration: string | null,
): Product | null => {
  const free = products.filter((product) => isFree(durations, product))
  return free.find((product) => product.duration === duration) ?? free[0] ?? null
}

type Props = {
  model: Model
  choice: Pick<ReturnType<typeof useBeginChoice>, 'durations' | 'fullDurations'>
  value: string | null
  onChange: (duration: string) => void
}
/** Rental durations; those not offered at the start time, or full, are disabled with the reason. */
export function ChooseDuration({ model, choice, value, onChange }: Props) {
  const messages = useMessages(sellMessages)
  const say = useMessages(timesMessages)
  const price = usePrice()
  const formatDuration = useDuration()
  return (
    <ChoiceCards
      legend={say.duration}
      layout="pairs"
      value={value}
      onChange={onChange}
      choices={model.products.map((product) => {
        const isFull = choice.fullDurations.includes(product.duration)
        const isOpen = isFree(choice.durations, product)
        const closed = isFull ? messages.openness.full : messages.notOffered
        return {
          value: product.duration,
          isDisabled: !isOpen,
          ...(!isOpen && { look: isFull ? ('full' as const) : ('closed' as const) }),
          content: (
            <>
              <span className="strong one-line">{formatDuration(product.duration)}</span>
              <span className="dimmed size-12">{isOpen ? price(product.price) : closed}</span>
            </>
          ),
        }
      })}
    />
  )
}
