import { countTill } from '@guichet/contract/till/close-till.ts'
import { aClerk, aClosedTill, anOpenTill, aRegister } from '../factories/sales/tills.ts'
import type { Staff } from '../factories/staff.ts'
import { newKey, send, type TestServer } from '../test-server.ts'

const pieces = [{ denomination: '20', count: 5 }] as const
/** Valid requests of tills: main staff close those of clerks, and move cash in their own. */
export async function tillCalls(server: TestServer, staff: Staff) {
  const clerkTill = async () => anOpenTill(server, await aClerk(server, staff))
  const own = await anOpenTill(server, staff)
  const { body: counted } = await send(server, staff, countTill, {
    key: newKey(),
    params: { id: await clerkTill() },
    body: { pieces: [...pieces] },
  })
  const id = { id: own }
  return {
    getOwnTill: {},
    openTill: { body: { registerPublicId: await aRegister(server, staff), float: 100 } },
    moveCash: { params: id, body: { kind: 'in', amount: 20, reason: 'Monnaie' } },
    countTill: { params: { id: await clerkTill() }, body: { pieces: [...pieces] } },
    closeTill: {
      params: { id: counted.publicId },
      body: { countPublicId: counted.counts[0]!.publicId },
    },
    findTills: {},
    getTill: { params: id },
    correctTill: {
      params: { id: await aClosedTill(server, await aClerk(server, staff)) },
      body: { direction: 'less', amount: 5, reason: 'Billet trouvé' },
    },
    saveTillSettings: { body: { isTillRequired: false, isBlindCount: false } },
    createRegister: { body: { name: 'Chalet' } },
    renameRegister: { params: { id: await aRegister(server, staff) }, body: { name: 'Sommet' } },
    archiveRegister: { params: { id: await aRegister(server, staff) } },
  }
}
