const pips: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[30, 30]],
  2: [
    [17, 17],
    [43, 43],
  ],
  3: [
    [16, 16],
    [30, 30],
    [44, 44],
  ],
  4: [
    [17, 17],
    [43, 17],
    [17, 43],
    [43, 43],
  ],
  5: [
    [16, 16],
    [44, 16],
    [30, 30],
    [16, 44],
    [44, 44],
  ],
  6: [
    [17, 14],
    [43, 14],
    [17, 30],
    [43, 30],
    [17, 46],
    [43, 46],
  ],
}

/** A die of bone; one and four are red, as the fairgrounds of the east have them. */
export function Die({ face, isRolling }: { face: number; isRolling: boolean }) {
  const colour = face === 1 || face === 4 ? '#c2203f' : '#1d1430'
  return (
    <svg
      viewBox="0 0 60 60"
      className="table-die"
      data-rolling={isRolling ? true : undefined}
      role="img"
      aria-label={`${face}`}
    >
      <rect x="1.5" y="1.5" width="57" height="57" rx="12" fill="#fffaf0" stroke="#d9bf93" strokeWidth="2" />
      {(pips[face] ?? []).map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={face === 1 ? 8 : 5.4} fill={colour} />
      ))}
    </svg>
  )
}
