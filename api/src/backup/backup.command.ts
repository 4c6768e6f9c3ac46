import fs from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { onDatabase } from '../database/command-pool.ts'
import { BackupError } from './backup-error.ts'
import { backupName, backupsAmong } from './backup-names.rules.ts'
import { makeBackup } from './make-backup.ts'
import { readSecret } from './read-secret.ts'

// `npm run backup [-- FILE] [--keep 14] [--key-file FILE]`: database, files and key in one
// encrypted file, while sales continue.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { keep: { type: 'string' }, 'key-file': { type: 'string' } },
})
const began = performance.now()
try {
  if (values.keep !== undefined && !/^[1-9]\d*$/.test(values.keep))
    throw new BackupError('--keep takes how many backups stay, at least 1.')
  await onDatabase(async (url, env) => {
    const secret = readSecret(env, values['key-file'])
    const file =
      positionals[0] ?? (env.BACKUP_DIR && path.join(env.BACKUP_DIR, backupName(new Date())))
    if (!file) throw new BackupError('Name a file, or set BACKUP_DIR.')
    const { rows, files, missing } = await makeBackup({ env, url, file, secret })
    const megabytes = (fs.statSync(file).size / 1e6).toFixed(1)
    const seconds = ((performance.now() - began) / 1000).toFixed(1)
    console.log(`${file}: ${rows} rows and ${files} files, ${megabytes} MB, in ${seconds} s`)
    for (const key of missing) console.error(`Missing in the store, before this backup: ${key}`)
    if (values.keep) removeOlder(path.dirname(file), Number(values.keep))
  })
} catch (error) {
  console.error(`No backup was made. ${(error as Error).message}`)
  process.exitCode = 1
}

function removeOlder(folder: string, keep: number): void {
  for (const name of backupsAmong(fs.readdirSync(folder)).slice(keep))
    fs.rmSync(path.join(folder, name))
}
