import { Text, UnstyledButton } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconCopy, IconTrash } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { FutureTickets } from '../domain/future-tickets.tsx'
import { Overbooked } from '../domain/overbooked.tsx'
import { formMessages } from '../kit/forms/form.messages.ts'
import type { RecordForm } from '../kit/forms/use-record-form.ts'
import { Thumbnail } from '../kit/images/thumbnail.tsx'
import { AddButton } from '../kit/layout/add-button.tsx'
import { IconAction } from '../kit/layout/icon-action.tsx'
import { lazyPart } from '../kit/layout/lazy-part.ts'
import { moved } from '../kit/tables/ordered.rules.ts'
import { useLocalized, useMessages } from '../kit/text/messages.ts'
import { useMoney } from '../kit/text/money.ts'
import { lodgingMessages } from './lodging.messages.ts'
import type { CategoryForm, TypeForm } from './lodging.queries.ts'
import { copyOf, emptyType, nameOfFields } from './lodging.rules.ts'
import styles from './lodging.module.css'

// Dialogs are loaded on demand.
const EditType = lazyPart(() => import('./edit-type.tsx'), 'EditType')
const Confirm = lazyPart(() => import('../kit/layout/confirm.tsx'), 'Confirm')

/**
 * Unit types of a category, in their order. All changes stay in the form until the category is
 * saved.
 */
export function UnitTypes({ form }: { form: RecordForm<CategoryForm> }) {
  const messages = useMessages(lodgingMessages)
  const kit = useMessages(formMessages)
  const localized = useLocalized()
  const money = useMoney()
  const [edited, setEdited] = useState<number | null>(null)
  const [doomed, setDoomed] = useState<number | null>(null)
  const { types } = form.values
  const set = (next: TypeForm[]) => form.setFieldValue('types', next)
  const nameOf = (type: TypeForm) => localized(nameOfFields(type.internationalizedFields))
  const isBad = (place: number) =>
    Object.keys(form.errors).some((path) => path.startsWith(`types.${place}.`))
  return (
    <section className={`panel ${styles.section}`} aria-label={messages.types}>
      <h2 className={styles.heading}>{messages.types}</h2>
      {types.length === 0 && <p className={styles.empty}>{messages.noType}</p>}
      <ol className={styles.list}>
        {types.map((type, place) => (
          <li
            key={type.publicId ?? `new-${place}`}
            className={styles.type}
            {...(isBad(place) && { 'data-bad': true })}
          >
            <UnstyledButton
              className={styles.opens}
              data-path={`types.${place}`}
              onClick={() => setEdited(place)}
            >
              <Thumbnail imageUrl={type.imageUrl} />
              <span className={styles.lines}>
                <span className={styles.name}>{nameOf(type)}</span>
                <span className={styles.dimmed}>
                  {[
                    messages.units(type.quantity),
                    messages.persons(type.maxPersons),
                    messages.nights(type.minNights, type.maxNights),
                    `${type.checkInTime} → ${type.checkOutTime}`,
                  ].join(' · ')}{' '}
                  <Overbooked count={type.overbooked} />
                </span>
                <span className={styles.dimmed}>
                  {[
                    messages.perNight(money(Number(type.price) || 0)),
                    ...(type.rates.length ? [messages.rateCount(type.rates.length)] : []),
                  ].join(' · ')}
                </span>
              </span>
            </UnstyledButton>
            <span className={styles.acts}>
              {types.length > 1 && (
                <IconAction
                  label={kit.moveUp(nameOf(type))}
                  icon={IconArrowUp}
                  onClick={() => set(moved(types, place, -1))}
                />
              )}
              {types.length > 1 && (
                <IconAction
                  label={kit.moveDown(nameOf(type))}
                  icon={IconArrowDown}
                  onClick={() => set(moved(types, place, 1))}
                />
              )}
              <IconAction
                label={kit.duplicate(nameOf(type))}
                icon={IconCopy}
                onClick={() => set([...types, copyOf(type)])}
              />
              <IconAction
                color="red"
                label={kit.remove(nameOf(type))}
                icon={IconTrash}
                onClick={() => setDoomed(place)}
              />
            </span>
          </li>
        ))}
      </ol>
      <AddButton size="sm" onClick={() => setEdited(types.length)}>
        {messages.addType}
      </AddButton>
      <Suspense fallback={null}>
        {edited !== null && (
          <EditType
            stored={types[edited] ?? emptyType()}
            title={types[edited] ? messages.edit(nameOf(types[edited])) : messages.newType}
            onClose={() => setEdited(null)}
            onApply={(type) => {
              set(
                edited < types.length
                  ? types.map((item, place) => (place === edited ? type : item))
                  : [...types, type],
              )
              setEdited(null)
            }}
          />
        )}
        {doomed !== null && types[doomed] && (
          <Confirm
            title={kit.removeTitle(nameOf(types[doomed]))}
            verb={kit.removeVerb}
            isDangerous
            onClose={() => setDoomed(null)}
            onConfirm={() => {
              set(types.filter((_, place) => place !== doomed))
              setDoomed(null)
            }}
          >
            <Text mb="md">{kit.removeText}</Text>
            {types[doomed].publicId && <FutureTickets itemPublicId={types[doomed].publicId} />}
          </Confirm>
        )}
      </Suspense>
    </section>
  )
}
