import { parseArgs } from 'node:util'
import { onDatabase } from '../database/command-pool.ts'
import { holdDataDir } from '../database/hold-data-dir.ts'
import { readEnv } from '../env.ts'
import { openStore } from '../files/public.ts'
import { hasKeptKey, keepInstallationKey } from '../platform/secrets/secrets.ts'
import type { Totals } from './archive.rules.ts'
import { BackupError } from './backup-error.ts'
import { readSecret } from './read-secret.ts'
import { addDatabase, assertSameKey, checkBackup, restoreBackup } from './restore-backup.ts'

// `npm run restore -- FILE`: into the empty database and store of the settings. `--check FILE`
// reads it and writes nothing; `--into NAME FILE` creates a database of that name on the same
// server and skips the files; `--secret-key FILE` prints the installation's key.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    check: { type: 'boolean' },
    into: { type: 'string' },
    'secret-key': { type: 'boolean' },
    'key-file': { type: 'string' },
  },
})

const sumOf = ({ tables, files }: Totals) => {
  const rows = Object.values(tables).reduce((sum, count) => sum + count, 0)
  return `${rows} rows in ${Object.keys(tables).length} tables, ${files} files`
}

async function readOnly(file: string, secret: string): Promise<void> {
  const { head, totals } = await checkBackup({ file, secret })
  console.log(
    values['secret-key']
      ? head.secretKey
      : `${file} is whole, and this version can restore it: ${sumOf(totals)}, as of ${head.takenAt}.`,
  )
}

const restoreBeside = (file: string, secret: string, name: string) =>
  onDatabase(async (url) => {
    await checkBackup({ file, secret })
    const { totals } = await restoreBackup({ file, secret }, { url: await addDatabase(url, name) })
    console.log(`Restored into the database ${name}: ${sumOf(totals)}; the files were left out.`)
  })

async function restoreInstallation(file: string, secret: string): Promise<void> {
  const env = readEnv()
  const release = env.DATABASE_URL ? () => {} : await holdDataDir(env.DATA_DIR)
  try {
    const { head } = await checkBackup({ file, secret })
    assertSameKey(env, head)
    if (!env.SECRET_KEY && !hasKeptKey(env)) keepInstallationKey(env.DATA_DIR, head.secretKey)
    const { totals, ran } = await onDatabase((url) =>
      restoreBackup({ file, secret }, { url, store: openStore(env) }),
    )
    console.log(`Restored: ${sumOf(totals)}, as of ${head.takenAt}.`)
    if (ran.length) console.log(`Then brought to this version by ${ran.length} migrations.`)
    console.log(
      'Now erase again whom it brought back: npm run erasures -- --again erasures.jsonl; then npm run audit:verify.',
    )
  } finally {
    release()
  }
}

try {
  const [file] = positionals
  if (!file) throw new BackupError('Name the file of a backup.')
  const secret = readSecret(readEnv(), values['key-file'])
  if (values.check || values['secret-key']) await readOnly(file, secret)
  else if (values.into) await restoreBeside(file, secret, values.into)
  else await restoreInstallation(file, secret)
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
