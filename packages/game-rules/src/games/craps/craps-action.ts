import type { Read } from '../../instant/instant-game.ts'
import { oneOf, readFields, refuse, stake } from '../../instant/read-input.ts'

export type CrapsAction =
  | { readonly type: 'roll' }
  /** Odds behind a bet that has its point; once per bet. */
  | { readonly type: 'odds'; readonly on: string; readonly stakeMinor: bigint }
  | { readonly type: 'come' | 'dont-come'; readonly stakeMinor: bigint }

const types = ['roll', 'odds', 'come', 'dont-come'] as const
const anyName = {
  expected: 'the name of a bet',
  read: (value: unknown) => (typeof value === 'string' && /^[a-z0-9-]{1,20}$/.test(value) ? value : undefined),
}

export function readCrapsAction(input: unknown): Read<CrapsAction> {
  const named = readFields<{ type: (typeof types)[number] }>(input, { type: oneOf(types) })
  if (!named.ok) return named
  const { type } = named.value
  if (type === 'roll') return { ok: true, value: { type } }
  const amount = readFields<{ stakeMinor: bigint }>(input, { stakeMinor: stake })
  if (!amount.ok) return amount
  if (type !== 'odds') return { ok: true, value: { type, ...amount.value } }
  const on = readFields<{ on: string }>(input, { on: anyName })
  return on.ok ? { ok: true, value: { type, ...on.value, ...amount.value } } : refuse('on', anyName.expected)
}
