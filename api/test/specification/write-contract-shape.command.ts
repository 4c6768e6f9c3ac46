import { openApiDocument } from '../../src/platform/openapi/openapi.ts'
import { breakingChanges } from './compare-shapes.ts'
import { shapeOf } from './contract-shape.ts'
import { readShape, writeShape } from './shape-file.ts'

/** Writes the current shape of the contract; breaking changes require another version. */
const is = shapeOf(openApiDocument('http://localhost:3999'))
const was = readShape()
const broken = was && was.version === is.version ? breakingChanges(was, is) : []
if (broken.length > 0) {
  console.error(
    `These changes break clients of version ${is.version}. Keep what was, or raise the version in contract/src/api-version.ts (docs/api-versioning.md):\n${broken.join('\n')}`,
  )
  process.exitCode = 1
} else writeShape(is)
