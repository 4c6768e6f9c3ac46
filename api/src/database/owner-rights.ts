import type pg from 'pg'
import { firstOf } from '../platform/values/must.ts'
import { withOwner } from './with-owner.ts'

type Rights = {
  name: string
  /** Whether the roles of requests and jobs exist. */
  roles_exist: boolean
  can_make_roles: boolean
  can_grant_roles: boolean
  can_create_tables: boolean
  can_add_extensions: boolean
}

const rightsQuery = `
  select current_user as name,
    (
      select count(*) from pg_roles own where own.rolname in ('guichet_app', 'guichet_worker')
    ) = 2 as roles_exist,
    (r.rolsuper or r.rolcreaterole) as can_make_roles,
    -- Since version 16 the right to create roles does not extend to those that somebody else made.
    r.rolsuper
      or (r.rolcreaterole and current_setting('server_version_num')::int < 160000)
      or (
        select count(*)
        from pg_auth_members m
        join pg_roles own on own.oid = m.roleid
        where m.member = r.oid and m.admin_option
          and own.rolname in ('guichet_app', 'guichet_worker')
      ) >= 2 as can_grant_roles,
    has_schema_privilege('public', 'create') as can_create_tables,
    (
      has_database_privilege(current_database(), 'create')
      or (select count(*) from pg_extension where extname in ('pg_trgm', 'btree_gin')) = 2
    ) as can_add_extensions
  from pg_roles r
  where r.rolname = current_user`

/**
 * Checks the rights that the role of DATABASE_URL needs before the first migration: neither
 * superuser nor BYPASSRLS, which managed services do not give.
 *
 * @throws With one line that names the missing rights and how an administrator grants them
 */
export async function checkOwnerRights(client: pg.Client): Promise<void> {
  const {
    rows: [rights],
  } = await client.query<Rights>(rightsQuery)
  const { name, ...may } = rights!
  const role = JSON.stringify(name)
  const canHaveRoles = may.roles_exist ? may.can_grant_roles : may.can_make_roles
  const making = may.roles_exist
    ? []
    : ['create role guichet_app nologin; create role guichet_worker nologin']
  const missing = [
    ...(canHaveRoles
      ? []
      : [...making, `grant guichet_app, guichet_worker to ${role} with admin option`]),
    ...(may.can_create_tables ? [] : [`grant create on schema public to ${role}`]),
    ...(may.can_add_extensions
      ? []
      : ['create extension if not exists pg_trgm; create extension if not exists btree_gin']),
  ]
  if (missing.length)
    throw new Error(
      `the role ${name} lacks rights; let an administrator of this database run: ${missing.join('; ')};`,
    )
}

/** Whether row-level security applies to the role, so that it sees no rows without a business. */
export async function isBoundRole(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ bound: boolean }>(
    'select not (rolsuper or rolbypassrls) as bound from pg_roles where rolname = current_user',
  )
  return firstOf(rows).bound
}

/** Whether the role is a superuser. */
export const isSuperuser = (ownerUrl: string): Promise<boolean> =>
  withOwner(ownerUrl, async (client) => {
    const { rows } = await client.query<{ super: boolean }>(
      'select rolsuper as super from pg_roles where rolname = current_user',
    )
    return firstOf(rows).super
  })

const nobody = '00000000-0000-0000-0000-000000000000'

/**
 * Tables that requests of people, requests of API keys and jobs read first. Once they are locked,
 * new transactions wait without other locks, and running ones end: otherwise a migration would
 * deadlock with them on some table in each attempt.
 */
const readFirst = "'session', 'api_key', 'job'"

/**
 * Lets a role under row-level security see every row during one migration: adds a policy for it on
 * each table and drops it before the commit. Other roles are locked out of the tables in the
 * meantime, so they never see the policy.
 */
export async function seeAllTenants(client: pg.Client, work: () => Promise<void>): Promise<void> {
  await client.query(
    `set local app.tenant_id = '${nobody}'; set local app.account_id = '${nobody}'`,
  )
  await client.query(`do $$ declare t text; begin
    foreach t in array array[${readFirst}]
    loop if to_regclass(t) is not null then execute format('lock table %I', t); end if; end loop;
  end $$`)
  await client.query(`do $$ declare t regclass; begin
    for t in select oid from pg_class where relforcerowsecurity and relnamespace = 'public'::regnamespace order by relname
    loop execute format('create policy migrating on %s to current_user using (true) with check (true)', t); end loop;
  end $$`)
  await work()
  await client.query(`do $$ declare t regclass; begin
    for t in select polrelid from pg_policy where polname = 'migrating'
    loop execute format('drop policy migrating on %s', t); end loop;
  end $$`)
}
