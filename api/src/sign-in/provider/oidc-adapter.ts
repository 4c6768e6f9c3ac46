import { createHash } from 'node:crypto'
import { errors, type Adapter, type AdapterPayload } from 'oidc-provider'
import type pg from 'pg'
import { observe } from '../../platform/db/database-clock.ts'
import type { SealedColumn } from '../../platform/secrets/reseal.ts'
import { seal, unseal, type SealingKeys } from '../../platform/secrets/secrets.ts'
import { isId } from '../../platform/values/ids.ts'

/** Ids of the provider (of sessions, codes, tokens, grants) are stored as digests only. */
export const digestOf = (id: string): Buffer => createHash('sha256').update(id).digest()

/** An encrypted payload can be decrypted only for its own row. */
const payloadPurpose = (model: string, id: Buffer) => `oidc ${model} ${id.toString('hex')}`
/** Encrypted column for the provider's payloads. */
export const sealedPayloads: SealedColumn = {
  table: 'oidc_payload',
  column: 'sealed',
  key: ['model', 'id'],
  isOfBusiness: false,
  purposeOf: ([model, id]) => payloadPurpose(String(model), id as Buffer),
}

type Row = {
  id: Buffer
  sealed: Buffer
  consumed_at: string | null
  seconds_left: number | null
  now: string
}
const columns = `id, sealed, consumed_at,
  extract(epoch from expires_at - clock_timestamp())::float8 as seconds_left,
  clock_timestamp()::timestamptz(3) as now`
const upsert = `insert into oidc_payload
  (model, id, sealed, account_id, grant_id, uid, user_code, expires_at)
  values ($1, $2, $3, $4, $5, $6, $7, clock_timestamp() + make_interval(secs => $8::float8))
  on conflict (model, id) do update set sealed = excluded.sealed, account_id = excluded.account_id,
    grant_id = excluded.grant_id, uid = excluded.uid, user_code = excluded.user_code,
    expires_at = excluded.expires_at`

/**
 * Conditions under which provider data is found: not for locked or ended sessions of ours, as a
 * request in progress may have written it again after its deletion.
 */
const isOpen: Readonly<Record<string, string>> = {
  Session: `not exists (
      select from session s
      where s.provider_session = oidc_payload.uid
        and (s.locked_at is not null or s.revoked_at is not null)
    )`,
  Grant: `not exists (
      select from session s
      where s.provider_grant = oidc_payload.id
        and (s.locked_at is not null or s.revoked_at is not null)
    )`,
}

/**
 * Stores the provider's sessions, codes, grants and tokens in PostgreSQL, so that any instance can
 * answer.
 */
class PostgresAdapter implements Adapter {
  readonly #pool: pg.Pool
  readonly #sealingKeys: SealingKeys
  readonly #model: string
  constructor(pool: pg.Pool, sealingKeys: SealingKeys, model: string) {
    this.#pool = pool
    this.#sealingKeys = sealingKeys
    this.#model = model
  }

  #purpose(id: Buffer) {
    return payloadPurpose(this.#model, id)
  }

  async upsert(id: string, payload: AdapterPayload, expiresIn?: number) {
    const key = digestOf(id)
    await this.#pool.query(upsert, [
      this.#model,
      key,
      seal(this.#sealingKeys, this.#purpose(key), JSON.stringify(payload)),
      accountOf(payload),
      digestIfAny(payload.grantId),
      digestIfAny(payload.uid),
      digestIfAny(payload.userCode),
      expiresIn ?? null,
    ])
  }

  async #one(
    column: 'id' | 'uid' | 'user_code',
    value: string,
  ): Promise<AdapterPayload | undefined> {
    const {
      rows: [row],
    } = await this.#pool.query<Row>(
      `select ${columns} from oidc_payload
          where model = $1 and ${column} = $2
            and (expires_at is null or expires_at > clock_timestamp())
            and ${isOpen[this.#model] ?? 'true'}`,
      [this.#model, digestOf(value)],
    )
    if (!row) return undefined
    observe(row.now)
    const payload = JSON.parse(
      unseal(this.#sealingKeys, this.#purpose(row.id), row.sealed).toString(),
    ) as AdapterPayload
    return { ...inOwnTime(payload, row.seconds_left), ...(row.consumed_at && { consumed: true }) }
  }
  find(id: string) {
    return this.#one('id', id)
  }
  findByUid(uid: string) {
    return this.#one('uid', uid)
  }
  findByUserCode(userCode: string) {
    return this.#one('user_code', userCode)
  }

  /** The provider checks and then consumes: only this condition makes both atomic. */
  async consume(id: string) {
    const { rowCount } = await this.#pool.query(
      `update oidc_payload set consumed_at = clock_timestamp()
          where model = $1 and id = $2 and consumed_at is null`,
      [this.#model, digestOf(id)],
    )
    if (!rowCount) throw new errors.InvalidGrant('already used')
  }
  async destroy(id: string) {
    await this.#pool.query('delete from oidc_payload where model = $1 and id = $2', [
      this.#model,
      digestOf(id),
    ])
  }
  async revokeByGrantId(grantId: string) {
    await this.#pool.query('delete from oidc_payload where grant_id = $1', [digestOf(grantId)])
  }
}

/** Creates an adapter for each of the provider's models. */
export const oidcAdapter =
  (pool: pg.Pool, sealingKeys: SealingKeys) =>
  (model: string): Adapter =>
    new PostgresAdapter(pool, sealingKeys, model)

const digestIfAny = (id: string | undefined): Buffer | null => (id ? digestOf(id) : null)

/** Account of a payload; an interaction has none itself, but may contain an identified one. */
function accountOf({ accountId, result, session }: AdapterPayload): string | null {
  const login = result?.login as { accountId?: string } | undefined
  const owner =
    accountId ?? login?.accountId ?? (session as { accountId?: string } | undefined)?.accountId
  return isId(owner) ? owner : null
}

const times = ['iat', 'exp', 'iiat', 'loginTs', 'authTime'] as const

/**
 * Shifts the times of a payload to the clock of this process, with which the provider compares
 * them, as another process may have written them. The database gives the remaining lifetime of the
 * row.
 */
function inOwnTime(payload: AdapterPayload, secondsLeft: number | null): AdapterPayload {
  if (secondsLeft === null || payload.exp === undefined) return payload
  const shift = Math.floor(Date.now() / 1000 + secondsLeft - payload.exp)
  if (shift === 0) return payload
  const moved = times.flatMap((name) =>
    typeof payload[name] === 'number' ? [[name, payload[name] + shift]] : [],
  )
  return { ...payload, ...(Object.fromEntries(moved) as Partial<AdapterPayload>) }
}
