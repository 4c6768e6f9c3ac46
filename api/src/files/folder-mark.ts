import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import type pg from 'pg'
import type { Env } from '../env.ts'
import { folderOf } from './open-store.ts'

const setting = 'file-folder'

/** Id of a folder of files: written into it once, and moved or shared with it. */
function markOf(folder: string): string {
  const file = path.join(folder, '.folder')
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 })
  try {
    fs.writeFileSync(file, randomUUID(), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return fs.readFileSync(file, 'utf8').trim()
}

/** Forgets the folder after a restore; the next process that starts records it again. */
export async function forgetFolder(client: pg.Client): Promise<void> {
  await client.query('delete from installation_setting where name = $1', [setting])
}

/**
 * Whether this process uses another folder than the first process of the installation, so that each
 * lacks images of the other.
 *
 * @returns A message for the operator, or null
 */
export async function missingPictures(
  env: Pick<Env, 'S3_BUCKET' | 'DATA_DIR'>,
  pool: pg.Pool,
): Promise<string | null> {
  if (env.S3_BUCKET) return null
  const folder = folderOf(env)
  const mark = JSON.stringify(markOf(folder))
  await pool.query(
    'insert into installation_setting (name, value) values ($1, $2) on conflict do nothing',
    [setting, mark],
  )
  const { rowCount } = await pool.query(
    'select from installation_setting where name = $1 and value = $2',
    [setting, mark],
  )
  if (rowCount) return null
  return `Pictures: ${folder} is not the folder that this installation keeps them in, so some will be missing here. Set S3_BUCKET, or share one DATA_DIR/files.`
}
