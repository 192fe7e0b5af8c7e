/** Bodies and their details, in a box of 64: deer, gourd, rooster, fish, crab, shrimp. */
const drawings: Readonly<Record<number, { body: string; detail: string; colour: string; shade: string }>> = {
  1: {
    colour: '#b5701f',
    shade: '#6b3b0d',
    body: 'M20 58V42Q14 38 15 30Q20 24 30 26L38 27L40 18Q44 12 52 15L57 20Q56 25 49 26Q48 36 44 42V58H38V44H27V58Z',
    detail: 'M44 13Q40 8 42 2M42 7Q37 7 35 3M50 13Q54 9 53 3M53 8Q58 8 59 4',
  },
  2: {
    colour: '#2f9a4a',
    shade: '#14562a',
    body: 'M32 9Q40 10 40 18Q40 23 37 27Q50 32 50 44Q50 58 32 58Q14 58 14 44Q14 32 27 27Q24 23 24 18Q24 10 32 9Z',
    detail: 'M32 9Q31 4 37 3M22 40Q22 34 27 32M28 17Q28 14 31 13',
  },
  3: {
    colour: '#d8342f',
    shade: '#7a1215',
    body: 'M10 20Q8 36 20 42Q22 52 33 52Q46 50 47 34L46 24Q54 24 57 22Q53 14 45 14Q36 14 36 24Q30 34 22 30Q14 28 10 20Z',
    detail: 'M40 13Q39 6 43 8Q45 3 48 8Q52 6 51 13M28 52L26 60M36 52L38 60M53 24Q53 30 49 30',
  },
  4: {
    colour: '#2f6fd0',
    shade: '#123a7c',
    body: 'M6 32Q18 14 36 18Q44 20 48 28L60 18Q56 32 60 46L48 36Q42 46 34 46Q16 48 6 32Z',
    detail: 'M17 27Q17 29 17 29M26 22Q33 32 26 42M36 24Q41 32 36 40',
  },
  5: {
    colour: '#e2691f',
    shade: '#80300a',
    body: 'M14 36Q14 24 32 24Q50 24 50 36Q50 50 32 50Q14 50 14 36Z',
    detail:
      'M14 32Q4 30 6 18Q12 18 13 25M50 32Q60 30 58 18Q52 18 51 25M16 44L6 50M19 48L12 57M48 44L58 50M45 48L52 57M27 24V18M37 24V18',
  },
  6: {
    colour: '#e0507a',
    shade: '#7d1a3c',
    body: 'M48 14Q24 10 14 28Q8 42 20 54Q22 46 20 42Q24 30 36 28Q48 30 52 24Q56 16 48 14Z',
    detail: 'M50 16Q58 12 60 4M46 14Q48 6 54 4M30 20Q33 26 31 30M22 26Q27 30 26 35M18 34Q23 37 23 40M20 54Q14 60 8 58',
  },
}

interface PictureProps {
  number: number
  /** Read aloud; absent where the name stands beside it. */
  label?: string
}

/** One of the six pictures of the game. */
export function Picture({ number, label }: PictureProps) {
  const drawing = drawings[number]
  if (!drawing) return null
  const { body, detail, colour, shade } = drawing
  return (
    <svg
      viewBox="0 0 64 64"
      className="bau-cua-picture"
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined}
    >
      <path d={body} fill={colour} stroke={shade} strokeWidth="2" strokeLinejoin="round" />
      <path d={detail} fill="none" stroke={shade} strokeWidth="3" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  )
}
