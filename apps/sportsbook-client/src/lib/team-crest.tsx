import { cx } from '@fairground/ui'
import { useId } from 'react'

const fields = [
  '#1f7a46',
  '#a41f3f',
  '#2a58b4',
  '#5b39b8',
  '#b8651a',
  '#12737f',
  '#7a2230',
  '#1d3d6b',
  '#8a6a12',
  '#3d3a55',
]
const marks = ['#fff3dc', '#ffc65c', '#ffd9b0', '#cfe3ff', '#ffe2a6']
const shields = [
  'M4 4h24v13c0 6-5 9.500-12 12C9 26.500 4 23 4 17Z',
  'M16 2l12 4v11c0 6-5 9.500-12 13C9 26.500 4 23 4 17V6Z',
  'M16 2a14 14 0 1 1 0 28a14 14 0 1 1 0-28Z',
  'M16 2l12 7v14l-12 7l-12-7V9Z',
]
const parts = [
  'M16 0h16v32H16Z',
  'M0 0h32v15H0Z',
  'M0 32L32 0v32Z',
  'M11 0h10v32H11Z',
  'M0 12h32v8H0Z',
  'M0 0h8v32H0ZM16 0h8v32h-8Z',
]
const charges = [
  'M16 8l2.300 5.200l5.700.6l-4.300 3.800l1.300 5.600l-5-3l-5 3l1.300-5.600L8 13.800l5.700-.6Z',
  'M10 21v-6l3-5l3 4l3-4l3 5v6Z',
  'M16 8c4 4 6 6.500 6 9.500a6 6 0 0 1-12 0C10 14.500 12 12 16 8Z',
  'M9 19c3-1 3-6 7-9c4 3 4 8 7 9c-3 2-4 1-7 4c-3-3-4-2-7-4Z',
  'M16 9a7 7 0 1 0 0 14a7 7 0 1 0 0-14Zm0 3.500a3.500 3.500 0 1 1 0 7a3.500 3.500 0 1 1 0-7Z',
]

/** A spread of one number over lists: the same name has the same arms. */
function spread(name: string): (list: readonly string[]) => string {
  let seed = 7
  for (const sign of name) seed = (seed * 31 + (sign.codePointAt(0) ?? 0)) % 1_000_003
  return (list) => {
    seed = (seed * 48_271) % 2_147_483
    return list[seed % list.length] ?? ''
  }
}

/** The arms of a team, drawn from its name alone. */
export function TeamCrest({ name, className }: { name: string; className?: string }) {
  const pick = spread(name)
  const [shield, field, part, mark, charge] = [pick(shields), pick(fields), pick(parts), pick(marks), pick(charges)]
  const other = fields.filter((one) => one !== field)
  const second = pick(other)
  const clip = useId()
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={cx('shrink-0', className ?? 'size-6')}>
      <clipPath id={clip}>
        <path d={shield} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <path d="M0 0h32v32H0Z" fill={field} />
        <path d={part} fill={second} />
        <path d={charge} fill={mark} />
      </g>
      <path d={shield} fill="none" stroke={mark} strokeWidth="1.500" opacity=".85" />
    </svg>
  )
}
