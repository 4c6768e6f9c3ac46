type Entry = { sale?: unknown }
/** Entries of a list as their records, without the state of sale that only a list has. */
export const withoutSale = <E extends Entry>(entries: readonly E[]): Omit<E, 'sale'>[] =>
  entries.map((entry) => {
    const record: Omit<E, 'sale'> & Entry = { ...entry }
    delete record.sale
    return record
  })
