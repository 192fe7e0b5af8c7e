import { StartupError } from '@fairground/postgres'

/** The listeners' ports by their settings. @throws StartupError for one that is no port */
export function portsOf(env: NodeJS.ProcessEnv) {
  return {
    portal: port(env.PORTAL_PORT, 8080, 'PORTAL_PORT'),
    console: port(env.CONSOLE_PORT, 8081, 'CONSOLE_PORT'),
    games: port(env.GAMES_PORT, 8082, 'GAMES_PORT'),
    lottery: port(env.LOTTERY_PORT, 8084, 'LOTTERY_PORT'),
    metrics: port(env.METRICS_PORT, 8090, 'METRICS_PORT'),
    gamesMetrics: port(env.GAMES_METRICS_PORT, 8091, 'GAMES_METRICS_PORT'),
    lotteryMetrics: port(env.LOTTERY_METRICS_PORT, 8092, 'LOTTERY_METRICS_PORT'),
  }
}

function port(value: string | undefined, fallback: number, name: string): number {
  const number = Number(value || fallback)
  if (!Number.isInteger(number) || number < 1 || number > 65_535)
    throw new StartupError(`${name}=${value} is not a port; use a number from 1 to 65535.`)
  return number
}
