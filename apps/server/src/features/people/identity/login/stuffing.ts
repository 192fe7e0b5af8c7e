/** Names whose log-in failed, networks it failed from, and entries, all of the last ten minutes. */
export interface LoginFigures {
  names: number
  networks: number
  entered: number
}

export const watchedMs = 10 * 60_000
/** How long the alarm outlasts its last trigger, because attackers return. */
export const calmMs = 60 * 60_000

/** Fewer are an ordinary day's slips, or a matter for the limits of one name and one network. */
const namesMin = 50
const networksMin = 10

/** Whether somebody seems to try leaked passwords: many names fail, from many networks, more of them than get in. */
export const looksStuffed = ({ names, networks, entered }: LoginFigures): boolean =>
  names >= namesMin && networks >= networksMin && names > entered

export interface LoginAlarm {
  alarmId: string
  startedAt: Date
  seenAt: Date
  names: number
  networks: number
}

export type AlarmStep = { kind: 'raise' } | { kind: 'keep'; names: number; networks: number } | { kind: 'end' }

/** The alarm's next state; undefined for no change. */
export function afterLook(alarm: LoginAlarm | undefined, figures: LoginFigures, now: Date): AlarmStep | undefined {
  const isStuffed = looksStuffed(figures)
  if (!alarm) return isStuffed ? { kind: 'raise' } : undefined
  if (isStuffed) {
    const { names, networks } = figures
    return { kind: 'keep', names: Math.max(alarm.names, names), networks: Math.max(alarm.networks, networks) }
  }
  return now.getTime() - alarm.seenAt.getTime() >= calmMs ? { kind: 'end' } : undefined
}
