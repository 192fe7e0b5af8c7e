import type { RainState, RainView } from '@fairground/contract/studio'
import { expect, test } from 'vitest'
import type { StudioClient } from '../../studio/studio-client.ts'
import { RainDesk } from './rain-desk.ts'

const nowMs = 1_000
const rain: RainView = {
  ...{ rainId: 'r1', stakeMinor: '1000000', winMinorMax: '5000000', quantity: 2, remaining: 2, openUntilMs: 60_000 },
}
const freeBet = { freeBetId: 'f1', stakeMinor: '1000000', winMinorMax: '5000000', expiresMs: 900_000 }
const open: RainState = { rain, canCatch: true, freeBets: [] }

/** A desk of a studio that answers what it is told to; `asked` counts. */
function desk(answers: { rain?: RainState; caught?: RainState }, isOn = true) {
  const asked = { rain: 0 }
  const studio: Pick<StudioClient, 'rain' | 'rainCatch'> = {
    async rain() {
      asked.rain += 1
      return { ok: true, value: answers.rain ?? open }
    },
    async rainCatch() {
      return answers.caught ? { ok: true, value: answers.caught } : { ok: false, code: 'RAIN_OVER' }
    },
  }
  return { asked, rain: new RainDesk({ studio, nowMs: () => nowMs, isOn }) }
}

test('a rain that begins is looked at once; its count alone asks nobody', async () => {
  const { asked, rain: told } = desk({})
  told.hear({ rain })
  await Promise.resolve()
  told.hear({ rain: { ...rain, remaining: 1 } })
  expect([asked.rain, told.screen.get().rain?.remaining, told.screen.get().canCatch]).toEqual([1, 1, true])
})

test('a caught bet is for the first place only, as long as the player wants to use it and it lives', async () => {
  const { rain: told } = desk({ caught: { rain, canCatch: false, freeBets: [freeBet] } })
  await told.refresh()
  await told.catch()
  expect([told.next(0), told.next(1), told.screen.get().caughtId]).toEqual([freeBet, undefined, 'r1'])
  told.toggle()
  expect(told.next(0)).toBeUndefined()
  const { rain: late } = desk({ rain: { ...open, freeBets: [{ ...freeBet, expiresMs: nowMs }] } })
  await late.refresh()
  expect(late.next(0)).toBeUndefined()
})

test('who comes too late sees what is left, and play money never asks', async () => {
  const gone = { rain: null, canCatch: false, freeBets: [] }
  const { rain: told } = desk({ rain: gone })
  told.screen.set(open)
  await told.catch()
  expect(told.screen.get()).toMatchObject({ rain: null, caughtId: undefined, isCatching: false })
  const { asked, rain: trial } = desk({}, false)
  await trial.refresh()
  expect(asked.rain).toBe(0)
})
