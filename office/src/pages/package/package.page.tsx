import { mostPiecesHeld } from '@guichet/contract/office/carts.ts'
import type { ReactNode } from 'react'
import { formatDay, formatMoney, localized } from '../../kit/formats.ts'
import type { Frame } from '../../kit/frame.ts'
import { offerLayoutMessages } from '../../kit/offer-layout.messages.ts'
import { AddForm, ChooseDay, formatPrice, OfferLayout } from '../../kit/offer-layout.tsx'
import { offerPath } from '../../kit/offer-paths.ts'
import { QuantityField } from '../../kit/quantity-field.tsx'
import { slotValue } from '../cart/chosen-lines.rules.ts'
import { partField } from '../cart/package-line.rules.ts'
import type { PackageProps } from './package.load.ts'
import { packageMessages } from './package.messages.ts'

type Props = { frame: Frame; props: PackageProps }
/** The page of a package: its parts, a day, and the choices of each part. */
export function PackagePage({ frame, props }: Props) {
  const { business, package: sold, today, isDated } = props
  return (
    <OfferLayout frame={frame} business={business} offer={sold} offerCount={1} today={today}>
      {isDated && (
        <ChooseDay frame={frame} props={props} path={offerPath('package', sold.publicId)!} />
      )}
      <div className="choose">
        <Content frame={frame} props={props} />
        <Choices frame={frame} props={props} />
      </div>
    </OfferLayout>
  )
}

type Part = PackageProps['package']['parts'][number]
function titleOf({ kind, title, categoryTitle, quantity }: Part, language: Frame['language']) {
  const messages = packageMessages[language]
  const own = localized(language, title)
  const category = localized(language, categoryTitle)
  const full = category ? `${category} – ${own}` : own
  return kind === 'lodging' ? messages.nights(quantity, full) : messages.part(quantity, full)
}

function Content({ frame: { language }, props: { package: sold } }: Props) {
  const messages = packageMessages[language]
  const saved = Math.round((sold.listPrice - sold.price) * 100) / 100
  return (
    <section aria-labelledby="content-title">
      <h2 id="content-title">{messages.content}</h2>
      <ul className="lines">
        {sold.parts.map((part) => (
          <li key={part.productId}>{titleOf(part, language)}</li>
        ))}
      </ul>
      <p className="price">{formatPrice(language, sold.price)}</p>
      {saved > 0 && <p className="state open">{messages.saved(formatMoney(language, saved))}</p>}
    </section>
  )
}

function Choices({ frame, props }: Props) {
  const { language } = frame
  const { package: sold, isDated, day, days, today } = props
  const messages = packageMessages[language]
  if (isDated && day === null) return <p className="note">{offerLayoutMessages[language].noDay}</p>
  const isFree = !isDated || days.some(({ date, isAvailable }) => date === day && isAvailable)
  const date = day === null ? '' : formatDay(language, day, today)
  if (!isFree) return <p className="note">{messages.notOpen(date)}</p>
  return (
    <AddForm frame={frame} isNothingChosen={props.isNothingChosen}>
      <input type="hidden" name="kind" value="package" />
      <input type="hidden" name="activity" value={sold.publicId} />
      {day !== null && <input type="hidden" name="day" value={day} />}
      <div id="slots" className="choose">
        {day !== null && <h2>{messages.choices(date)}</h2>}
        {sold.parts.map((part) => (
          <PartChoices key={part.productId} part={part} language={language} />
        ))}
      </div>
      <div className="field">
        <label htmlFor="packages">{messages.quantity}</label>
        <QuantityField
          language={language}
          id="packages"
          name="packages"
          min={1}
          max={mostPiecesHeld}
          defaultValue={1}
        />
      </div>
    </AddForm>
  )
}

type PartProps = { part: Part; language: Frame['language'] }
function PartChoices({ part, language }: PartProps) {
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
