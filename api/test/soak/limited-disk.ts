import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'

/** A folder on its own disk, which can be filled. */
export type LimitedDisk = { dir: string; fill: () => void; free: () => void; remove: () => void }

const run = (command: string, ...args: string[]) =>
  execFileSync(command, args, { stdio: ['ignore', 'ignore', 'pipe'] })

/** A disk in memory, for files that may be lost in a power cut. Null if mounting is forbidden. */
export const openMemoryDisk = (dir: string, megabytes: number): LimitedDisk | null =>
  mounted(dir, () => run('mount', '-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', dir))

/** A file system within a file, whose writes are as durable as those of the disk below. */
export function openFileDisk(dir: string, megabytes: number): LimitedDisk | null {
  const image = `${dir}.image`
  const disk = mounted(dir, () => {
    run('truncate', '-s', `${megabytes}M`, image)
    run('mkfs.ext4', '-q', '-m', '0', image)
    run('mount', '-o', 'loop', image, dir)
  })
  if (!disk) fs.rmSync(image, { force: true })
  return (
    disk && {
      ...disk,
      remove: () => {
        disk.remove()
        fs.rmSync(image, { force: true })
      },
    }
  )
}

function mounted(dir: string, mount: () => void): LimitedDisk | null {
  fs.mkdirSync(dir, { recursive: true })
  try {
    mount()
  } catch {
    return null
  }
  const ballast = path.join(dir, 'ballast')
  return {
    dir,
    fill: () => fill(ballast),
    free: () => fs.rmSync(ballast, { force: true }),
    remove: () => {
      fs.rmSync(ballast, { force: true })
      run('umount', '--lazy', dir)
    },
  }
}

/** Writes until not a byte more fits. */
function fill(ballast: string): void {
  const file = fs.openSync(ballast, 'w')
  const { bavail, bsize } = fs.statfsSync(path.dirname(ballast))
  try {
    run('fallocate', '-l', String(Math.max(bsize, (bavail - 64) * bsize)), ballast)
  } catch {
    /* Another process took the space first: the loop writes the rest. */
  }
  let size = fs.fstatSync(file).size
  for (let length = 1 << 20; length >= 1;) {
    try {
      size += fs.writeSync(file, Buffer.alloc(length), 0, length, size)
    } catch {
      length >>= 1
    }
  }
  fs.closeSync(file)
}
