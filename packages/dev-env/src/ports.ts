import { StartupError } from '@fairground/postgres'

const defaults = {
  portal: ['PORTAL_PORT', 8080],
  console: ['CONSOLE_PORT', 8081],
  games: ['GAMES_PORT', 8082],
  sports: ['SPORTS_PORT', 8083],
  lottery: ['LOTTERY_PORT', 8084],
  metrics: ['METRICS_PORT', 8090],
  gamesMetrics: ['GAMES_METRICS_PORT', 8091],
  lotteryMetrics: ['LOTTERY_METRICS_PORT', 8092],
  sportsMetrics: ['SPORTS_METRICS_PORT', 8093],
} as const

/** The settings that name a listener's port. */
export const portSettings = Object.values(defaults).map(([name]) => name)

/** The listeners' ports by their settings. @throws StartupError for one that is no port */
export function portsOf(env: NodeJS.ProcessEnv) {
  const read = (listener: keyof typeof defaults) => {
    const [name, fallback] = defaults[listener]
    return port(env[name], fallback, name)
  }
  return {
    ...{ portal: read('portal'), console: read('console'), games: read('games') },
    ...{ sports: read('sports'), lottery: read('lottery'), sportsMetrics: read('sportsMetrics') },
    ...{ metrics: read('metrics'), gamesMetrics: read('gamesMetrics'), lotteryMetrics: read('lotteryMetrics') },
  }
}

function port(value: string | undefined, fallback: number, name: string): number {
  const number = Number(value || fallback)
  if (!Number.isInteger(number) || number < 1 || number > 65_535)
    throw new StartupError(`${name}=${value} is not a port; use a number from 1 to 65535.`)
  return number
}
