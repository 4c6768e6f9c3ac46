import type { ReactNode } from 'react'

const dates = /(\d{4}-\d{2}-\d{2})/

/** Text whose dates do not break at their hyphens at the end of a line. */
export function wholeDates(text: string): ReactNode {
  const parts = text.split(dates)
  if (parts.length === 1) return text
  return parts.map((part, place) =>
    place % 2 === 0 ? (
      part
    ) : (
      <span key={place} className="one-line">
        {part}
      </span>
    ),
  )
}
