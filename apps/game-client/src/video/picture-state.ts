import type { StampSeen } from './read-stamps.ts'

/** Without a stamp for so long a picture is not live. */
export const unstampedMs = 5_000
/** No result waits longer for a picture. */
export const heldMsMax = 5_000
const measuredMax = 5

export interface PictureState {
  /** New frames come. */
  isShown: boolean
  /** It comes in segments: later than by a connection. */
  isBySegments: boolean
  /** Stamps come. */
  isStamped: boolean
  /** How far the picture is behind the table; the middle of the last measurements, newest first. */
  behindMs: number | undefined
  measured: readonly number[]
}

export const noPicture: PictureState = {
  ...{ isShown: false, isBySegments: false, isStamped: false },
  ...{ behindMs: undefined, measured: [] },
}

/** The picture after one more stamp. */
export function withStamp({ measured, ...state }: PictureState, { stamp, shownMs }: StampSeen): PictureState {
  const behind = shownMs === undefined ? [] : [Math.max(0, Math.round(shownMs - stamp.atMs))]
  const now = [...behind, ...measured].slice(0, measuredMax)
  return { ...state, isStamped: true, measured: now, behindMs: middleOf(now) }
}

const middleOf = (values: readonly number[]): number | undefined =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)]

/** How long a result waits until the picture has passed what it came from. */
export const heldMsOf = ({ isShown, isStamped, behindMs = 0 }: PictureState): number =>
  isShown && isStamped ? Math.min(behindMs, heldMsMax) : 0
