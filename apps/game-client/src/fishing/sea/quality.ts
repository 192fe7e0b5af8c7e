/** What a sea shows: everything, without what only decorates, or still pictures that swim. */
export const qualities = ['full', 'plain', 'still'] as const
export type Quality = (typeof qualities)[number]

const slowMs = 24
const windowFrames = 90

/** Steps down where frames come late for a second and a half, and never up again: a change to and fro is worse than either. */
export class QualityWatch {
  quality: Quality = 'full'
  private frames = 0
  private sumMs = 0

  /** Answers whether the quality is another one now. */
  note(deltaMs: number): boolean {
    this.frames += 1
    this.sumMs += deltaMs
    if (this.frames < windowFrames) return false
    const mean = this.sumMs / this.frames
    this.frames = 0
    this.sumMs = 0
    const next = qualities[qualities.indexOf(this.quality) + 1]
    if (mean <= slowMs || next === undefined) return false
    this.quality = next
    return true
  }
}
