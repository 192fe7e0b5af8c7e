import { cardIdOfCode } from '@fairground/contract/studio'

/** A card is told when so many pictures in a row were read apart from each other, and all say the same. */
const agreeing = 3
/** One picture in ten may be wrong, as far as this page knows; the code itself corrects most of them. */
const wrongOfOne = 0.1
/** Out of sight for so long, a card that was told has gone: if it comes again, that is told too. */
const goneMs = 2_000

export type Seen =
  | { kind: 'none' | 'several' | 'strange' }
  /** `told`: it lies there still, and was told before. */
  | { kind: 'steadying' | 'told'; id: string }
  | { kind: 'ready'; id: string; confidence: number }

/** Makes cards of what is read from one picture after the other. */
export class CodeWatch {
  private id = ''
  private count = 0
  private readonly toldIds = new Map<string, number>()

  /** The codes of one picture. */
  look(codes: readonly string[], nowMs: number): Seen {
    const ids = codes.map(cardIdOfCode)
    for (const id of ids) if (id !== undefined && this.isTold(id, nowMs)) this.toldIds.set(id, nowMs)
    const [id] = ids
    if (ids.length !== 1 || id === undefined) {
      this.count = 0
      return { kind: ids.length === 0 ? 'none' : ids.length > 1 ? 'several' : 'strange' }
    }
    this.count = id === this.id ? this.count + 1 : 1
    this.id = id
    if (this.isTold(id, nowMs)) {
      this.count = 0
      return { kind: 'told', id }
    }
    if (this.count < agreeing) return { kind: 'steadying', id }
    return { kind: 'ready', id, confidence: 1 - wrongOfOne ** agreeing }
  }

  /** It was told to the table: not again while it lies there. */
  told(id: string, nowMs: number): void {
    this.toldIds.set(id, nowMs)
  }

  private isTold(id: string, nowMs: number): boolean {
    const atMs = this.toldIds.get(id)
    return atMs !== undefined && nowMs - atMs < goneMs
  }
}
