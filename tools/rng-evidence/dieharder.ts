import { spawn } from 'node:child_process'
import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import type { Writable } from 'node:stream'

/** One line of dieharder's table. */
export interface DieharderRow {
  test: string
  p: number
  assessment: 'PASSED' | 'WEAK' | 'FAILED'
}

/**
 * Robert G. Brown's dieharder over FS1 on its standard input; undefined when it is not installed.
 * @throws when it ran no test
 */
export async function runDieharder(serverSeed: string, args: readonly string[]): Promise<DieharderRow[] | undefined> {
  const child = spawn('dieharder', [...args, '-g', '200'], { stdio: ['pipe', 'pipe', 'inherit'] })
  let text = ''
  child.stdout.on('data', (chunk: Buffer) => {
    text += chunk.toString()
  })
  // It closes its input when it has seen enough.
  child.stdin.on('error', () => child.stdin.destroy())
  const isFound = await new Promise<boolean>((resolve) => {
    child.once('spawn', () => resolve(true))
    child.once('error', () => resolve(false))
  })
  if (!isFound) return undefined
  const isClosed = once(child, 'close')
  await feed(child.stdin, serverSeed)
  const [code] = await isClosed
  const rows = readRows(text)
  if (rows.length === 0) throw new Error(`dieharder ended with ${code} and without a single test: ${text}`)
  return rows
}

/** The rows of dieharder's table; headings and anything else are left out. */
export function readRows(text: string): DieharderRow[] {
  return text.split('\n').flatMap((line) => {
    const [name = '', tuple = '', , , p = '', assessment = ''] = line.split('|').map((cell) => cell.trim())
    if (assessment !== 'PASSED' && assessment !== 'WEAK' && assessment !== 'FAILED') return []
    return [{ test: `${name} ${tuple}`, p: Number(p), assessment }]
  })
}

const blocksPerChunk = 2_048

/** FS1 of one bet without end, by the HMAC of the runtime, which is faster than the one of the browsers. */
export function* bytesOf(serverSeed: string): Generator<Buffer> {
  for (let block = 0; ; block += blocksPerChunk)
    yield Buffer.concat(
      Array.from({ length: blocksPerChunk }, (_, i) =>
        createHmac('sha256', serverSeed)
          .update(`${dieharderClientSeed}:0:${block + i}`)
          .digest(),
      ),
    )
}

export const dieharderClientSeed = 'rng-evidence-dieharder'

async function feed(input: Writable, serverSeed: string): Promise<void> {
  for (const bytes of bytesOf(serverSeed)) {
    if (input.destroyed) return
    if (!input.write(bytes)) await new Promise<void>((resolve) => untilReady(input, resolve))
  }
}

function untilReady(input: Writable, resolve: () => void): void {
  const done = () => {
    input.off('drain', done)
    input.off('close', done)
    resolve()
  }
  input.once('drain', done)
  input.once('close', done)
}
