import { readVendorEnv } from '@fairground/vendor-kit'

export const settingNames = { port: 'GAMES_PORT', url: 'GAMES_URL' }

/** Raw reads of the environment; meaning and checks are in config.ts. */
export const readEnv = (env: NodeJS.ProcessEnv) => ({
  ...readVendorEnv(env, settingNames),
  demoTitles: env.DEMO_TITLES,
  rtpFloorBp: env.RTP_FLOOR_BP,
  tableTempo: env.TABLE_TEMPO,
  houseTables: env.HOUSE_TABLES,
  mediaPublishToken: env.MEDIA_PUBLISH_TOKEN,
  mediaPlayToken: env.MEDIA_PLAY_TOKEN,
  recordingsFolder: env.RECORDINGS_FOLDER,
  recordingsDays: env.RECORDINGS_DAYS,
  recordingsMb: env.RECORDINGS_MB,
})
export type Env = ReturnType<typeof readEnv>
