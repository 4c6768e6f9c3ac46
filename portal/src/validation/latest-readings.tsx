import { IconHelpCircle, IconCircleCheck, IconCircleX } from '@tabler/icons-react'
import { scanResultMessages } from '../domain/names/scan-results.messages.ts'
import { hourOf } from '../kit/dates/dates.ts'
import { StatusBadge } from '../kit/layout/status-badge.tsx'
import { useMessages } from '../kit/text/messages.ts'
import type { Reading } from './readings.rules.ts'
import { validationMessages } from './validation.messages.ts'
import { toneOf } from './verdict.tsx'

const signs = { positive: IconCircleCheck, warning: IconHelpCircle, negative: IconCircleX }
const mostShown = 10

/** The last readings, with later decisions by the server that differ. */
export function LatestReadings({ readings, timeZone }: { readings: Reading[]; timeZone: string }) {
  const messages = useMessages(validationMessages)
  const { results, doubleUse } = useMessages(scanResultMessages)
  if (readings.length === 0) return null
  return (
    <section aria-labelledby="readings">
      <h2 id="readings" className="size-16 below-8">
        {messages.readings}
      </h2>
      <ul className="stack gap-8">
        {readings.slice(0, mostShown).map((reading) => {
          const tone = toneOf(reading.verdict)
          const isContradicted =
            reading.verdict === 'accepted' &&
            reading.later !== undefined &&
            reading.later.result !== 'accepted'
          return (
            <li className="row wraps gap-8" key={reading.publicId}>
              <span>{hourOf(reading.at, timeZone)}</span>
              <StatusBadge tone={tone} icon={signs[tone]}>
                {results[reading.verdict]}
              </StatusBadge>
              <span className="breaks">
                {reading.holderName ?? reading.reference ?? reading.code ?? '–'}
              </span>
              {isContradicted && (
                <StatusBadge tone="negative" icon={IconHelpCircle}>
                  {reading.later!.isDoubleUse ? doubleUse : messages.refusedLater}
                </StatusBadge>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
