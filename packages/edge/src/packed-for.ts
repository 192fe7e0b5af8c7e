import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Quick enough for every visit. */
const quality = 4

/** Text that is made anew for every visit, as small as its reader takes it; undefined for one who takes it plain. */
export async function packedFor(accepted: string | string[] | undefined, text: string | Buffer) {
  const wanted = String(accepted ?? '')
  if (/\bbr\b/.test(wanted)) {
    const bytes = await brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
    return { encoding: 'br', bytes }
  }
  return /\bgzip\b/.test(wanted) ? { encoding: 'gzip', bytes: await zip(text) } : undefined
}
