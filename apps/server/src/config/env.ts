/** Raw reads of the environment; meaning and checks are in config.ts. */
export const readEnv = (env: NodeJS.ProcessEnv) => ({
  profile: env.FAIRGROUND_PROFILE,
  challenge: env.FAIRGROUND_CHALLENGE,
  databaseUrl: env.DATABASE_URL,
  host: env.HOST,
  portalPort: env.PORTAL_PORT,
  consolePort: env.CONSOLE_PORT,
  metricsPort: env.METRICS_PORT,
  sandboxProvidersUrl: env.SANDBOX_PROVIDERS_URL,
  portalUrl: env.PORTAL_URL,
  consoleUrl: env.CONSOLE_URL,
  gamesUrl: env.GAMES_URL,
  gamesInternalUrl: env.GAMES_INTERNAL_URL,
  masterKey: env.MASTER_KEY,
  formerMasterKeys: env.MASTER_KEYS_FORMER,
  housePswSecret: env.HOUSE_PSW_SECRET,
  trustedProxies: env.TRUSTED_PROXIES,
  privateHosts: env.PRIVATE_HOSTS,
  logLevel: env.LOG_LEVEL,
  timeZone: env.SITE_TIME_ZONE,
  fourEyesAbove: env.FOUR_EYES_ABOVE,
})
export type Env = ReturnType<typeof readEnv>
