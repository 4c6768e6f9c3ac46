declare module 'pngjs' {
  export class PNG {
    static readonly sync: { read: (file: Buffer) => PNG; write: (png: PNG) => Buffer }
    constructor(size: { width: number; height: number })
    readonly width: number
    readonly height: number
    readonly data: Buffer
  }
}
