import type { Clock } from '../src/context.ts'

/** Real time plus what the test moved it by. */
export class TestClock implements Clock {
  #offsetMs = 0
  now(): Date {
    return new Date(Date.now() + this.#offsetMs)
  }
  advance(ms: number): void {
    this.#offsetMs += ms
  }
}
