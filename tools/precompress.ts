import { readdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
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

/** Writes a `.br` and a `.gz` beside every compressible file over 1 kB that has none of its own age, so that no server compresses at run time. */
export async function precompress(folder: string): Promise<void> {
  const files = (await readdir(folder, { recursive: true }))
    .filter((file) => compressible.test(file) && !notSent.test(file))
    .map((file) => path.join(folder, file))
  for (let at = 0; at < files.length; at += concurrencyMax)
    await Promise.all(files.slice(at, at + concurrencyMax).map(compressFile))
}

async function compressFile(file: string): Promise<void> {
  const [own, ...forms] = await Promise.all([file, `${file}.br`, `${file}.gz`].map(writtenAt))
  if (forms.every((atMs) => atMs >= (own ?? 0))) return
  const content = await readFile(file)
  if (content.length <= bytesMin) return
  const quality = scriptOrStyle.test(file) ? thoroughQuality : quickQuality
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
  await writeWhole(`${file}.br`, await brotli(content, { params }))
  await writeWhole(`${file}.gz`, await zip(content, { level: 9 }))
}

const writtenAt = (file: string): Promise<number> =>
  stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => Number.NEGATIVE_INFINITY,
  )

/** A server that reads meanwhile sees all of it or none. */
async function writeWhole(file: string, content: Buffer): Promise<void> {
  const part = `${file}.${process.pid}.part`
  await writeFile(part, content)
  await rename(part, file)
}
