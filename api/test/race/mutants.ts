import { registerHooks } from 'node:module'

type Mutant = { file: string; from: string; to: string }
const check = `const before = await db.selectFrom('resource').select(['taken', 'quantity']).where('tenant_id', '=', tenantId).where('id', '=', id).executeTakeFirstOrThrow()
    if (before.taken + quantity > before.quantity) throw refuse('NotEnoughInventory', {})
    await sql\`select pg_sleep(0.02)\`.execute(db)
    const taken = await step`

// What is read without a lock is old by the time it is used: the pause makes sure of it on a quiet machine too.
const pause = 'await new Promise((wake) => setTimeout(wake, 40))'

/** One protection taken away each: the test that guards it must then fail, or it proves nothing. */
export const mutants = {
  // Looks first and writes after, as the naive version would; the pause makes sure that others look in between on a quiet machine too.
  'no-place-guard': [
    { file: 'availability/places.db.ts', from: 'const taken = await step.where(sql<boolean>`taken + ${quantity} <= quantity + overbooked`)', to: check },
  ],
  // The pause makes sure that others look in between on a quiet machine too.
  'no-timed-lock': [
    { file: 'resources/timed.db.ts', from: ".orderBy('id').forUpdate()", to: ".orderBy('id')" },
    { file: 'availability/timed.db.ts', from: 'const short = shortages', to: "await (await import('kysely')).sql`select pg_sleep(0.02)`.execute(db)\n  const short = shortages" },
  ],
  // The sum of the movements is a second guard: with the lock off it must be off too for the books to break.
  'no-order-lock': [
    { file: 'orders/orders.db.ts', from: '.forUpdate().executeTakeFirst()', to: `.executeTakeFirst()\n  ${pause}` },
    { file: 'orders/write-refund.ts', from: "if (left > 0) throw refuse('AmountExceedsRemaining', { reason: 'paidLess' })", to: '' },
  ],
  // The same of a move, whose step forward is the second half of an update that begins above.
  'no-move-guard': [
    { file: 'availability/places.db.ts', from: 'where(sql<boolean>`taken + ${quantity} <= quantity + overbooked`)', to: 'where(sql<boolean>`true`)' },
  ],
  // Without the version of the ticket nothing else would notice, either: it is read before the other one has written.
  'no-move-lock': [
    { file: 'tickets/moving.db.ts', from: ".orderBy('id').forUpdate().execute()", to: ".orderBy('id').execute()" },
    { file: 'tickets/moving.db.ts', from: '  return rows.map((row) => ({\n    id: row.id, unitId', to: `  ${pause}\n  return rows.map((row) => ({\n    id: row.id, unitId` },
  ],
  'no-list-lock': [{ file: 'platform/renumber.ts', from: '.forUpdate()', to: '' }, { file: 'platform/renumber.ts', from: 'return rows[0]!.place', to: `${pause}\n  return rows[0]!.place` }],
  'no-version-lock': [{ file: 'catalogue/activities.db.ts', from: '.forNoKeyUpdate()', to: '' }, { file: 'catalogue/activities.db.ts', from: '  return new Map((await loadActivities(db, tenantId, ids)).map(', to: `  const loaded = await loadActivities(db, tenantId, ids)\n  ${pause}\n  return new Map(loaded.map(` }],
  // Decides on what was sold at first sight; the pause lets sales through that a quiet machine would not see.
  'no-late-look': [{
    file: 'timetables/settle-sold.ts', from: 'if (late.length !== decided.length) throw', to: 'if (late.length < 0) throw',
  }, { file: 'timetables/settle-sold.ts', from: 'const slotIds = touched', to: "await db.selectNoFrom((eb) => eb.fn('pg_sleep', [eb.val(0.05)]).as('slept')).execute()\n  const slotIds = touched" }],
  'no-idempotency': [{ file: 'platform/mount.ts', from: 'if (!wire.once) return null', to: 'return null' }],
} satisfies Record<string, Mutant[]>
export type MutantName = keyof typeof mutants

/** Changes the source of the product on its way into this process. Must run before the product is imported. */
export function applyMutant(name: MutantName): void {
  registerHooks({
    load(url, context, next) {
      const loaded = next(url, context)
      const wanted = (mutants[name] as Mutant[]).filter(({ file }) => url.endsWith(`/api/src/${file}`))
      if (!wanted.length) return loaded
      let source = String(loaded.source)
      for (const { from, to } of wanted) {
        if (!source.includes(from)) throw new Error(`the mutant ${name} no longer finds its place in ${url}`)
        source = source.replace(from, to)
      }
      return { ...loaded, source }
    },
  })
}
