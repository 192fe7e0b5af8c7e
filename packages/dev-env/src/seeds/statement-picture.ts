import { crc32, deflateSync } from 'node:zlib'

const width = 360
const height = 480
const paper = 245
const ink = 120

/** A picture of a bank's statement as one would photograph it: a page with lines of print, and none at its end. */
export function statementPicture(name: string): File {
  const rows = Array.from({ length: height }, (_, y) => rowOf(y))
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  // Eight bits of grey a point.
  header.writeUInt8(8, 8)
  const start = Buffer.from('89504e470d0a1a0a', 'hex')
  const parts = [chunk('IHDR', header), chunk('IDAT', deflateSync(Buffer.concat(rows))), chunk('IEND', Buffer.alloc(0))]
  return new File([new Uint8Array(Buffer.concat([start, ...parts]))], name, { type: 'image/png' })
}

/** One line of points, after the byte that says that it is not filtered. */
function rowOf(y: number): Buffer {
  const row = Buffer.alloc(width + 1, paper)
  row[0] = 0
  const line = Math.floor(y / 28)
  const isPrinted = y % 28 > 10 && y % 28 < 20 && line > 0 && line < 12
  if (isPrinted) row.fill(ink, 30, 30 + 90 + ((line * 47) % 110)).fill(ink, 270, 330)
  return row
}

function chunk(name: string, data: Buffer): Buffer {
  const head = Buffer.from(name, 'latin1')
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(Buffer.concat([head, data])))
  return Buffer.concat([length, head, data, check])
}
