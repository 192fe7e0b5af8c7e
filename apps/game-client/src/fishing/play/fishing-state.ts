import type {
  FishingAuto,
  FishingMagazine,
  FishingRoomView,
  FishingStoodUp,
  FishingWeapon,
  fishingReturns,
} from '@fairground/contract/studio'
import type { FrameState } from '../../components/frame-context.tsx'
import { firstStudioState } from '../../play/studio-desk.ts'
import type { FishingParts } from './fishing-parts.ts'
import { nearestSize, sizesFor } from './magazine.ts'

/** What a kill of the own seat paid, over the place where it was. */
export interface Gain {
  key: string
  /** On the screen, in shares of the sea. */
  x: number
  y: number
  amountMinor: bigint
  multiplier: number
}

/** One line that is said for a moment. */
export type Saying =
  | { kind: 'back'; reason: (typeof fishingReturns)[number] | 'missed' }
  | { kind: 'ended'; by: NonNullable<FishingMagazine['endedBy']>; paidMinor: bigint }
  | { kind: 'auto'; by: NonNullable<FishingAuto['stoppedBy']> }
  | { kind: 'up'; reason: FishingStoodUp['reason'] }

export interface Boss {
  fishId: string
  species: string
  least: number
  most: number
  untilMs: number
  wholeMs: number
}

/** What the screen of a fishing room says. */
export interface FishingState extends FrameState {
  room: FishingRoomView | undefined
  seat: number | undefined
  isOnline: boolean
  magazine: FishingMagazine | undefined
  /** Bullets that can be fired now. */
  left: number
  /** Of the next magazine. */
  bulletMinor: bigint
  bullets: number
  isLoading: boolean
  weapon: FishingWeapon
  isLocking: boolean
  lockedId: string | undefined
  auto: FishingAuto | undefined
  boss: Boss | undefined
  isFrozen: boolean
  gains: readonly Gain[]
  saying: (Saying & { key: number }) | undefined
  /** Fish in the water, for whoever cannot see it. */
  fishCount: number
}

export function firstFishingState(parts: FishingParts): FishingState {
  const { fishing, magazine, limits } = parts.opened
  const bulletMinor = BigInt(fishing.bulletMinorDefault)
  const sizes = sizesFor(fishing.magazine.choices, bulletMinor, limits)
  return {
    ...firstStudioState(parts),
    phase: magazine ? 'playing' : 'idle',
    ...{ stakeMinor: bulletMinor, bulletMinor },
    bullets: nearestSize(sizes, fishing.magazine.choices[1] ?? fishing.magazine.min),
    ...{ room: undefined, seat: undefined, isOnline: true, magazine: magazine ?? undefined, left: 0 },
    ...{ isLoading: false, weapon: 'bullet', isLocking: false, lockedId: undefined, auto: undefined },
    ...{ boss: undefined, isFrozen: false, gains: [], saying: undefined, fishCount: 0 },
  }
}
