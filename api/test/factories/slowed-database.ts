import type { TestServer } from '../test-server.ts'

/**
 * Slows down each row that the server reads of a table by so many milliseconds, as slow storage
 * does: a row-level security policy sleeps for each row.
 *
 * @returns Removes the policy
 */
export async function slowRows(
  { owner }: TestServer,
  table: string,
  milliseconds: number,
): Promise<() => Promise<void>> {
  await owner.query(`create or replace function slow_row(seconds float) returns boolean
    language plpgsql volatile as $$ begin perform pg_sleep(seconds); return true; end $$`)
  await owner.query(`create policy slow on ${table} as restrictive for select
    to guichet_app, guichet_worker using (slow_row(${milliseconds / 1000}))`)
  return async () => {
    await owner.query(`drop policy slow on ${table}`)
  }
}
