/** The incident, and the reason of a round that it voided. */
export const pictureLost = 'video-lost'
/** A shorter break is none. */
const lostMsMin = 5_000
/** Bets are taken longer by so much at most; a longer loss gives all stakes back. */
export const addedMsMax = 20_000

export interface PictureFacts {
  nowMs: number
  /** When the picture was last seen. */
  seenMs: number
  /** When this round lost it, and got it back. */
  lostMs: number | undefined
  backMs: number | undefined
}

/** `addedMs`: by how much the betting is longer than it was to be, in all. */
export type PictureStep = { kind: 'lost' | 'back'; addedMs: number } | { kind: 'void' } | undefined

/** What a picture that is lost, or is back, does to a round that takes bets. The second loss of a round voids it. */
export function pictureStep({ nowMs, seenMs, lostMs, backMs }: PictureFacts): PictureStep {
  const silentMs = nowMs - seenMs
  const isLost = silentMs > lostMsMin
  if (lostMs === undefined || backMs !== undefined) {
    if (!isLost) return undefined
    if (backMs !== undefined || silentMs > addedMsMax) return { kind: 'void' }
    return { kind: 'lost', addedMs: silentMs }
  }
  const wholeMs = (isLost ? nowMs : seenMs) - lostMs
  if (!isLost && seenMs > lostMs) return { kind: 'back', addedMs: Math.min(wholeMs, addedMsMax) }
  return wholeMs > addedMsMax ? { kind: 'void' } : { kind: 'lost', addedMs: wholeMs }
}
