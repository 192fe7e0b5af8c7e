const cell = 10

/** One payline drawn over a small window. */
export function LineGrid({
  rows,
  rowCount,
  name,
  number,
}: {
  rows: readonly number[]
  rowCount: number
  name: string
  number: number
}) {
  const points = rows.map((row, reel) => `${reel * cell + cell / 2},${row * cell + cell / 2}`).join(' ')
  const cells = rows.flatMap((lit, reel) =>
    Array.from({ length: rowCount }, (_, row) => ({
      key: `${reel}-${row}`,
      x: reel * cell,
      y: row * cell,
      isLit: row === lit,
    })),
  )
  return (
    <li className="grid justify-items-center gap-1">
      <svg viewBox={`0 0 ${rows.length * cell} ${rowCount * cell}`} role="img" aria-label={name} className="w-full">
        {cells.map(({ key, x, y, isLit }) => (
          <rect
            key={key}
            x={x + 0.6}
            y={y + 0.6}
            width={cell - 1.2}
            height={cell - 1.2}
            rx="1.6"
            className={isLit ? 'fill-lamp-soft' : 'fill-surface-3'}
          />
        ))}
        <polyline
          points={points}
          fill="none"
          strokeWidth="1.7"
          strokeLinejoin="round"
          strokeLinecap="round"
          className="stroke-lamp"
        />
      </svg>
      <span aria-hidden="true" className="text-2xs font-semibold text-ink-3">
        {number}
      </span>
    </li>
  )
}
