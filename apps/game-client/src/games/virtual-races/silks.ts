interface Silk {
  fill: string
  /** Of the number on it. */
  ink: string
}

/** Colours of the gates, counted from 1; the number stands on each, so that nothing is told by colour alone. */
const silks: readonly Silk[] = [
  { fill: '#d8304c', ink: '#ffffff' },
  { fill: '#2f6fd4', ink: '#ffffff' },
  { fill: '#f6efe2', ink: '#1d1430' },
  { fill: '#2a2142', ink: '#ffffff' },
  { fill: '#f2a03a', ink: '#1d1430' },
  { fill: '#1f8a63', ink: '#ffffff' },
  { fill: '#8a56d6', ink: '#ffffff' },
  { fill: '#e9d25c', ink: '#1d1430' },
]

export const silkOf = (gate: number): Silk => silks[(gate - 1) % silks.length] ?? { fill: '', ink: '' }

export const coats = ['#b4622f', '#7c4a2a', '#c8b8a4', '#54485c', '#d8a75c', '#8c655c', '#a8a3ad', '#6d5030'] as const
