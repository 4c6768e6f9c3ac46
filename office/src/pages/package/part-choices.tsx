import type { ReactNode } from 'react'
import { localized } from '../../kit/formats.ts'
import type { Frame } from '../../kit/frame.ts'
import { slotValue } from '../cart/chosen-lines.rules.ts'
import { partField } from '../cart/package-line.rules.ts'
import type { PackageProps } from './package.load.ts'
import { packageMessages } from './package.messages.ts'

type Part = PackageProps['package']['parts'][number]
/** A part with its quantity, or its nights. */
export function titleOf(
  { kind, title, categoryTitle, quantity }: Part,
  language: Frame['language'],
) {
  const messages = packageMessages[language]
  const own = localized(language, title)
  const category = localized(language, categoryTitle)
  const full = category ? `${category} – ${own}` : own
  return kind === 'lodging' ? messages.nights(quantity, full) : messages.part(quantity, full)
}

type PartProps = { part: Part; language: Frame['language'] }
/** The slot, the begin, the size and the people of a part that needs them. */
export function PartChoices({ part, language }: PartProps) {
  const messages = packageMessages[language]
  const title = titleOf(part, language)
  const { productId, slots, begins, specifications, kind, maxPersons } = part
  const sizes = specifications.filter(({ name }) => name !== null)
  return (
    <>
      {slots.length > 0 && (
        <Choice label={messages.slot(title)} name={partField(productId, 'slot')}>
          {slots.map((slot) => {
            const times = `${slot.timeslotBegin}–${slot.timeslotEnd}`
            return (
              <option key={slot.publicId} value={slotValue(slot)} disabled={!slot.isAvailable}>
                {slot.isAvailable ? times : messages.full(times)}
              </option>
            )
          })}
        </Choice>
      )}
      {begins.length > 0 && (
        <Choice label={messages.begin(title)} name={partField(productId, 'begin')}>
          {begins.map(({ beginTime, beginDateTimeUtc }) => (
            <option key={beginTime} value={beginDateTimeUtc}>
              {beginTime}
            </option>
          ))}
        </Choice>
      )}
      {sizes.length > 0 && (
        <Choice label={messages.size(title)} name={partField(productId, 'size')}>
          {sizes.map(({ publicId, name }) => (
            <option key={publicId} value={publicId}>
              {localized(language, name)}
            </option>
          ))}
        </Choice>
      )}
      {sizes.length === 0 && specifications[0] && (
        <input
          type="hidden"
          name={partField(productId, 'size')}
          value={specifications[0].publicId}
        />
      )}
      {kind === 'lodging' && (
        <Choice
          label={messages.persons(title)}
          name={partField(productId, 'persons')}
          defaultValue={Math.min(2, maxPersons ?? 1)}
        >
          {Array.from({ length: maxPersons ?? 1 }, (_, i) => (
            <option key={i} value={i + 1}>
              {i + 1}
            </option>
          ))}
        </Choice>
      )}
    </>
  )
}

type ChoiceProps = { label: string; name: string; defaultValue?: number; children: ReactNode }
const Choice = ({ label, children, ...select }: ChoiceProps) => (
  <label className="field">
    {label}
    <select {...select} required>
      {children}
    </select>
  </label>
)
