import { randomUUID } from 'node:crypto'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { type EmbeddedPostgres, openOwnedDatabase, startPostgres } from '@fairground/postgres'
import { startChild } from '../child-program.ts'
import { environmentOf, freePorts, platformProgram, studioProgram, type WorldEnvironment } from '../start-world.ts'

export const crewParts = ['api', 'worker', 'games', 'database'] as const
export type CrewPart = (typeof crewParts)[number]

const startTriesMax = 60
const pauseMs = 250

/** The processes of production on a database of their own. Whatever ends is started again, until it is all over. */
export class Crew {
  readonly env: WorldEnvironment
  readonly #folder: string
  readonly #password: string
  readonly #running = new Map<CrewPart, { stop(): Promise<void>; kill(): void }>()
  #isOver = false
  readonly #missing: CrewPart[] = []
  #giveUp: () => void = () => {}
  /** Resolves when a part does not come back, however often it is started. */
  readonly gaveUp = new Promise<void>((resolve) => {
    this.#giveUp = resolve
  })

  private constructor(folder: string, password: string, env: WorldEnvironment) {
    this.#folder = folder
    this.#password = password
    this.env = env
  }

  static async start(): Promise<Crew> {
    const folder = mkdtempSync(path.join(tmpdir(), 'fairground-soak-'))
    chmodSync(folder, 0o755)
    const password = randomUUID()
    const database = await startDatabase(folder, password)
    const env = await environmentOf(
      { dataDir: folder, ports: await freePorts(), roles: ['api', 'worker', 'games'] },
      database.url,
    )
    const crew = new Crew(folder, password, {
      ...env,
      LOG_LEVEL: 'silent',
      FAIRGROUND_CHALLENGE: 'off',
    } as WorldEnvironment)
    crew.#keep(database)
    try {
      for (const part of ['api', 'worker', 'games'] as const) await crew.#start(part)
      return crew
    } catch (error) {
      await crew.stop()
      throw error
    }
  }

  /** Ends it at this moment; it comes back by itself. */
  kill(part: CrewPart): void {
    this.#running.get(part)?.kill()
  }

  /** Parts that did not come back. */
  get missing(): readonly CrewPart[] {
    return this.#missing
  }

  async stop(): Promise<void> {
    this.#isOver = true
    for (const part of ['games', 'worker', 'api', 'database'] as const) await this.#running.get(part)?.stop()
    rmSync(this.#folder, { recursive: true, force: true })
  }

  async #start(part: CrewPart): Promise<void> {
    if (part === 'database') return this.#keep(await startDatabase(this.#folder, this.#password))
    const program = await startChild({ ...this.#programOf(part), quiet: true })
    this.#running.set(part, program)
    void program.exited.then(() => this.#startAgain(part))
  }

  #programOf(part: 'api' | 'worker' | 'games'): Parameters<typeof startChild>[0] {
    if (part === 'games') return studioProgram(this.env)
    return platformProgram(this.env, part === 'api' ? ['api', 'live'] : ['worker'])
  }

  #keep(server: EmbeddedPostgres): void {
    const pidFile = path.join(folderOf(this.#folder), 'postmaster.pid')
    this.#running.set('database', {
      stop: () => server.stop(),
      kill: () => {
        if (!existsSync(pidFile)) return
        process.kill(Number(readFileSync(pidFile, 'utf8').split('\n')[0]), 'SIGKILL')
        void server.stop().then(() => this.#startAgain('database'))
      },
    })
  }

  /** What one of them needs may be down too: it is tried until it stands, or given up. */
  async #startAgain(part: CrewPart): Promise<void> {
    for (let tries = 0; tries < startTriesMax && !this.#isOver; tries += 1) {
      try {
        return await this.#start(part)
      } catch {
        await setTimeout(pauseMs)
      }
    }
    if (this.#isOver) return
    this.#missing.push(part)
    this.#giveUp()
  }
}

const folderOf = (folder: string) => path.join(folder, 'postgres')
/** Its programs connect as the owner, who is no superuser. */
async function startDatabase(folder: string, password: string) {
  const server = await startPostgres({ dataDir: folderOf(folder), password })
  const url = await openOwnedDatabase(server.url, { database: 'fairground', ownerPassword: password })
  return { ...server, url }
}
