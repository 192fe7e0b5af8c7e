import { closeSync, openSync, readFileSync, rmSync, writeFileSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { inflateSync } from 'node:zlib'

const [width, height] = [640, 480]
const [white, black, grey] = [235, 16, 128]
const modulePixels = 16
const header = Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\n`)
const frameMark = Buffer.from('FRAME\n')
const brightBytes = width * height

/** A rectangle of black modules: column, row, width, height. */
export type Code = readonly (readonly number[])[]

/** Codes of a set in the order of its labels, as the sheets of the PDF draw them. */
export function codesOfLabels(file: string): Code[] {
  const pdf = readFileSync(file)
  const streams = pdf.toString('latin1').matchAll(/\/Length (\d+) [^>]*>>\nstream\n/g)
  return [...streams].flatMap(({ index, 0: { length }, 1: size }) => {
    const start = index + length
    const drawn = inflateSync(pdf.subarray(start, start + Number(size))).toString('latin1')
    return [...drawn.matchAll(/ cm (.*) f Q$/gm)].map(([, runs = '']) =>
      [...runs.matchAll(/(\d+) (\d+) (\d+) (\d+) re/g)].map((run) => run.slice(1).map(Number)),
    )
  })
}

/**
 * What Chromium takes for a camera: a video of one picture, which is drawn anew in its place while the browser reads it over
 * and over. It is as long with a card as without.
 */
export class CardCamera {
  readonly file = path.join(tmpdir(), `cards-${process.pid}.y4m`)

  constructor() {
    const colourless = Buffer.alloc(brightBytes / 2, grey)
    writeFileSync(this.file, Buffer.concat([header, frameMark, pictureOf([]), colourless]))
  }

  /** The browser flags that make it the camera of every page. */
  get flags(): string[] {
    return [
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      `--use-file-for-fake-video-capture=${this.file}`,
    ]
  }

  /** Lays a card under the lens, as its label was printed. */
  show(code: Code): void {
    const file = openSync(this.file, 'r+')
    try {
      writeSync(file, pictureOf(code), 0, brightBytes, header.length + frameMark.length)
    } finally {
      closeSync(file)
    }
  }

  clear(): void {
    this.show([])
  }

  remove(): void {
    rmSync(this.file, { force: true })
  }
}

/** How bright each point is: the code in the middle of white. */
function pictureOf(code: Code): Buffer {
  const picture = Buffer.alloc(brightBytes, white)
  const side = Math.max(0, ...code.map(([x = 0, , wide = 0]) => x + wide)) * modulePixels
  const [left, top] = [(width - side) / 2, (height - side) / 2]
  for (const [x = 0, y = 0, wide = 0, high = 0] of code) {
    for (let row = y * modulePixels; row < (y + high) * modulePixels; row += 1) {
      const from = (top + row) * width + left + x * modulePixels
      picture.fill(black, from, from + wide * modulePixels)
    }
  }
  return picture
}
