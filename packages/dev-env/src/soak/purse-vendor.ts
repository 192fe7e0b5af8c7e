import { execFile } from 'node:child_process'
import type { Server } from 'node:http'
import path from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '@fairground/postgres'
import { serveWallets, WalletKeeper, walletFaults } from '@fairground/psw-conformance'
import pg from 'pg'
import type { WorldEnvironment } from '../start-world.ts'
import { draw } from './chance.ts'

const run = promisify(execFile)
const program = path.join(import.meta.dirname, '../../../../apps/server/src/vendor-key.ts')
/** Faults are drawn this far ahead of the calls that meet them. */
const faultsAhead = 16

/** A vendor that keeps purses: calls to it, and its answers, are lost, doubled and refused as the seed has it. */
export class PurseVendor {
  readonly vendorId = 'purses'
  readonly keeper = new WalletKeeper()
  readonly #seed: number
  #drawn = 0
  #server: Server | undefined

  private constructor(seed: number) {
    this.#seed = seed
  }

  static async start(env: WorldEnvironment, seed: number): Promise<PurseVendor> {
    const vendor = new PurseVendor(seed)
    const port = await freePort()
    const args = [program, vendor.vendorId, '--json', '--base-url', `http://127.0.0.1:${port}`]
    const { stdout } = await run(process.execPath, args, { env: { ...process.env, ...env, NODE_NO_WARNINGS: '1' } })
    const { vendorId, keyId, secret } = JSON.parse(stdout) as Record<'vendorId' | 'keyId' | 'secret', string>
    vendor.#server = await serveWallets(vendor.keeper, { vendorId, keyId, secret: Buffer.from(secret, 'base64') }, port)
    const client = new pg.Client(env.DATABASE_URL)
    await client.connect()
    await client.query("update vendors set wallet_mode = 'transfer' where id = $1", [vendorId])
    await client.end()
    return vendor
  }

  /** Lets the next calls meet what the seed has for them: every other one nothing. */
  drawFaults(): void {
    for (; this.keeper.faults.length < faultsAhead; this.#drawn += 1) {
      const place = draw(2 * walletFaults.length, this.#seed, 'fault', this.#drawn)
      this.keeper.faults.push(walletFaults[place] ?? 'none')
    }
  }

  /** From now on every call arrives, and so does its answer. */
  heal(): void {
    this.keeper.faults.length = 0
  }

  stop(): void {
    this.#server?.close()
    this.#server?.closeAllConnections()
  }
}
