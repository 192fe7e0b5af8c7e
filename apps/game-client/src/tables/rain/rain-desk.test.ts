import type { RainState, RainView } from '@fairground/contract/studio'
import { expect, test } from 'vitest'
import type { RefusalCode, StudioClient } from '../../studio/studio-client.ts'
import { RainDesk } from './rain-desk.ts'

const nowMs = 1_000
const rain: RainView = {
  ...{ rainId: 'r1', stakeMinor: '1000000', winMinorMax: '5000000', quantity: 2, remaining: 2, openUntilMs: 60_000 },
}
const freeBet = { freeBetId: 'f1', stakeMinor: '1000000', winMinorMax: '5000000', expiresMs: 900_000 }
const open: RainState = { rain, canCatch: true, freeBets: [] }

/** A fake studio client with configurable answers; `asked` counts calls. */
function desk(answers: { rain?: RainState; caught?: RainState; refusal?: RefusalCode }, isOn = true) {
  const asked = { rain: 0 }
  const studio: Pick<StudioClient, 'rain' | 'rainCatch'> = {
    async rain() {
      asked.rain += 1
      return { ok: true, value: answers.rain ?? open }
    },
    async rainCatch() {
      return answers.caught ? { ok: true, value: answers.caught } : { ok: false, code: answers.refusal ?? 'RAIN_OVER' }
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
  expect(told.screen.get()).toMatchObject({ rain: null, caughtId: undefined, isCatching: false, miss: 'gone' })
  const { asked, rain: trial } = desk({}, false)
  await trial.refresh()
  expect(asked.rain).toBe(0)
})

test('a press that no answer came to is told, until another one is answered; what was caught after all is no miss', async () => {
  const answers: Parameters<typeof desk>[0] = { refusal: 'OFFLINE' }
  const { rain: told } = desk(answers)
  await told.refresh()
  await told.catch()
  expect(told.screen.get()).toMatchObject({ miss: 'unsent', canCatch: true, isCatching: false })
  answers.caught = { rain, canCatch: false, freeBets: [freeBet] }
  await told.catch()
  expect(told.screen.get()).toMatchObject({ miss: undefined, caughtId: 'r1' })
  const { rain: late } = desk({ refusal: 'OFFLINE', rain: { rain, canCatch: false, freeBets: [freeBet] } })
  late.screen.set(open)
  await late.catch()
  expect(late.screen.get()).toMatchObject({ miss: undefined, freeBets: [freeBet] })
})

test('who may not catch is told so by the bar, and the next rain knows nothing of an earlier miss', async () => {
  const { rain: told } = desk({ refusal: 'RAIN_NOT_YOURS', rain: { ...open, canCatch: false } })
  told.screen.set(open)
  await told.catch()
  expect(told.screen.get().miss).toBeUndefined()
  told.screen.set({ miss: 'gone', rain: null })
  told.hear({ rain: { ...rain, rainId: 'r2' } })
  expect(told.screen.get().miss).toBeUndefined()
})
