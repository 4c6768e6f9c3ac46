// A separate process that re-encodes images. Its parent kills it when one takes too long.
import os from 'node:os'
import type { Answer } from './picture-processes.ts'
import {
  PictureRefused,
  rewritePicture,
  shrinkPicture,
  type TargetFormat,
  type Variant,
} from './rewrite-picture.ts'

// Requests have a higher priority.
os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL)
// Without its parent nobody needs the answer; a plain exit would wait for the rendering to end.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))
process.on('message', ({ sent, wanted }: { sent: Uint8Array; wanted: TargetFormat | Variant }) => {
  const answer = (given: Answer) => process.send!(given)
  const bytes = Buffer.from(sent)
  const made = 'width' in wanted ? shrinkPicture(bytes, wanted) : rewritePicture(bytes, wanted)
  made.then(
    (picture) => answer({ picture }),
    (error: unknown) =>
      answer({ refused: error instanceof PictureRefused ? error.reason : 'PictureBroken' }),
  )
})
