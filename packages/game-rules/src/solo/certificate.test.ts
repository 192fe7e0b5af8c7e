import { expect, it } from 'vitest'
import { certificateOf, readSoloCertificate, soloFactsOf } from './certificate.ts'
import { certify, soloSheets } from './exact/index.ts'
import { soloGames } from './index.ts'
import { tableGames } from './tables.ts'

/** The sheets of the tables are tested beside their rules; some of them take seconds. */
const miniGames = soloGames.filter((game) => !tableGames.includes(game))
const certificates = miniGames.map((game) =>
  JSON.stringify({ ...certify(game, soloSheets[game.id]?.() ?? []), date: '2026-11-22' }),
)

it('every game has a sheet, and a certificate that is found by its id and version', () => {
  for (const game of miniGames) {
    const { gameId, version, maxWinX } = certificateOf(game, certificates)
    expect([gameId, version]).toEqual([game.id, game.version])
    expect(maxWinX).toBeGreaterThan(1)
  }
})

it('tells the return of the poorest bet, and a frequency only where all bets share it', () => {
  const factsOf = (id: string) =>
    soloFactsOf(readSoloCertificate(certificates.find((text) => text.includes(`"${id}"`))!))
  expect(factsOf('scratch')).toEqual({ rtpBp: 9130, hitFrequencyBp: 3224, maxWinX: 5000 })
  expect(factsOf('keno-80')).toMatchObject({ rtpBp: 8792, hitFrequencyBp: null, maxWinX: 100_000 })
  expect(factsOf('wheel')).toMatchObject({ rtpBp: 9900, hitFrequencyBp: null, maxWinX: 49 })
})

it('refuses a file that is no certificate, and a game without one', () => {
  expect(() => readSoloCertificate('{"gameId":"dice"}')).toThrow(SyntaxError)
  expect(() => certificateOf(miniGames[0]!, [])).toThrow('Game dice version 1 is not certified')
})
