const aClient = (where: string) =>
  `ctid = (select ctid from client where ${where} order by 1 limit 1)`
const merged = (where: string) => `update client
  set merged_into = (
    select k.id from client k where k.tenant_id = client.tenant_id and k.id <> client.id limit 1
  )
  where ${where}`

/** A violation of each invariant of people. */
export const peoplePlants = {
  Y1: [
    // Merges the buyer of an order into another client, while the order still refers to the buyer.
    merged('id = (select client_id from orders where client_id is not null order by id limit 1)'),
  ],
  Y2: [merged(aClient('merged_into is null'))],
  Z1: [`update client set erased_at = now() where ${aClient('email is not null')}`],
  Z2: [`update client set erased_at = now() where ${aClient('merged_into is null')}`],
}
