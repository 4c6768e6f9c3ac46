import type { Adapter, AdapterPayload } from 'oidc-provider'
import type pg from 'pg'

const alive = '(expires_at is null or expires_at > clock_timestamp())'

/** Keeps the provider's sessions, codes, grants and tokens in PostgreSQL, so that any instance may answer. */
export function oidcAdapter(pool: pg.Pool) {
  return class implements Adapter {
    readonly model: string
    constructor(model: string) { this.model = model }

    async upsert(id: string, payload: AdapterPayload, expiresIn?: number) {
      await pool.query(
        `insert into oidc_payload (model, id, payload, grant_id, uid, user_code, expires_at) values ($1, $2, $3, $4, $5, $6, clock_timestamp() + make_interval(secs => $7::float8))
         on conflict (model, id) do update set payload = $3, grant_id = $4, uid = $5, user_code = $6, expires_at = clock_timestamp() + make_interval(secs => $7::float8)`,
        [this.model, id, payload, payload.grantId ?? null, payload.uid ?? null, payload.userCode ?? null, expiresIn ?? null])
    }

    async #one(column: 'id' | 'uid' | 'user_code', value: string): Promise<AdapterPayload | undefined> {
      const { rows } = await pool.query<{ payload: AdapterPayload; consumed_at: string | null }>(
        `select payload, consumed_at from oidc_payload where model = $1 and ${column} = $2 and ${alive}`, [this.model, value])
      return rows[0] && { ...rows[0].payload, ...(rows[0].consumed_at && { consumed: true }) }
    }
    find(id: string) { return this.#one('id', id) }
    findByUid(uid: string) { return this.#one('uid', uid) }
    findByUserCode(userCode: string) { return this.#one('user_code', userCode) }

    /** The provider checks and then consumes: only this condition makes the two one step. */
    async consume(id: string) {
      const { rowCount } = await pool.query('update oidc_payload set consumed_at = clock_timestamp() where model = $1 and id = $2 and consumed_at is null', [this.model, id])
      if (!rowCount) throw new Error('already consumed')
    }
    async destroy(id: string) { await pool.query('delete from oidc_payload where model = $1 and id = $2', [this.model, id]) }
    async revokeByGrantId(grantId: string) { await pool.query('delete from oidc_payload where grant_id = $1', [grantId]) }
  }
}
