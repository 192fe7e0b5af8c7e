import { deflateSync } from 'node:zlib'

/** A4 in points. */
const pageSize = '595.28 841.89'

/** A file of plain pages: each is a stream of drawing operators, with Helvetica as `F1`. */
export function writePdf(pages: readonly string[], title: string): Buffer {
  const pageAt = (index: number) => 5 + index * 2
  const kids = pages.map((_, index) => `${pageAt(index)} 0 R`).join(' ')
  const objects = [
    plain(`<< /Type /Catalog /Pages 2 0 R >>`),
    plain(`<< /Type /Pages /Kids [${kids}] /Count ${pages.length} /MediaBox [0 0 ${pageSize}] >>`),
    plain('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'),
    plain(`<< /Title (${title}) >>`),
    ...pages.flatMap((page, index) => {
      const packed = deflateSync(page)
      const stream = `<< /Length ${packed.length} /Filter /FlateDecode >>\nstream\n`
      return [
        plain(
          `<< /Type /Page /Parent 2 0 R /Resources << /Font << /F1 3 0 R >> >> ` +
            `/Contents ${pageAt(index) + 1} 0 R >>`,
        ),
        Buffer.concat([plain(stream), packed, plain('\nendstream')]),
      ]
    }),
  ]
  return assemble(objects, '/Root 1 0 R /Info 4 0 R')
}

const plain = (text: string): Buffer => Buffer.from(text, 'latin1')

/** Numbers the objects and says where in the file each of them begins. */
function assemble(objects: readonly Buffer[], trailer: string): Buffer {
  const parts = [plain('%PDF-1.4\n')]
  let length = parts[0]?.length ?? 0
  const starts = objects.map((object, index) => {
    const part = Buffer.concat([plain(`${index + 1} 0 obj\n`), object, plain('\nendobj\n')])
    const start = length
    parts.push(part)
    length += part.length
    return start
  })
  const lines = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('')
  const count = objects.length + 1
  const end =
    `xref\n0 ${count}\n0000000000 65535 f \n${lines}` +
    `trailer\n<< /Size ${count} ${trailer} >>\nstartxref\n${length}\n%%EOF\n`
  return Buffer.concat([...parts, plain(end)])
}
