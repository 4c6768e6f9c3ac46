import { matchOf } from './highlight.rules.ts'

/** A text with the search term marked, ignoring accents and capitals. */
export function Highlight({ text, sought }: { text: string; sought: string }) {
  const match = matchOf(text, sought)
  if (!match) return <>{text}</>
  const [start, end] = match
  return (
    <>
      {text.slice(0, start)}
      <mark>{text.slice(start, end)}</mark>
      {text.slice(end)}
    </>
  )
}
