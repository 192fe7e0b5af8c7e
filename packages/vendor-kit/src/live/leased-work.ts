import type { FastifyBaseLogger } from 'fastify'
import { Bell } from '../lib/bell.ts'
import { type Lease, LeaseLostError, type Leases } from './leases.ts'

/** How often a process that only follows asks whether the holder is still there. */
const askMs = 1_000

interface Parts {
  leases: Leases
  /** Of the lease. */
  name: string
  log: FastifyBaseLogger
  /** Works until `isStopping`; proves the lease before each step. It is called anew when it throws. */
  work(own: LeasedWork, lease: Lease): Promise<void>
}

/** What one process at a time may do: as long as this one holds the lease; it takes over when another one is gone. */
export class LeasedWork {
  isStopping = false
  /** Rung when what is waited for may be over. */
  readonly bell = new Bell()
  private readonly parts: Parts
  private readonly running: Promise<void>

  constructor(parts: Parts) {
    this.parts = parts
    this.running = this.run()
  }

  async stop(): Promise<void> {
    this.isStopping = true
    this.bell.ring()
    await this.running
  }

  private async run(): Promise<void> {
    while (!this.isStopping) {
      await this.holdAndWork().catch((error: unknown) => {
        if (error instanceof LeaseLostError) return
        this.parts.log.error({ err: error, lease: this.parts.name }, 'work under a lease failed')
      })
      if (!this.isStopping) await this.bell.sleep(askMs)
    }
  }

  private async holdAndWork(): Promise<void> {
    const lease = await this.parts.leases.take(this.parts.name)
    if (!lease) return
    try {
      await this.parts.work(this, lease)
    } finally {
      await lease.release()
    }
  }
}
