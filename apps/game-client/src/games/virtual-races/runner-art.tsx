import { Horse } from '../horse-race/horse.tsx'
import { RunnerBody, type RunnerShape } from '../horse-race/runner-body.tsx'
import { coats, silkOf } from './silks.ts'

interface RunnerProps {
  kindId: string
  gate: number
  /** Place in the stable: each has a coat of its own. */
  runner: number
}

/** A runner of the fairground in the colours of its gate, looking to the right. */
export function RunnerArt({ kindId, gate, runner }: RunnerProps) {
  const coat = coats[runner % coats.length] ?? ''
  if (kindId === 'virtual-horses') return <Horse coat={coat} silk={silkOf(gate).fill} number={gate} />
  return <Dog coat={coat} gate={gate} />
}

const dog: RunnerShape = {
  height: 76,
  farHind: 'M33 40 24 51 31 58 25 69',
  farFore: 'M74 40 84 50 80 58 89 66',
  tail: 'M22 31C12 32 5 40 1 50c6-7 12-10 21-11Z',
  hind: 'M28 40 17 50 25 58 18 69',
  fore: 'M79 40 91 48 89 58 98 64',
  body: 'M19 35c-1-9 8-14 20-14 15 0 28 4 41-1 6-3 9-7 13-11l2-6 4 5 11 6c4 2 4 5 1 7-4 1-9 0-13 0-3 4-5 9-8 14-4 9-12 12-20 8-11-6-21-7-30-5-9 3-19 5-21-3Z',
  ear: 'M95 4c-4 2-6 6-6 10 4 0 7-3 8-7Z',
  eye: { cx: 102, cy: 11, r: 1.5 },
}

/** A greyhound of painted wood at full stretch, its cloth in the colours of its gate. */
function Dog({ coat, gate }: { coat: string; gate: number }) {
  const { fill, ink } = silkOf(gate)
  return (
    <RunnerBody shape={dog} coat={coat}>
      <path d="M42 20c9 0 17 2 25 2l-1 17c-8-4-16-5-25-4Z" fill={fill} />
      <text x="54" y="34" className="race-cloth" style={{ fill: ink }}>
        {gate}
      </text>
      <path d="M84 18c3 2 5 5 5 9" className="race-collar" />
    </RunnerBody>
  )
}
