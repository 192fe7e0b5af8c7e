import type { Point } from './outline.ts'

/** The block of lettering a warp bends: its middle, its half width and its top and height. */
export interface WarpBlock {
  centreX: number
  halfWidth: number
  top: number
  height: number
}

type Warp = (point: Point, block: WarpBlock) => Point

function across([x]: Point, { centreX, halfWidth }: WarpBlock): number {
  return (x - centreX) / halfWidth
}

export const warps = {
  flat: (point) => point,
  arch: (point, block) => [point[0], point[1] - (1 - across(point, block) ** 2) * 13],
  bulge: (point, block) => {
    const middle = block.top + block.height / 2
    return [point[0], middle + (point[1] - middle) * (1.12 - 0.26 * across(point, block) ** 2)]
  },
  rise: (point, block) => [point[0], point[1] - across(point, block) * 8],
  wave: (point, block) => [point[0], point[1] + Math.sin(across(point, block) * 3) * 4],
} as const satisfies Record<string, Warp>

export type WarpName = keyof typeof warps
