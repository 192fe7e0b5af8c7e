import { hash } from 'node:crypto'

/**
 * A number from 0 up to 1 that depends on the seed and these names alone: what is drawn does not change with the order in
 * which answers happen to come.
 */
export function draw(seed: number, ...names: (string | number)[]): number {
  const hex = hash('sha256', [seed, ...names].join('\n'), 'hex')
  return Number.parseInt(hex.slice(0, 12), 16) / 2 ** 48
}

/** A whole number from `min` to `max`. */
export const drawWhole = (min: number, max: number, seed: number, ...names: (string | number)[]): number =>
  min + Math.floor(draw(seed, ...names) * (max - min + 1))
