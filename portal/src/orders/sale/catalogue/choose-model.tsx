import { Skeleton, Stack, Text } from '@mantine/core'
import { IconSkiJumping } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import { failedOf, QueryFailed } from '../../../kit/api/query-boundary.tsx'
import { ChoiceCards } from '../../../kit/forms/choice-cards.tsx'
import { useLocalized, useMessages } from '../../../kit/text/messages.ts'
import { sellMessages } from '../counter/sell.messages.ts'
import { timesMessages } from '../times/times.messages.ts'
import {
  useSellableRentals,
  type Accessory,
  type Model,
  type Rentals,
} from '../times/times.queries.ts'
import { Pictured } from './tile-picture.tsx'
import styles from '../counter/sell.module.css'

export type ChosenModel = {
  category: Rentals['rentals'][number]
  model: Model
  accessories: readonly Accessory[]
}
type Props = {
  /** The preselected model; if null or no longer rented, the first one. */
  modelId: string | null
  children: (chosen: ChosenModel) => ReactNode
}

/** Chooses an equipment type, and renders its children with it and its accessories. */
export function ChooseModel({ modelId, children }: Props) {
  const messages = useMessages(sellMessages)
  const say = useMessages(timesMessages)
  const localized = useLocalized()
  const query = useSellableRentals()
  const { data } = query
  const [chosenId, setChosenId] = useState(modelId)
  if (failedOf(query)) return <QueryFailed query={query} title={messages.loadFailed} />
  if (!data) return <Skeleton height={240} />
  const models = data.rentals.flatMap((category) =>
    category.models.map((model) => ({ category, model })),
  )
  const chosen = models.find(({ model }) => model.publicId === chosenId) ?? models[0]
  if (!chosen) return <Text c="dimmed">{messages.nothing}</Text>
  return (
    <Stack gap="lg">
      <ChoiceCards
        legend={say.equipment}
        layout="short"
        value={chosen.model.publicId}
        onChange={setChosenId}
        choices={models.map(({ model, category }) => ({
          value: model.publicId,
          content: (
            <Pictured imageUrl={model.imageUrl} sign={IconSkiJumping}>
              <span className="medium">{localized(model.name)}</span>
              <span className={`dimmed size-12 ${styles.kind}`}>{localized(category.name)}</span>
            </Pictured>
          ),
        }))}
      />
      {children({
        ...chosen,
        accessories: data.accessories.filter(({ rentalPublicIds }) =>
          rentalPublicIds.includes(chosen.category.publicId),
        ),
      })}
    </Stack>
  )
}
