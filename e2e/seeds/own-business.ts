import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Page } from '../journey.ts'
import { signIn, type Language } from '../sign-in.ts'

const root = path.join(import.meta.dirname, '../..')
const password = 'douze couloirs de glace 2026'
let made = 0

type Start = { path: string; language: Language; installation?: 'fresh' | 'demo' }

/**
 * Creates an empty business on the running server with the operator's command, and signs its main
 * administrator in at a page.
 *
 * @returns The email and the password of the main administrator.
 */
export async function ownBusiness(page: Page, { installation = 'fresh', ...start }: Start) {
  const email = `rosalie.${process.pid}.${(made += 1)}@coulee.example`
  const settings = {
    'name-fr': 'Centre de la Coulée',
    'name-en': 'Coulée Centre',
    'first-name': 'Rosalie',
    'last-name': 'Thériault',
    email,
    password,
  }
  await promisify(execFile)(
    process.execPath,
    [
      'api/src/businesses/business.command.ts',
      ...Object.entries(settings).flatMap(([name, value]) => [`--${name}`, value]),
    ],
    {
      cwd: root,
      env: {
        ...process.env,
        DATA_DIR: path.join(process.env.GUICHET_JOURNEYS!, installation),
        DEMO: 'off',
      },
    },
  )
  await signIn(page, email, { ...start, password })
  return { email, password }
}
