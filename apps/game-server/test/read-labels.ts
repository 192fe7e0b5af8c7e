import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { inflateSync } from 'node:zlib'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'

const reader = fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm'))
prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(readFileSync(reader)).buffer } })

const modulePixels = 4
/** What a reader needs around a code. */
const quietPixels = 12

interface Label {
  /** Of its first module, in millimetres from the top left corner of the sheet. */
  xMm: number
  yMm: number
  read: string[]
}

/** The sheets of a PDF as a reader sees them: each code is drawn as its operators say, and read again. */
export async function readLabels(pdf: Buffer): Promise<Label[][]> {
  return Promise.all(sheetsOf(pdf).map((sheet) => Promise.all(labelsOf(sheet))))
}

/** Drawing operators, page by page. */
export function sheetsOf(pdf: Buffer): string[] {
  const file = pdf.toString('latin1')
  return [...file.matchAll(/\/Length (\d+) [^>]*>>\nstream\n/g)].map((found) => {
    const start = found.index + found[0].length
    return inflateSync(pdf.subarray(start, start + Number(found[1]))).toString('latin1')
  })
}

const pointsOfMm = 72 / 25.4

const labelsOf = (sheet: string): Promise<Label>[] =>
  [...sheet.matchAll(/^q ([\d.]+) 0 0 -\1 ([\d.]+) ([\d.]+) cm (.*) f Q$/gm)].map(async ([, , x, y, body = '']) => ({
    ...{ xMm: Number(x) / pointsOfMm, yMm: 297 - Number(y) / pointsOfMm },
    read: await readCode(body),
  }))

async function readCode(body: string): Promise<string[]> {
  const runs = [...body.matchAll(/(\d+) (\d+) (\d+) (\d+) re/g)].map((run) => run.slice(1).map(Number))
  const modules = Math.max(...runs.map(([x = 0, , width = 0]) => x + width))
  const side = modules * modulePixels + 2 * quietPixels
  const data = new Uint8ClampedArray(side * side * 4).fill(255)
  for (const [x = 0, y = 0, width = 0, height = 0] of runs)
    for (let row = y * modulePixels; row < (y + height) * modulePixels; row += 1)
      for (let column = x * modulePixels; column < (x + width) * modulePixels; column += 1)
        data.fill(
          0,
          ((row + quietPixels) * side + column + quietPixels) * 4,
          ((row + quietPixels) * side + column + quietPixels) * 4 + 3,
        )
  const image = { data, width: side, height: side, colorSpace: 'srgb' } as Parameters<typeof readBarcodes>[0]
  const found = await readBarcodes(image, { formats: ['DataMatrix'] })
  return found.map(({ text }) => text)
}
