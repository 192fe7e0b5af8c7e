import { parentPort } from 'node:worker_threads'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { findDemoTitle } from '@fairground/art/catalogue'
import { demoTile } from '@fairground/art/demo-tile'

/** What is asked of the thread, and what it answers; null for a game without a drawing. */
export interface TileOrder {
  gameId: string
}
export interface TileAnswer {
  gameId: string
  tile: PressedTile | null
}
/** A drawing as it is sent. */
export interface PressedTile {
  br: Uint8Array
  gzip: Uint8Array
}

const brotliQuality = 6
const gzipLevel = 9

function press(gameId: string): PressedTile | null {
  const title = findDemoTitle(gameId)
  if (!title) return null
  const svg = Buffer.from(demoTile(title))
  return {
    br: brotliCompressSync(svg, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }),
    gzip: gzipSync(svg, { level: gzipLevel }),
  }
}

parentPort?.on('message', ({ gameId }: TileOrder) => {
  parentPort?.postMessage({ gameId, tile: press(gameId) } satisfies TileAnswer)
})
