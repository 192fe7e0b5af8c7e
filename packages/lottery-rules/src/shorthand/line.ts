import type { Item } from './items.ts'
import { plainPlays, takesEveryOrder } from './words.ts'

type NumbersItem = Extract<Item, { kind: 'numbers' }>
type PlayItem = Extract<Item, { kind: 'play' }>

/** A play of a line with its numbers and its stake, as read; whether it can be bet so is not known yet. */
export type Wish = {
  readonly play: PlayItem
  readonly numbers: readonly NumbersItem[]
  readonly isEveryOrder: boolean
  readonly dong: bigint
}

/** What cannot be understood ends the reading of its line. */
export class Unread extends Error {
  readonly items: readonly Item[]
  constructor(...items: Item[]) {
    super('not understood')
    this.items = items
  }
}

/** A play and what follows it up to the next one. */
type Segment = {
  readonly play: PlayItem
  readonly numbers: readonly NumbersItem[]
  readonly isEveryOrder: boolean
  readonly dong: bigint | undefined
}

type Common = { readonly numbers: readonly NumbersItem[]; readonly isEveryOrder: boolean }

/** The wishes of a line whose words are all known. @throws Unread */
export function wishesOf(items: readonly Item[]): readonly Wish[] {
  const firstPlay = items.findIndex(({ kind }) => kind === 'play')
  if (firstPlay < 0) throw new Unread(...items.slice(-1))
  const common = commonOf(items.slice(0, firstPlay))
  const segments = segmentsOf(items.slice(firstPlay))
  return withStakes(common.numbers.length > 0 ? afterNumbers(common, segments) : withOwnNumbers(segments))
}

/** The numbers before the first play: all plays of the line are on them. */
function commonOf(items: readonly Item[]): Common {
  const wrong = items.find(({ kind }) => kind === 'stake') ?? (items[0]?.kind === 'every-order' ? items[0] : undefined)
  if (wrong) throw new Unread(wrong)
  return { numbers: items.filter(isNumbers), isEveryOrder: items.some(({ kind }) => kind === 'every-order') }
}

const isNumbers = (item: Item): item is NumbersItem => item.kind === 'numbers'

function segmentsOf(items: readonly Item[]): readonly Segment[] {
  const starts = items.flatMap((item, index) => (item.kind === 'play' ? [index] : []))
  return starts.map((start, index) => segmentOf(items.slice(start, starts[index + 1])))
}

/** Nothing follows a stake: what does, belongs to no play. */
function segmentOf([play, ...rest]: readonly Item[]): Segment {
  if (play?.kind !== 'play') throw new Error('A segment begins with its play')
  const stakeAt = rest.findIndex(({ kind }) => kind === 'stake')
  const after = stakeAt < 0 ? [] : rest.slice(stakeAt + 1)
  const [late] = after
  if (late) throw new Unread(late)
  const stake = rest[stakeAt]
  const isEveryOrder = rest.some(({ kind }) => kind === 'every-order')
  const last = rest.at(-1)
  if (stakeAt < 0 && last?.kind === 'every-order' && rest.length > 1) throw new Unread(last)
  const dong = stake?.kind === 'stake' ? stake.dong : undefined
  return { play, numbers: rest.filter(isNumbers), isEveryOrder, dong }
}

/** Numbers stand before the plays: after each play comes its stake, and nothing else. */
function afterNumbers(common: Common, segments: readonly Segment[]): readonly Segment[] {
  if (segments.every(({ play }) => plainPlays.has(play.play))) throw new Unread(...common.numbers)
  return segments.map((segment) => {
    const { numbers } = segment
    const extra = segment.dong === undefined ? numbers.slice(0, -1) : numbers
    if (extra.length > 0) throw new Unread(...extra)
    const [bare] = numbers
    const dong = segment.dong ?? (bare && thousandsOf(bare))
    const isPlain = plainPlays.has(segment.play.play)
    const isEveryOrder = common.isEveryOrder || segment.isEveryOrder
    return { ...segment, dong, ...(isPlain ? { numbers: [] } : { numbers: common.numbers, isEveryOrder }) }
  })
}

/** Numbers stand after the plays. A play without any is on those of the play before it. */
function withOwnNumbers(segments: readonly Segment[]): readonly Segment[] {
  const read: Segment[] = []
  for (const [index, segment] of segments.entries())
    read.push(ownSegment(segment, read.at(-1), index === segments.length - 1))
  return read
}

function ownSegment(segment: Segment, before: Segment | undefined, isLast: boolean): Segment {
  const { play, numbers, dong } = segment
  if (plainPlays.has(play.play)) return plainSegment(segment)
  // A number without a stake, such as `đầu 3` in `đầu 3 đuôi 7 100k`, waits for the stake that comes.
  const isWaiting = before !== undefined && before.dong === undefined
  const earlier = isWaiting ? undefined : before
  if (dong !== undefined) return numbers.length > 0 ? segment : onNumbersOf(earlier, segment, dong)
  const [last] = numbers.slice(-1)
  if (!last) throw new Unread(play)
  if (numbers.length > 1) return { ...segment, numbers: numbers.slice(0, -1), dong: thousandsOf(last) }
  if (isLast) return onNumbersOf(earlier, segment, thousandsOf(last))
  // After a play that has its stake, one number can be a stake as well as a number.
  if (earlier) throw new Unread(last)
  return segment
}

function plainSegment(segment: Segment): Segment {
  const [first, ...others] = segment.numbers
  if (segment.dong !== undefined && first) throw new Unread(...segment.numbers)
  if (others.length > 0) throw new Unread(...others)
  return { ...segment, numbers: [], dong: segment.dong ?? (first && thousandsOf(first)) }
}

function onNumbersOf(before: Segment | undefined, segment: Segment, dong: bigint): Segment {
  if (!before || before.numbers.length === 0) throw new Unread(segment.play)
  return { ...segment, numbers: before.numbers, isEveryOrder: segment.isEveryOrder || before.isEveryOrder, dong }
}

/** A play without a stake has that of the next play. */
function withStakes(segments: readonly Segment[]): readonly Wish[] {
  return segments.map((segment, index) => {
    const dong = segments.slice(index).find((one) => one.dong !== undefined)?.dong
    if (dong === undefined) throw new Unread(segment.play)
    if (segment.isEveryOrder && !takesEveryOrder(segment.play.play)) throw new Unread(segment.play)
    return { ...segment, dong }
  })
}

/** A stake without a unit counts thousands. */
function thousandsOf(item: NumbersItem): bigint {
  const [digits = ''] = item.numbers
  if (item.isRange || !/^[1-9]\d*$/.test(digits)) throw new Unread(item)
  return BigInt(digits) * 1_000n
}
