import type { FirstOfParty } from '@guichet/contract/orders/sale/party.ts'
import { sql, type RawBuilder } from 'kysely'

/**
 * The people who came, in SQL, for an order without the name of a buyer; otherwise null. `o` is the
 * name of the row of the order in the statement.
 */
export const firstOfPartyText = (o: string): string => `case
    when coalesce(${o}.first_name, ${o}.last_name) is null then (
      select json_build_object(
        'name', concat_ws(' ', m.first_name, m.last_name),
        'others', (
          select count(*)
          from party_member a
          where a.tenant_id = m.tenant_id and a.order_id = m.order_id
        ) - 1
      )
      from party_member m
      where m.tenant_id = ${o}.tenant_id and m.order_id = ${o}.id
        and coalesce(m.first_name, m.last_name) is not null
      order by m.position
      limit 1
    )
  end`

export const firstOfParty = (o: string): RawBuilder<FirstOfParty | null> =>
  sql<FirstOfParty | null>`${sql.raw(firstOfPartyText(o))}`
