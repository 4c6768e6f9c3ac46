import fs from 'node:fs'
import type { Env } from '../env.ts'
import { BackupError } from './backup-error.ts'

/** True for a random key of 32 bytes in hexadecimal digits; other secrets are passphrases. */
export const isKey = (secret: string) => /^[0-9a-f]{64}$/i.test(secret)

/**
 * Reads the secret of backups: the content of a file, otherwise BACKUP_KEY.
 *
 * @throws BackupError when there is none
 */
export function readSecret({ BACKUP_KEY }: Pick<Env, 'BACKUP_KEY'>, file?: string): string {
  const secret = file === undefined ? BACKUP_KEY : fs.readFileSync(file, 'utf8').trim()
  if (!secret)
    throw new BackupError(
      'No key: set BACKUP_KEY (openssl rand -hex 32 draws one), or name a file with --key-file.',
    )
  if (secret.length < 20)
    throw new BackupError('The key is too short: 64 hexadecimal digits, or 20 characters.')
  return secret
}
