/** How long things take, in milliseconds. One table per way of playing, so that nothing else asks which one is on. */
export interface Pace {
  /** Shortest time the reels turn before the first may stop. */
  spinMsMin: number
  /** From one reel's stop to the next. */
  stopGapMs: number
  /** Added before a reel that is waited for. */
  anticipationMs: number
  /** A reel from the order to stop until it stands. */
  settleMs: number
  /** Counting up a win of each tier. */
  countMs: Readonly<Record<'none' | 'plain' | 'nice' | 'big' | 'mega', number>>
  /** All winning lines together, and after a spin that is followed by another one by itself. */
  winMs: number
  betweenSpinsMs: number
  /** A scene that nobody skips. */
  sceneMs: number
  /** Each winning line, while nothing else happens. */
  lineMs: number
  isCalm: boolean
}

const normal: Pace = {
  spinMsMin: 620,
  stopGapMs: 150,
  anticipationMs: 1_100,
  settleMs: 430,
  countMs: { none: 0, plain: 700, nice: 1_300, big: 2_600, mega: 4_500 },
  winMs: 900,
  betweenSpinsMs: 350,
  sceneMs: 3_200,
  lineMs: 1_500,
  isCalm: false,
}

const turbo: Pace = {
  ...normal,
  spinMsMin: 160,
  stopGapMs: 0,
  anticipationMs: 500,
  settleMs: 240,
  countMs: { none: 0, plain: 300, nice: 700, big: 1_600, mega: 2_600 },
  winMs: 450,
  betweenSpinsMs: 180,
  sceneMs: 2_200,
}

/** Less movement: every reel stands 150 ms after the result is known. */
const calm: Pace = {
  ...normal,
  spinMsMin: 0,
  stopGapMs: 0,
  anticipationMs: 0,
  settleMs: 150,
  countMs: { none: 0, plain: 0, nice: 0, big: 0, mega: 0 },
  isCalm: true,
}

interface Wishes {
  isTurbo: boolean
  isCalm: boolean
  /** Shortest time of a round: most of it the reels turn. */
  roundMsMin?: number
}

const reelsMax = 6

/** The table for this way of playing; less movement wins over turbo. */
export function paceOf({ isTurbo, isCalm, roundMsMin = 0 }: Wishes): Pace {
  const pace = isCalm ? calm : isTurbo ? turbo : normal
  const turningMs = roundMsMin - pace.settleMs - reelsMax * pace.stopGapMs
  return turningMs > pace.spinMsMin ? { ...pace, spinMsMin: turningMs } : pace
}
