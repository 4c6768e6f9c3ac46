import { closeTill, countTill } from '@guichet/contract/till/close-till.ts'
import { openTill } from '@guichet/contract/till/open-till.ts'
import { newId } from '../../../src/platform/values/ids.ts'
import { newKey, send, type TestServer } from '../../test-server.ts'
import { aStaff, type Staff } from '../staff.ts'

/** A clerk who sells at the counter and may not manage tills. */
export const aClerk = (server: TestServer, staff: Pick<Staff, 'tenantId'>) =>
  aStaff(server, staff, { accesses: ['TicketCreation', 'Orders'] })

export async function aRegister(
  server: TestServer,
  { tenantId }: Pick<Staff, 'tenantId'>,
): Promise<string> {
  const id = newId()
  await server.owner.query(
    'insert into register (tenant_id, id, name, created_at) values ($1, $2, $3, now())',
    [tenantId, id, `Poste ${id.slice(-8)}`],
  )
  return id
}

/** An open till of the clerk at its own register, with a float of $100. @returns Its id */
export async function anOpenTill(server: TestServer, clerk: Staff, float = 100): Promise<string> {
  const { status, body } = await send(server, clerk, openTill, {
    key: newKey(),
    body: { registerPublicId: await aRegister(server, clerk), float },
  })
  if (status !== 200) throw new Error(`no till was opened: ${JSON.stringify(body)}`)
  return body.publicId
}

/** Dollars as coins of 25 and 5 cents, as a clerk counts them. */
export const piecesOf = (dollars: number) => {
  const cents = Math.round(dollars * 100)
  const bills = Math.floor(cents / 2000)
  const coins = Math.floor((cents - bills * 2000) / 5)
  return [
    { denomination: '20' as const, count: bills },
    { denomination: '0.05' as const, count: coins },
  ]
}

/** Counts a till and closes it, with an explanation of any difference. */
export async function countAndClose(
  server: TestServer,
  who: Staff,
  id: string,
  { counted, explanation = 'Rendu de trop' }: { counted: number; explanation?: string },
) {
  const params = { id }
  const { body: till } = await send(server, who, countTill, {
    key: newKey(),
    params,
    body: { pieces: piecesOf(counted) },
  })
  return send(server, who, closeTill, {
    key: newKey(),
    params,
    body: { countPublicId: till.counts.at(-1)!.publicId, explanation },
  })
}

export async function aClosedTill(server: TestServer, clerk: Staff): Promise<string> {
  const id = await anOpenTill(server, clerk)
  await countAndClose(server, clerk, id, { counted: 100 })
  return id
}
