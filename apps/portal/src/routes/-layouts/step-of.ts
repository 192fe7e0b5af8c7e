interface Place {
  /** Of the tile that has the focus. */
  at: number
  count: number
  columns: number
  isRtl: boolean
}

/** Which tile of a grid a key leads to; `back` is above the first row; undefined is a key that means nothing here. */
export function stepOf(key: string, { at, count, columns, isRtl }: Place): number | 'back' | undefined {
  if (key === 'ArrowUp' && at < columns) return 'back'
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const forth = isRtl ? -1 : 1
  const by = { ArrowRight: forth, ArrowLeft: -forth, ArrowDown: columns, ArrowUp: -columns }[key]
  return by === undefined ? undefined : Math.max(0, Math.min(count - 1, at + by))
}
