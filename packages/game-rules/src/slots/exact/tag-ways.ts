import type { CodedModel } from './coded-model.ts'

/** ways[k]: stop combinations of the reels from `first` on whose tags add up to k; the reels are independent. */
export function tagWays({ reels }: CodedModel, first = 0): number[] {
  return reels.slice(first).reduce<number[]>(
    (ways, windows) => {
      const next: number[] = []
      for (const { tag, stops } of windows) {
        for (const [count, way] of ways.entries()) next[count + tag] = (next[count + tag] ?? 0) + way * stops
      }
      return Array.from(next, (way) => way ?? 0)
    },
    [1],
  )
}
