import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

const name = 'radio-canada-latin-wght-normal'
const portal = path.join(import.meta.dirname, '../../../portal')

/**
 * Path of the portal's font: in its package, or in its build where the package is not installed, as
 * in the image of production. Null if neither exists.
 */
export function fontFile(): string | null {
  const files = [inPackage(), inBuild()]
  return files.find((file) => file !== null && fs.existsSync(file)) ?? null
}

function inPackage(): string | null {
  try {
    const fromPortal = createRequire(path.join(portal, 'package.json'))
    return fromPortal.resolve(`@fontsource-variable/radio-canada/files/${name}.woff2`)
  } catch {
    return null
  }
}

function inBuild(): string | null {
  const assets = path.join(portal, 'dist/assets')
  if (!fs.existsSync(assets)) return null
  const file = fs
    .readdirSync(assets)
    .find((entry) => entry.startsWith(`${name}-`) && entry.endsWith('.woff2'))
  return file === undefined ? null : path.join(assets, file)
}
