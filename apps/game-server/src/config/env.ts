/** Raw reads of the environment; meaning and checks are in config.ts. */
export const readEnv = (env: NodeJS.ProcessEnv) => ({
  databaseUrl: env.DATABASE_URL,
  databaseLoginUrl: env.DATABASE_LOGIN_URL,
  host: env.HOST,
  gamesPort: env.GAMES_PORT,
  metricsPort: env.METRICS_PORT,
  gamesUrl: env.GAMES_URL,
  walletUrl: env.WALLET_URL,
  portalOrigin: env.PORTAL_ORIGIN,
  pswVendorId: env.PSW_VENDOR_ID,
  pswKeyId: env.PSW_KEY_ID,
  pswSecret: env.PSW_SECRET,
  seedKey: env.SEED_KEY,
  drandUrl: env.DRAND_URL,
  trustedProxies: env.TRUSTED_PROXIES,
  demoTitles: env.DEMO_TITLES,
  rtpFloorBp: env.RTP_FLOOR_BP,
  tableTempo: env.TABLE_TEMPO,
  securityContact: env.SECURITY_CONTACT,
  challenge: env.FAIRGROUND_CHALLENGE,
  logLevel: env.LOG_LEVEL,
})
export type Env = ReturnType<typeof readEnv>
