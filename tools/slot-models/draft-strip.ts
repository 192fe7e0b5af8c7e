import { type Random, shuffled } from './random.ts'

/** How often each letter stands on a strip. */
export type Counts = Readonly<Record<string, number>>

/** Letters of which one window shows at most one. */
const lonely = new Set(['W', 'S'])
const attemptsMax = 4_000

type StripInput = { readonly rows: number; readonly stacks: Counts; readonly random: Random }

/** A strip of these letters in an order of chance: wilds and scatters apart, coins and tops in small stacks. */
export function draftStrip(counts: Counts, { rows, stacks, random }: StripInput): string {
  const sizeOf = (letter: string) => stacks[letter] ?? (letter === 'T' || letter === 'C' ? 2 : 1)
  const blocks = Object.entries(counts).flatMap(([letter, count]) => blocksOf(letter, count, sizeOf(letter)))
  for (let attempt = 0; attempt < attemptsMax; attempt += 1) {
    const strip = shuffled(blocks, random).join('')
    if ([...lonely].every((letter) => isApart(strip, letter, rows))) return strip
  }
  throw new Error(`No order keeps ${JSON.stringify(counts)} apart`)
}

function blocksOf(letter: string, count: number, size: number): string[] {
  const whole = Array.from({ length: Math.floor(count / size) }, () => letter.repeat(size))
  return count % size === 0 ? whole : [...whole, letter.repeat(count % size)]
}

function isApart(strip: string, letter: string, rows: number): boolean {
  const turned = strip + strip.slice(0, rows - 1)
  for (let at = 0; at < strip.length; at += 1) {
    const window = turned.slice(at, at + rows)
    if (window.indexOf(letter) !== window.lastIndexOf(letter)) return false
  }
  return true
}
