import { RunnerBody, type RunnerShape } from './runner-body.tsx'

interface HorseProps {
  coat: string
  silk: string
  number: number
}

const horse: RunnerShape = {
  height: 82,
  farHind: 'M31 44 24 57 31 65 27 76',
  farFore: 'M71 46 74 59 68 66 66 76',
  tail: 'M24 33C13 28 5 35 1 48c9-7 15-4 22-6Z',
  hind: 'M30 45 22 58 29 66 25 77',
  fore: 'M77 45 82 58 77 66 76 77',
  body: 'M22 41c-3-11 9-16 24-13 12 2 20-1 28-6L90 9l1-6 5 4 9 10c4 5 5 8 2 11-4 2-8-1-12-3-3 4-4 9-8 14-2 9-9 12-18 11-12 2-22 1-30-2-7 3-15 1-17-7Z',
  ear: 'M91 8C84 13 78 19 72 23c5 3 12-1 17-8Z',
  eye: { cx: 97, cy: 14, r: 1.6 },
}

/** A horse at the gallop with its rider, looking to the right; its legs move while its lane runs. */
export function Horse({ coat, silk, number }: HorseProps) {
  return (
    <RunnerBody shape={horse} coat={coat}>
      <path d="M44 28h17l-2 12H45Z" fill="#fff6e4" />
      <text x="52" y="38" className="race-cloth">
        {number}
      </text>
      <path d="m55 27 7 8-6 7" className="race-boot" />
      <path d="M47 27c1-9 9-15 19-16l4 6c-6 3-9 6-11 11Z" fill={silk} />
      <path d="m64 15 10 7 8-2" className="race-arm" stroke={silk} />
      <circle cx="72" cy="11" r="4.6" fill="#f2c79c" />
      <path d="M66 10a6 6 0 0 1 11-3l3 2-4 1Z" fill={silk} />
    </RunnerBody>
  )
}
