import { VendorModelList } from '@fairground/contract/psw'
import { expect, test } from 'vitest'
import { rulesNameOf } from '../src/catalogue/game.ts'
import { callAsPortal, findSlot, gameId, testStudio } from './test-studio.ts'

const studio = testStudio()

test('every model of this release is told once, with what its certificate says', async () => {
  const { models } = VendorModelList.parse((await callAsPortal(studio, 'GET', '/models')).body)
  const ids = models.map(({ modelId }) => modelId)
  expect(new Set(ids).size).toBe(ids.length)
  const played = studio.context.catalogue.list().map((game) => rulesNameOf(game).id)
  expect(new Set(ids)).toEqual(new Set(played))
  const { model, certificate } = findSlot(studio, gameId)
  expect(models.find(({ modelId }) => modelId === model.id)).toMatchObject({
    ...{ version: model.version, engine: 'slot', hash: certificate.hash, sd: certificate.sd, rtpMin: certificate.rtp },
    ...{ method: certificate.method, maxWinX: certificate.maxWinX, counted: certificate.n, rtpTotal: null },
  })
  expect(models.find(({ modelId }) => modelId === 'roulette')).toMatchObject({ engine: 'instant', sd: null })
  expect(models.filter(({ jackpotId }) => jackpotId !== null).every(({ rtpTotal }) => rtpTotal !== null)).toBe(true)
})
