import { formatDuration } from '../../kit/dates/durations.ts'
import { useLanguage, useLocalized } from '../../kit/text/messages.ts'
import type { Activity, Category } from '../sale/counter/sell.queries.ts'
import type { Begin } from '../sale/times/begin.rules.ts'
import type { Model } from '../sale/times/times.queries.ts'

/** The new product and time of an exchange in words. */
export function useChoiceText() {
  const localized = useLocalized()
  const language = useLanguage()
  return {
    ticketText: (
      { name }: Activity,
      product: Category['products'][number] | undefined,
      when: string | undefined,
    ): string =>
      [[name, product?.title].flatMap((text) => (text ? localized(text) : [])).join(' – '), when]
        .filter(Boolean)
        .join(' · '),
    rentalText: (
      { name }: Model,
      size: { name: Model['specifications'][number]['name'] } | undefined,
      { date, beginTime }: Begin,
      duration: string,
    ): string =>
      `${[name, size?.name].flatMap((text) => (text ? localized(text) : [])).join(' – ')} · ${date} ${beginTime} (${formatDuration(duration, language)})`,
  }
}
