import type { Game } from '@fairground/contract'
import { useToast } from '@fairground/ui'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useLobby } from '../lobby-context.ts'
import { useGoodRoadChoice } from './good-road-choice.ts'
import { useLiveStore } from './live-context.ts'
import type { ShownTable } from './live-store.ts'
import { newGoodRoads } from './new-good-roads.ts'

/** Nothing to see: says when a table comes to show a pattern that is looked for, with the way to it. */
export function GoodRoadAlerts({ games }: { games: readonly Game[] }): null {
  const { t } = useTranslation()
  const { show } = useToast()
  const { launch } = useLobby()
  const store = useLiveStore()
  const { roads, isTold } = useGoodRoadChoice()
  const tell = useEffectEvent((before: ReadonlyMap<string, ShownTable>) => {
    for (const { nodeId, road } of newGoodRoads(before, store.list(), roads)) {
      const game = games.find((one) => one.nodeId === nodeId)
      if (game)
        show({
          title: game.displayName,
          text: `${t(`games.live.good.${road}`)}. ${t('games.live.independent')}`,
          action: { label: t('ui:play'), onClick: () => launch(game) },
        })
    }
  })
  useEffect(() => {
    if (!isTold) return
    let before = store.list()
    return store.subscribe(() => {
      tell(before)
      before = store.list()
    })
  }, [store, isTold])
  return null
}
