import { hash } from 'node:crypto'

/** A whole number from 0 to below the limit, which the seed and these names alone decide. */
export function draw(limit: number, seed: number, ...names: (string | number)[]): number {
  const hex = hash('sha256', [seed, ...names].join('\n'), 'hex')
  return Math.floor((Number.parseInt(hex.slice(0, 12), 16) / 2 ** 48) * limit)
}
