import type { FastifyBaseLogger } from 'fastify'
import type { Config } from './config/config.ts'
import type { Db } from './db/db.ts'
import type { SecretBox } from './lib/secret-box.ts'

export interface Clock {
  now(): Date
}

/** Everything a use-case may reach, built once at the start. */
export interface AppContext {
  config: Config
  db: Db
  clock: Clock
  secrets: SecretBox
  log: FastifyBaseLogger
}
