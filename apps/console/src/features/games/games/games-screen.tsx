import { Tabs } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { may, useMe } from '../../../lib/me.ts'
import { BrandList } from './brand-list.tsx'
import { GameList } from './game-list.tsx'
import { GamesFile } from './games-file.tsx'
import { type GamesSearch, gameTabs } from './games-search.ts'
import { HouseDesk } from './house-desk.tsx'
import { JackpotList } from './jackpot-list.tsx'
import { LimitList } from './limit-list.tsx'
import { MatchList } from './match-list.tsx'
import { ModelList } from './model-list.tsx'
import { ReturnList } from './return-list.tsx'
import { RoundViewer } from './round-viewer.tsx'
import { TableChat } from './table-chat.tsx'
import { TableList } from './table-list.tsx'
import { TablePairs } from './table-pairs.tsx'
import { TipList } from './tip-list.tsx'

type GamesScreenProps = { search: GamesSearch; onSearch: (change: Partial<GamesSearch>) => void }

/** What the lobby shows: its games, their vendors, the hot matches, and all of it as a file. */
export function GamesScreen({ search, onSearch }: GamesScreenProps) {
  const { t } = useTranslation()
  const me = useMe()
  const { tab = 'games', id } = search
  const tabs = (
    <Tabs
      label={t('nav.games')}
      tabs={gameTabs
        .filter((value) => (value !== 'lottery' && value !== 'sports') || may(me, `${value}.run`))
        .filter((value) => value !== 'pairs' || may(me, 'risk.read'))
        .map((value) => ({ value, label: t(`lobby:tab.${value}`) }))}
      value={tab}
      onValueChange={(next) =>
        onSearch({ tab: next === 'games' ? undefined : next, id: undefined, query: undefined, page: undefined })
      }
      className="mb-3"
    />
  )
  if (tab === 'brands') return <BrandList tabs={tabs} />
  if (tab === 'matches') return <MatchList tabs={tabs} id={id} onOpen={(next) => onSearch({ id: next })} />
  if (tab === 'jackpots') return <JackpotList tabs={tabs} />
  if (tab === 'returns') return <ReturnList tabs={tabs} search={search} onSearch={onSearch} />
  if (tab === 'studio') return <ModelList tabs={tabs} search={search} onSearch={onSearch} />
  if (tab === 'tables') return <TableList tabs={tabs} id={id} onSearch={onSearch} />
  if (tab === 'lottery' || tab === 'sports') return <HouseDesk key={tab} house={tab} tabs={tabs} />
  if (tab === 'tips') return <TipList tabs={tabs} />
  if (tab === 'limits') return <LimitList tabs={tabs} search={search} onSearch={onSearch} />
  if (tab === 'rounds') return <RoundViewer tabs={tabs} roundId={id} onOpen={(next) => onSearch({ id: next })} />
  if (tab === 'pairs') return <TablePairs tabs={tabs} />
  if (tab === 'chat') return <TableChat tabs={tabs} tableId={id} onOpen={(next) => onSearch({ id: next })} />
  if (tab === 'file') return <GamesFile tabs={tabs} />
  return <GameList tabs={tabs} search={search} onSearch={onSearch} />
}
