/** Names of the two settings that every vendor calls by its own name. */
export interface SettingNames {
  /** As `GAMES_PORT`. */
  port: string
  /** As `GAMES_URL`. */
  url: string
}

/** Raw reads of the environment; meaning and checks are in config.ts. */
export const readVendorEnv = (env: NodeJS.ProcessEnv, names: SettingNames) => ({
  databaseUrl: env.DATABASE_URL,
  databaseLoginUrl: env.DATABASE_LOGIN_URL,
  host: env.HOST,
  port: env[names.port],
  metricsPort: env.METRICS_PORT,
  url: env[names.url],
  // `npm run vendor-key` prints these three by shorter names.
  walletUrl: env.WALLET_URL || env.PSW_URL,
  portalOrigin: env.PORTAL_ORIGIN,
  pswVendorId: env.PSW_VENDOR_ID || env.PSW_VENDOR,
  pswKeyId: env.PSW_KEY_ID,
  pswSecret: env.PSW_SECRET,
  seedKey: env.SEED_KEY,
  drandUrl: env.DRAND_URL,
  trustedProxies: env.TRUSTED_PROXIES,
  securityContact: env.SECURITY_CONTACT,
  challenge: env.FAIRGROUND_CHALLENGE,
  logLevel: env.LOG_LEVEL,
})
export type VendorEnv = ReturnType<typeof readVendorEnv>
