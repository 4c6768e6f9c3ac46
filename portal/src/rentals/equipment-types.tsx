import { Text, UnstyledButton } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconCopy, IconTrash } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { FutureTickets } from '../domain/future-tickets.tsx'
import { Overbooked } from '../domain/overbooked.tsx'
import { useDuration } from '../kit/dates/durations.ts'
import { formMessages } from '../kit/forms/form.messages.ts'
import type { RecordForm } from '../kit/forms/use-record-form.ts'
import { Thumbnail } from '../kit/images/thumbnail.tsx'
import { AddButton } from '../kit/layout/add-button.tsx'
import { IconAction } from '../kit/layout/icon-action.tsx'
import { lazyPart } from '../kit/layout/lazy-part.ts'
import { moved } from '../kit/tables/ordered.rules.ts'
import { useLocalized, useMessages } from '../kit/text/messages.ts'
import { useMoney } from '../kit/text/money.ts'
import {
  copyOf,
  emptyModel,
  hasSizes,
  nameOfFields,
  overbookedOf,
  piecesOf,
} from './rental.rules.ts'
import { rentalMessages } from './rentals.messages.ts'
import type { CategoryForm, ModelForm } from './rentals.queries.ts'
import styles from './rentals.module.css'

// Dialogs are loaded on demand.
const EditModel = lazyPart(() => import('./edit-model.tsx'), 'EditModel')
const Confirm = lazyPart(() => import('../kit/layout/confirm.tsx'), 'Confirm')

/**
 * Equipment types of a category, in their order. All changes stay in the form until the category is
 * saved.
 */
export function EquipmentTypes({ form }: { form: RecordForm<CategoryForm> }) {
  const messages = useMessages(rentalMessages)
  const kit = useMessages(formMessages)
  const localized = useLocalized()
  const [edited, setEdited] = useState<number | null>(null)
  const [doomed, setDoomed] = useState<number | null>(null)
  const { models } = form.values
  const set = (next: ModelForm[]) => form.setFieldValue('models', next)
  const nameOf = (model: ModelForm) => localized(nameOfFields(model.internationalizedFields))
  const isBad = (place: number) =>
    Object.keys(form.errors).some((path) => path.startsWith(`models.${place}.`))
  return (
    <section className={`panel ${styles.section}`} aria-label={messages.models}>
      <h2 className={styles.heading}>{messages.models}</h2>
      {models.length === 0 && <p className={styles.empty}>{messages.noModel}</p>}
      <ol className={styles.list}>
        {models.map((model, place) => (
          <li
            key={model.publicId ?? `new-${place}`}
            className={styles.model}
            {...(isBad(place) && { 'data-bad': true })}
          >
            <UnstyledButton
              className={styles.opens}
              data-path={`models.${place}`}
              onClick={() => setEdited(place)}
            >
              <Thumbnail imageUrl={model.imageUrl} />
              <span className={styles.lines}>
                <span className={styles.name}>{nameOf(model)}</span>
                <ModelFacts model={model} />
              </span>
            </UnstyledButton>
            <span className={styles.acts}>
              {models.length > 1 && (
                <IconAction
                  label={kit.moveUp(nameOf(model))}
                  icon={IconArrowUp}
                  onClick={() => set(moved(models, place, -1))}
                />
              )}
              {models.length > 1 && (
                <IconAction
                  label={kit.moveDown(nameOf(model))}
                  icon={IconArrowDown}
                  onClick={() => set(moved(models, place, 1))}
                />
              )}
              <IconAction
                label={kit.duplicate(nameOf(model))}
                icon={IconCopy}
                onClick={() => set([...models, copyOf(model)])}
              />
              <IconAction
                color="red"
                label={kit.remove(nameOf(model))}
                icon={IconTrash}
                onClick={() => setDoomed(place)}
              />
            </span>
          </li>
        ))}
      </ol>
      <AddButton size="sm" onClick={() => setEdited(models.length)}>
        {messages.addModel}
      </AddButton>
      <Suspense fallback={null}>
        {edited !== null && (
          <EditModel
            stored={models[edited] ?? emptyModel()}
            title={models[edited] ? messages.editModel(nameOf(models[edited])) : messages.newModel}
            onClose={() => setEdited(null)}
            onApply={(model) => {
              set(
                edited < models.length
                  ? models.map((item, place) => (place === edited ? model : item))
                  : [...models, model],
              )
              setEdited(null)
            }}
          />
        )}
        {doomed !== null && models[doomed] && (
          <Confirm
            title={kit.removeTitle(nameOf(models[doomed]))}
            verb={kit.removeVerb}
            isDangerous
            onClose={() => setDoomed(null)}
            onConfirm={() => {
              set(models.filter((_, place) => place !== doomed))
              setDoomed(null)
            }}
          >
            <Text mb="md">{kit.removeText}</Text>
            {models[doomed].publicId && <FutureTickets itemPublicId={models[doomed].publicId} />}
          </Confirm>
        )}
      </Suspense>
    </section>
  )
}

/** Summary of a type: sizes, pieces and prices. */
function ModelFacts({ model: { specifications, pricings } }: { model: ModelForm }) {
  const messages = useMessages(rentalMessages)
  const formatDuration = useDuration()
  const money = useMoney()
  const pieces = messages.pieces(piecesOf(specifications))
  return (
    <>
      <span className={styles.dimmed}>
        {hasSizes(specifications)
          ? `${messages.sizeCount(specifications.length)} · ${pieces}`
          : pieces}{' '}
        <Overbooked count={overbookedOf(specifications)} />
      </span>
      <span className={styles.dimmed}>
        {pricings.length === 0
          ? messages.noPrice
          : pricings
              .map(
                ({ duration, price, isActive }) =>
                  `${messages.priceOf(formatDuration(duration), money(Number(price) || 0))}${isActive ? '' : ` (${messages.inactive})`}`,
              )
              .join(' · ')}
      </span>
    </>
  )
}
