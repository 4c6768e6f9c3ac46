// `npm run docs:settings`: writes docs/settings.md.
import fs from 'node:fs'
import path from 'node:path'
import { settingsPage } from './settings-page.rules.ts'

fs.writeFileSync(path.join(import.meta.dirname, '../../../docs/settings.md'), settingsPage())
