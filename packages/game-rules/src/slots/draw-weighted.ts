import type { ReelDraws } from './reel-draws.ts'

/** One of the listed values, each as likely as its weight; takes one draw. */
export function drawWeighted<T>(table: readonly (readonly [value: T, weight: number])[], stream: ReelDraws): T {
  let left = stream.int(table.reduce((sum, [, weight]) => sum + weight, 0))
  for (const [value, weight] of table) {
    if (left < weight) return value
    left -= weight
  }
  throw new RangeError('A weighted draw needs a weight')
}
