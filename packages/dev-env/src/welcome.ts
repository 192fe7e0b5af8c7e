import type { World } from './start-world.ts'

interface WelcomeFacts {
  isSandbox: boolean
  isWhole: boolean
  seconds: number
  /** What took how long; some of it side by side. */
  parts: readonly string[]
}

/** Start-up message: addresses and demo accounts. */
export function welcome(world: World, { isSandbox, isWhole, seconds, parts }: WelcomeFacts): string {
  const people = (list: readonly { username: string; password: string; shows: string }[]) =>
    list.map(({ username, password, shows }) => `    ${username.padEnd(11)} ${password.padEnd(16)} ${shows}`)
  const lines = [
    '',
    `Fairground is open (${seconds.toFixed(1)} s${isSandbox ? ', sandbox: play money only' : ''})`,
    `  portal   ${world.portalUrl}`,
    `  console  ${world.consoleUrl}`,
    `  studio   ${world.gamesUrl}`,
    `  lottery  ${world.lotteryUrl}`,
    `  sports   ${world.sportsUrl}`,
    `  time     ${parts.join(', ')}`,
  ]
  if (isSandbox && isWhole) {
    lines.push(
      '',
      '  players (portal)',
      ...people(world.accounts.players),
      '',
      '  agents (portal, /agent)',
      ...people(world.accounts.agents),
      '',
      '  staff (console)',
      ...people(world.accounts.staff),
    )
  }
  return [...lines, '', '  Ctrl-C stops it; the data stays.', ''].join('\n')
}
