const anyRow = (table: string, where: string) =>
  `ctid = (select ctid from ${table} where ${where} order by 1 limit 1)`

/** One violation of each invariant of who was erased. */
export const erasurePlants = {
  Z1: [`update client set erased_at = now() where ${anyRow('client', 'email is not null')}`],
  Z2: [
    `update client
      set erased_at = now()
      where ${anyRow('client', 'merged_into is null')}`,
  ],
}
