export type Raise = { readonly fromMinor: bigint; readonly toMinor: bigint }

export const presets = ['least', 'half', 'two-thirds', 'pot', 'all'] as const
export type Preset = (typeof presets)[number]

interface Spot {
  raise: Raise
  /** All that lies in the middle and in front of the seats. */
  potMinor: bigint
  /** What a call costs. */
  callMinor: bigint
  /** What the seat has put in on this street. */
  betMinor: bigint
}

/** To what a preset raises: a share of the pot as it would be after a call, within what is allowed. */
export function presetTo(preset: Preset, { raise, potMinor, callMinor, betMinor }: Spot): bigint {
  if (preset === 'least') return raise.fromMinor
  if (preset === 'all') return raise.toMinor
  const [part, whole] = { half: [1n, 2n], 'two-thirds': [2n, 3n], pot: [1n, 1n] }[preset] as [bigint, bigint]
  return within(raise, betMinor + callMinor + ((potMinor + callMinor) * part) / whole)
}

export function within({ fromMinor, toMinor }: Raise, minor: bigint): bigint {
  if (minor < fromMinor) return fromMinor
  return minor > toMinor ? toMinor : minor
}
