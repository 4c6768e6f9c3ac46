// Runs with any Node that started npm (20.19 or newer): installs missing packages, so that the next
// script runs with the pinned Node.
import { execSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'

const root = path.join(import.meta.dirname, '..')
const stamp = path.join(root, 'node_modules/.guichet-installed')
const lockfile = path.join(root, 'package-lock.json')
const isFresh = fs.existsSync(stamp) && fs.statSync(stamp).mtimeMs >= fs.statSync(lockfile).mtimeMs

if (!isFresh) {
  console.log('Installing packages…')
  try {
    execSync('npm ci --ignore-scripts --no-audit --no-fund --loglevel=error', {
      cwd: root,
      stdio: 'inherit',
    })
  } catch {
    console.error('The packages could not be installed: see the lines above.')
    process.exit(1)
  }
  fs.writeFileSync(stamp, '')
}

// The npm of Debian 13 installs the pinned Node but creates no link in node_modules/.bin.
const link = path.join(root, 'node_modules/.bin/node')
const pinned = `node-${process.platform}-${process.arch}/bin/node`
if (!fs.existsSync(link) && fs.existsSync(path.join(root, 'node_modules', pinned)))
  fs.symlinkSync(path.join('..', pinned), link)
