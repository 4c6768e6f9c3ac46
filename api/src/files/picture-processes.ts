import { fork, type ChildProcess } from 'node:child_process'
import os from 'node:os'
import { maxPixels } from '@guichet/contract/files/upload-image.ts'
import { apiError } from '../platform/http/api-error.ts'
import type { Picture, PictureProblem, TargetFormat, Variant } from './rewrite-picture.ts'

export type Answer = { picture: Picture } | { refused: PictureProblem }
export type PictureProcesses = {
  /** @throws The problem of the image, or PictureTooSlow when it is not encoded by the deadline */
  rewrite: (sent: Buffer, wanted: TargetFormat | Variant) => Promise<Picture>
  close: () => void
}
type Options = { deadlineMs: number; script?: string }

// A process keeps the memory of the libraries; after this idle time it is cheaper to start a new
// one.
const idleMs = 30_000
const defaultScript = new URL('./picture-process.ts', import.meta.url).pathname

/**
 * Processes that re-encode images. librsvg and libvips have no deadline and share the memory of
 * their caller, so they run where they can be killed without harm.
 */
export function openPictureProcesses({
  deadlineMs,
  script = defaultScript,
}: Options): PictureProcesses {
  const all = new Set<ChildProcess>()
  const idle: ChildProcess[] = []
  const kill = (child: ChildProcess) => {
    all.delete(child)
    child.kill('SIGKILL')
  }
  const start = () => {
    // It reads untrusted files, so it gets no settings and no secrets of the server, only the home
    // directory for the font cache.
    const env = { HOME: os.homedir() }
    const stdio = ['ignore', 'ignore', 'ignore', 'ipc'] as const
    const child = fork(script, { serialization: 'advanced', execArgv: [], env, stdio: [...stdio] })
    all.add(child)
    child.on('error', () => kill(child))
    child.once('exit', () => all.delete(child))
    return child
  }
  const takeIdle = () => {
    for (let child = idle.pop(); child; child = idle.pop()) if (child.connected) return child
    return start()
  }
  const rest = (child: ChildProcess) => {
    idle.push(child)
    const timer = setTimeout(() => {
      const at = idle.indexOf(child)
      if (at === -1) return
      idle.splice(at, 1)
      kill(child)
    }, idleMs)
    timer.unref()
  }
  return {
    rewrite: async (sent, wanted) => {
      const child = takeIdle()
      const answer = await answerOf(child, { sent, wanted }, deadlineMs)
      if (answer === 'late' || answer === 'dead') {
        kill(child)
        throw apiError(answer === 'late' ? 'PictureTooSlow' : 'PictureBroken')
      }
      rest(child)
      if ('picture' in answer)
        return { ...answer.picture, bytes: Buffer.from(answer.picture.bytes) }
      if (answer.refused === 'PictureTooManyPixels')
        throw apiError(answer.refused, { limitMegapixels: maxPixels / 1_000_000 })
      throw apiError(answer.refused)
    },
    close: () => {
      idle.length = 0
      for (const child of all) kill(child)
    },
  }
}

function answerOf(
  child: ChildProcess,
  message: object,
  deadlineMs: number,
): Promise<Answer | 'late' | 'dead'> {
  return new Promise((resolve) => {
    const settle = (answer: Answer | 'late' | 'dead') => {
      clearTimeout(timer)
      child.removeListener('message', settle)
      child.removeListener('exit', onExit)
      resolve(answer)
    }
    const onExit = () => settle('dead')
    const timer = setTimeout(() => settle('late'), deadlineMs)
    child.once('message', settle)
    child.once('exit', onExit)
    child.send(message, (error) => {
      if (error) settle('dead')
    })
  })
}
