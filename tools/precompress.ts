import { readdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** What the server runs itself. */
const notSent = /^server\//
const bytesMin = 1024
const concurrencyMax = 16
const compressible = /\.(js|css|svg|json|html)$/
/** Asked for on every first visit: worth the slowest setting. */
const scriptOrStyle = /\.(js|css)$/
const thoroughQuality = 11
const quickQuality = 9

/** Writes a `.br` and a `.gz` beside every compressible file over 1 kB that has none, so that no server compresses at run time. */
export async function precompress(folder: string): Promise<void> {
  const present = new Set(await readdir(folder, { recursive: true }))
  const files = [...present].filter(
    (file) =>
      compressible.test(file) && !notSent.test(file) && !(present.has(`${file}.br`) && present.has(`${file}.gz`)),
  )
  for (let at = 0; at < files.length; at += concurrencyMax) {
    await Promise.all(files.slice(at, at + concurrencyMax).map((file) => compressFile(path.join(folder, file))))
  }
}

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file)
  if (content.length <= bytesMin) return
  const quality = scriptOrStyle.test(file) ? thoroughQuality : quickQuality
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
  await writeWhole(`${file}.br`, await brotli(content, { params }))
  await writeWhole(`${file}.gz`, await zip(content, { level: 9 }))
}

/** A server that reads meanwhile sees all of it or none. */
async function writeWhole(file: string, content: Buffer): Promise<void> {
  await writeFile(`${file}.part`, content)
  await rename(`${file}.part`, file)
}
