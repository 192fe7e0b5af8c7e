import type { LobbyTable } from '@fairground/contract/studio'
import { useStore } from '@fairground/vendor-ui'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { LiveGame } from '../live-game.ts'
import { useHall } from './hall-context.ts'

export interface LobbyEntry extends LobbyTable {
  game: LiveGame
}

/** The live tables that this client can sit down at; undefined until they are known. */
export function useLobby(): readonly LobbyEntry[] | undefined {
  const hall = useHall()
  const tables = useStore(hall.lobby.screen, (state) => state.tables)
  const games = useGames(tables)
  useEffect(() => hall.lobby.look(), [hall])
  return (
    games &&
    tables?.flatMap((table) => {
      const game = games.get(table.rulesId)
      return game && table.state !== 'closed' && table.stakes ? [{ ...table, game }] : []
    })
  )
}

/** What is drawn of the rules, and their words. */
function useGames(tables: readonly LobbyTable[] | undefined): ReadonlyMap<string, LiveGame> | undefined {
  const hall = useHall()
  const { i18n } = useTranslation()
  const [games, setGames] = useState<ReadonlyMap<string, LiveGame>>()
  const wanted = tables && [...new Set(tables.map(({ rulesId }) => rulesId))].sort().join(' ')
  useEffect(() => {
    if (wanted === undefined) return
    void hall.loadGames(wanted.split(' '), i18n).then(setGames)
  }, [wanted, hall, i18n])
  return games
}
