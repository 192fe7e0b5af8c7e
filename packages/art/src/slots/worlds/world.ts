import type { SubjectRef } from '../../kit/subjects.ts'

/** At least one. */
export type Some<T> = readonly [T, ...T[]]

/** What rises or falls when a symbol pays. */
export type ParticleKind =
  | 'bubble'
  | 'coin'
  | 'confetti'
  | 'dust'
  | 'ember'
  | 'feather'
  | 'firefly'
  | 'leaf'
  | 'petal'
  | 'snow'
  | 'spark'

/** What the reels are made of. */
export type ReelGround =
  | 'abyss'
  | 'frost'
  | 'glass'
  | 'grid'
  | 'ivory'
  | 'lacquer'
  | 'night'
  | 'obsidian'
  | 'parchment'
  | 'plank'
  | 'silk'
  | 'stone'
  | 'velvet'
  | 'wood'

/** Subjects that belong together: the cast of a title is drawn from one world. */
export interface World {
  high: Some<SubjectRef>
  /** Objects that pay between the high and the low symbols. */
  mid: Some<SubjectRef>
  /** What carries the words WILD and SCATTER. */
  wild: Some<SubjectRef>
  scatter: Some<SubjectRef>
  /** Engraved on the coin and on suits. */
  coin: Some<SubjectRef>
  /** Engraved low symbols. */
  tokens: Some<SubjectRef>
  /** Silhouettes in the landscape. */
  setPieces: readonly SubjectRef[]
  particles: Some<ParticleKind>
  grounds: Some<ReelGround>
}
