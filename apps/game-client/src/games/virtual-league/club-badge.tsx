const colours = ['#d8304c', '#2f6fd4', '#1f8a63', '#f2a03a', '#8a56d6', '#2aa6b8', '#c7557f', '#7b8a2c'] as const
const shapes = [
  'M4 4h16v9c0 5-4 8-8 9-4-1-8-4-8-9Z',
  'M12 2 21 7v10l-9 5-9-5V7Z',
  'M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20Z',
  'M3 5 12 2l9 3v8c0 5-5 8-9 9-4-1-9-4-9-9Z',
] as const

/** The badge of a club: its colour and shape are nobody else's in the league. */
export function ClubBadge({ club, name }: { club: number; name: string }) {
  const colour = colours[club % colours.length]
  return (
    <svg viewBox="0 0 24 24" className="league-badge" aria-hidden="true">
      <path d={shapes[(club + Math.floor(club / colours.length)) % shapes.length]} fill={colour} stroke="#fff6e4" />
      <text x="12" y="15.5">
        {initialsOf(name)}
      </text>
    </svg>
  )
}

const initialsOf = (name: string): string =>
  name
    .split(' ')
    .slice(0, 2)
    .map((word) => word[0])
    .join('')
