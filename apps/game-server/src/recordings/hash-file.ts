import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'

/** Read once, whatever its size. @throws where there is no such file */
export async function hashFile(at: string): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash('sha256')
  let bytes = 0
  for await (const part of createReadStream(at)) {
    hash.update(part as Buffer)
    bytes += (part as Buffer).length
  }
  return { bytes, sha256: hash.digest('hex') }
}
