type Sentence = string | ((...given: never[]) => string)
type Messages = { [key: string]: Sentence | Messages }
type Same<W> = {
  [K in keyof W]: W[K] extends string
    ? string
    : W[K] extends (...given: never[]) => string
      ? W[K]
      : Same<W[K]>
}

/** Messages in both languages. A key missing in either one does not compile. */
export const bilingual = <const W extends Messages>(given: { fr: W; en: Same<W> }) =>
  given as { fr: Same<W>; en: Same<W> }
