/** Where the seeds go, and the environment of the programs. */
export interface SeedWorld {
  portalUrl: string
  consoleUrl: string
  gamesUrl: string
  env: Record<string, string>
}
